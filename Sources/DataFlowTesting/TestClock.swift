import DataFlow

/// A clock that stands still until a test advances it.
///
/// Pass it to a `Store` and to anything else that sleeps.
public final class TestClock: Clock {
  /// An instant of the clock: the time elapsed since the clock was created.
  public struct Instant: InstantProtocol {
    /// The time since the clock was created.
    public let offset: Duration

    /// The instant `duration` later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// The time from this instant to another; negative if the other is earlier.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// One instant is earlier than the other.
    public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private struct Content: Sendable {
    typealias Sleeper = (deadline: Instant, continuation: CheckedContinuation<Void, any Error>)

    var now = Instant(offset: .zero)
    var sleepers: [Int: Sleeper] = [:]
    var lastNumber = 0
  }

  private let content = Locked(Content())

  /// Creates a clock at zero.
  public init() {}

  /// The current instant.
  public var now: Instant { content.withLock(\.now) }
  /// Zero: any two instants can be told apart.
  public var minimumResolution: Duration { .zero }

  /// The number of tasks sleeping on the clock.
  public var sleeperCount: Int { content.withLock(\.sleepers.count) }

  /// Sleeps until the test has advanced the clock far enough; throws `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    if deadline <= now { return }
    let number = content.withLock { content in
      content.lastNumber += 1
      return content.lastNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        content.withLock { $0.sleepers[number] = (deadline, continuation) }
        if Task.isCancelled { wake(number, with: .failure(CancellationError())) }
        if deadline <= now { wake(number, with: .success(())) }
      }
    } onCancel: {
      wake(number, with: .failure(CancellationError()))
    }
  }

  /// Ends a sleep, unless it has ended.
  private func wake(_ number: Int, with result: Result<Void, any Error>) {
    let sleeper = content.withLock { $0.sleepers.removeValue(forKey: number) }
    sleeper?.continuation.resume(with: result)
  }

  /// Waits until `count` tasks sleep, then advances the clock; fails the test if they do not within `timeout`.
  ///
  /// A task must be asleep before the clock is advanced, or it will miss its wake-up.
  nonisolated(nonsending)
    public func advance(
      by duration: Duration, onceAsleep count: Int, timeout: Duration = .seconds(10),
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) async
  {
    await waitUntil(timeout) { sleeperCount >= count }
    if sleeperCount < count, !Task.isCancelled {
      CallSite(fileID, filePath, line, column)
        .fail("\(sleeperCount) of \(count) tasks sleep on the clock")
    }
    await advance(by: duration)
  }

  /// Advances the clock: wakes the tasks whose deadlines are reached, one by one in the order of
  /// their deadlines, and gives each a chance to run.
  ///
  /// There is no way to know when they have finished their work: wait for its result, not just for this.
  nonisolated(nonsending)
    public func advance(by duration: Duration) async
  {
    let end = now.advanced(by: duration)
    await letOthersRun()
    while let sleeper = popNext(until: end) {
      sleeper.continuation.resume()
      await letOthersRun()
    }
    content.withLock { $0.now = max($0.now, end) }
  }

  private func popNext(until end: Instant) -> Content.Sleeper? {
    content.withLock { content in
      let next = content.sleepers.min { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }
      guard let next, next.value.deadline <= end else { return nil }
      content.now = max(content.now, next.value.deadline)
      return content.sleepers.removeValue(forKey: next.key)
    }
  }

  nonisolated(nonsending)
    private func letOthersRun() async
  {
    for _ in 0..<20 {
      // Queue behind tasks woken off the main actor, then behind those on it.
      await Task.detached {}.value
      await Task.yield()
    }
  }
}
