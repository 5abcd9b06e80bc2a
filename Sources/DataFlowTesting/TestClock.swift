import Synchronization

/// A clock that stands still until a test lets time pass.
///
/// Give it to a `Store` as its clock, and to whatever else sleeps.
public final class TestClock: Clock {
  /// A moment of the clock: how much time has passed since it was made.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public let offset: Duration

    /// The moment so much later.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// The time from this moment to another; negative if that one is earlier.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Whether one moment is earlier than the other.
    public static func < (one: Instant, other: Instant) -> Bool {
      one.offset < other.offset
    }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct Content {
    var now = Instant(offset: .zero)
    var sleepers: [Int: Sleeper] = [:]
    var nextNumber = 0
  }

  private let content = Mutex(Content())

  /// A clock at zero.
  public init() {}

  /// The moment at which the clock stands.
  public var now: Instant { content.withLock(\.now) }
  /// Zero: any two moments can be told apart.
  public var minimumResolution: Duration { .zero }

  /// How many sleep on it.
  public var sleeperCount: Int { content.withLock(\.sleepers.count) }

  /// Sleeps until the test has let enough time pass; throws `CancellationError` when its task is
  /// cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let number = content.withLock { content in
      content.nextNumber += 1
      return content.nextNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isOver = content.withLock { content in
          let isOver = deadline <= content.now || Task.isCancelled
          if !isOver {
            content.sleepers[number] = Sleeper(deadline: deadline, continuation: continuation)
          }
          return isOver
        }
        guard isOver else { return }
        if Task.isCancelled {
          continuation.resume(throwing: CancellationError())
        } else {
          continuation.resume()
        }
      }
    } onCancel: {
      let sleeper = content.withLock { $0.sleepers.removeValue(forKey: number) }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Waits until so many sleep: whoever is to be woken must sleep before time passes.
  @MainActor
  public func waitForSleepers(_ count: Int) async {
    while sleeperCount < count, !Task.isCancelled { await Task.yield() }
  }

  /// Lets time pass: wakes whoever sleeps until then, one after the other in the order of their
  /// deadlines, and gives each a chance to go on.
  ///
  /// Nobody can tell when they have done all they can: wait for what they do, not only for this.
  @MainActor
  public func advance(by duration: Duration) async {
    let end = now.advanced(by: duration)
    await letOthersRun()
    while let sleeper = popNext(until: end) {
      sleeper.continuation.resume()
      await letOthersRun()
    }
    content.withLock { $0.now = max($0.now, end) }
  }

  private func popNext(until end: Instant) -> Sleeper? {
    content.withLock { content in
      let next = content.sleepers.min { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }
      guard let next, next.value.deadline <= end else { return nil }
      content.now = max(content.now, next.value.deadline)
      return content.sleepers.removeValue(forKey: next.key)
    }
  }

  @MainActor
  private func letOthersRun() async {
    for _ in 0..<20 {
      // Behind whoever was woken off the main actor, and then behind those on it.
      await Task.detached {}.value
      await Task.yield()
    }
  }
}
