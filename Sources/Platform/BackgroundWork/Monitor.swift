/// A mutex-protected value with a condition variable.
// Sendable because the mutex guards the value.
public final class Monitor<Value>: @unchecked Sendable {
  private var value: Value
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  public init(_ value: Value) {
    self.value = value
    pthread_mutex_init(mutex, nil)
    #if canImport(Darwin)
      pthread_cond_init(changed, nil)
    #else
      // Setting the clock must not prolong a wait.
      var attributes = pthread_condattr_t()
      pthread_condattr_init(&attributes)
      pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
      pthread_cond_init(changed, &attributes)
      pthread_condattr_destroy(&attributes)
    #endif
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  public func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&value)
  }

  /// Wakes one waiting thread.
  public func signal() { pthread_cond_signal(changed) }

  /// Calls `body` now and after each signal, until it returns a result; nil when a limited time is over.
  public func wait<Result>(
    atMost limit: Duration? = nil, for body: (inout Value) -> Result?
  ) -> Result? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    let end = limit.map { ContinuousClock.now + $0 }
    while true {
      if let result = body(&value) { return result }
      let rest = end.map { $0 - .now }
      if let rest, rest <= .zero { return nil }
      waitForSignal(atMost: rest)
    }
  }

  private func waitForSignal(atMost limit: Duration?) {
    guard let (seconds, attoseconds) = limit?.components else {
      pthread_cond_wait(changed, mutex)
      return
    }
    var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    #if canImport(Darwin)
      pthread_cond_timedwait_relative_np(changed, mutex, &time)
    #else
      var now = timespec()
      clock_gettime(CLOCK_MONOTONIC, &now)
      time.tv_sec += now.tv_sec + (time.tv_nsec + now.tv_nsec) / 1_000_000_000
      time.tv_nsec = (time.tv_nsec + now.tv_nsec) % 1_000_000_000
      pthread_cond_timedwait(changed, mutex, &time)
    #endif
  }
}
