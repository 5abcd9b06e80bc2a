import CSQLite
import Platform

/// A limit on the work of statements: a small file can be crafted to make a query endless, with pages that are
/// read again and again, or with expressions in its schema.
struct WorkLimit {
  /// Of SQLite's virtual machine.
  var steps: Int
  /// Of the thread's processor time, so neither a slow disk nor a busy machine counts.
  var seconds: Int
  /// The number of steps between checks of the limits.
  var interval: Int32

  /// For reading a schema before it is known to be ours: a step may call any functions.
  static let opening = Self(steps: 10_000, seconds: 2, interval: 1)
  /// For our own statements on our own tables: ten times what 100,000 games take.
  static let work = Self(steps: 400_000_000, seconds: 60, interval: 1000)
}

final class WorkCount {
  private var limit = WorkLimit.opening
  private var stepsLeft = 0
  private var (end, processorEnd) = (0, 0)

  func start(_ limit: WorkLimit) {
    self.limit = limit
    stepsLeft = limit.steps
    end = seconds(of: CLOCK_MONOTONIC) + limit.seconds
    processorEnd = seconds(of: CLOCK_THREAD_CPUTIME_ID) + limit.seconds
  }

  func isTooMuch() -> Bool {
    stepsLeft -= Int(limit.interval)
    // A thread's time needs a system call, and never passes faster than the other.
    return stepsLeft < 0
      || seconds(of: CLOCK_MONOTONIC) >= end && seconds(of: CLOCK_THREAD_CPUTIME_ID) > processorEnd
  }

  private func seconds(of clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec
  }
}
