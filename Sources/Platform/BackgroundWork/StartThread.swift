/// Starts a thread that ends when the body returns; does nothing and returns false if the system has no memory or
/// number for another.
///
/// The thread takes no signals: those to the program are for its main thread.
@discardableResult
public func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  var (others, former) = (sigset_t(), sigset_t())
  sigfillset(&others)
  // A thread's own crash cannot be put off; `abort` takes care of that itself.
  for crash in [SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP] { sigdelset(&others, crash) }
  pthread_sigmask(SIG_BLOCK, &others, &former)
  defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
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
  return error == 0
}

/// Gives this thread a second stack for signal handlers: an overflow of its own would leave no room for the
/// handler that restores the terminal.
private func withSignalStack(_ body: () -> Void) {
  let size = 1 << 16
  let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
  defer { memory.deallocate() }
  var (own, former) = (stack_t(), stack_t())
  own.ss_sp = memory
  own.ss_size = numericCast(size)
  sigaltstack(&own, &former)
  body()
  // A sanitizer may have set one.
  sigaltstack(&former, nil)
}

private final class Work {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}
