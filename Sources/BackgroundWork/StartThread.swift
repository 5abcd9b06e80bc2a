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
        Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
      }
      return nil
    }, work.toOpaque())
  if error != 0 { work.release() }
}

private final class Work {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }
}
