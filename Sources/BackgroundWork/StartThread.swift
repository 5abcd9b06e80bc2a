#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Starts a thread that ends when the body returns; does nothing if the system has no more threads.
public func startThread(_ body: @escaping @Sendable () -> Void) {
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  let work = Unmanaged.passRetained(Work(body))
  let error = pthread_create(
    &thread, nil,
    { context in
      // The parameter is optional on some systems.
      if let context = context as UnsafeMutableRawPointer? {
        pthread_detach(pthread_self())
        let work = Unmanaged<Work>.fromOpaque(context).takeRetainedValue()
        withSignalStack(work.body)
      }
      return nil
    }, work.toOpaque())
  if error != 0 { work.release() }
}

/// The same, for a thread that takes no signals: those to the program are for its main thread.
public func startThreadWithoutSignals(_ body: @escaping @Sendable () -> Void) {
  var (others, former) = (sigset_t(), sigset_t())
  sigfillset(&others)
  // A thread's own crash cannot be put off.
  for crash in [SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT] { sigdelset(&others, crash) }
  pthread_sigmask(SIG_BLOCK, &others, &former)
  startThread(body)
  pthread_sigmask(SIG_SETMASK, &former, nil)
}

/// Gives this thread a second stack for signal handlers: if its own overflows, none is left on that for the
/// handler that restores the terminal.
private func withSignalStack(_ body: () -> Void) {
  let size = 1 << 16
  var stack = stack_t()
  stack.ss_sp = .allocate(byteCount: size, alignment: 16)
  stack.ss_size = numericCast(size)
  sigaltstack(&stack, nil)
  body()
  let memory = stack.ss_sp
  stack.ss_flags = numericCast(SS_DISABLE)
  sigaltstack(&stack, nil)
  memory?.deallocate()
}

private final class Work {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }
}
