#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A second in which a picture must be decoded.
///
/// Processor time by default: a busy machine makes no picture bad.
final class Patience {
  private let time: () -> Duration
  private let end: Duration

  init(time: @escaping () -> Duration = processorTime) {
    self.time = time
    end = time() + .seconds(1)
  }

  var isOver: Bool { time() >= end }
}

/// What this thread has used.
private func processorTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
