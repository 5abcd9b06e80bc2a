#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The one-second deadline for decoding a picture.
///
/// Measured in processor time by default, so that a busy machine does not fail good pictures.
final class DecodingDeadline {
  private let time: () -> Duration
  private let end: Duration

  init(time: @escaping () -> Duration = processorTime) {
    self.time = time
    end = time() + .seconds(1)
  }

  var hasPassed: Bool { time() >= end }
}

/// The processor time this thread has used.
private func processorTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
