import DataFlowTesting
import Testing

/// Time under the control of the test.
@MainActor @Suite(.timeLimit(.minutes(10))) struct TestClockTests {
  private let clock = TestClock()
  private let log = Log()

  @MainActor
  private final class Log {
    var entries: [String] = []
  }

  private func sleepers(_ count: Int) async {
    while clock.sleeperCount != count { await Task.yield() }
  }

  private func entries(_ count: Int) async {
    while log.entries.count < count { await Task.yield() }
  }

  /// A task that sleeps for some seconds and logs when it wakes.
  private func sleeper(_ name: String, _ seconds: Int) -> Task<Void, any Error> {
    Task { [clock, log] in
      do {
        try await clock.sleep(for: .seconds(seconds))
        log.entries.append("\(name) woke")
      } catch {
        log.entries.append("\(name) \(error)")
      }
    }
  }

  @Test func `it stands still until a test advances it, and tells what has passed`() async {
    let start = clock.now
    #expect(start.offset == .zero)
    #expect(clock.minimumResolution == .zero)

    await clock.advance(by: .milliseconds(1500))

    #expect(clock.now.offset == .milliseconds(1500))
    #expect(start < clock.now)
    #expect(start.duration(to: clock.now) == .milliseconds(1500))
    #expect(clock.now.duration(to: start) == .milliseconds(-1500))
    #expect(start.advanced(by: .milliseconds(1500)) == clock.now)
    #expect(clock.sleeperCount == 0)
  }

  @Test func `tasks wake when their deadlines are reached`() async {
    _ = [sleeper("c", 3), sleeper("a", 1), sleeper("late", 9), sleeper("b", 2)]
    await sleepers(4)

    await clock.advance(by: .seconds(5))
    await entries(3)

    #expect(Set(log.entries) == ["a woke", "b woke", "c woke"])
    #expect(clock.now.offset == .seconds(5))
    #expect(clock.sleeperCount == 1)
  }

  @Test func `all sleepers with one deadline wake, and it can wait until they sleep`() async {
    let names = (0..<10).map { "\($0)" }
    for name in names { _ = sleeper(name, 1) }

    await clock.advance(by: .seconds(1), onceAsleep: 10)
    await entries(10)

    #expect(Set(log.entries) == Set(names.map { "\($0) woke" }))
  }

  @Test func `just before the deadline nothing wakes`() async {
    _ = sleeper("a", 1)
    await sleepers(1)

    await clock.advance(by: .milliseconds(999))
    #expect(log.entries == [])
    #expect(clock.sleeperCount == 1)
    await clock.advance(by: .milliseconds(1))
    await entries(1)

    #expect(log.entries == ["a woke"])
    #expect(clock.sleeperCount == 0)
  }

  @Test func `one that wakes and sleeps again is woken again`() async {
    Task { [clock, log] in
      for _ in 0..<2 {
        try await clock.sleep(for: .seconds(1))
        log.entries.append("tick")
      }
    }

    for count in 1...2 {
      await sleepers(1)
      await clock.advance(by: .seconds(1))
      await entries(count)
    }

    #expect(log.entries == ["tick", "tick"])
    #expect(clock.now.offset == .seconds(2))
    #expect(clock.sleeperCount == 0)
  }

  @Test func `a deadline that has passed does not wait`() async throws {
    await clock.advance(by: .seconds(2))

    try await clock.sleep(until: clock.now, tolerance: nil)
    try await clock.sleep(for: .seconds(-1))

    #expect(clock.sleeperCount == 0)
  }

  @Test(arguments: [true, false])
  func `a cancelled sleeper wakes with an error, the others sleep on`(isAsleep: Bool) async {
    let cancelled = sleeper("a", 1)
    _ = sleeper("b", 2)
    if isAsleep { await sleepers(2) }

    cancelled.cancel()
    await entries(1)
    await sleepers(1)

    #expect(log.entries == ["a CancellationError()"])
  }

  @Test func `waiting for sleepers that never come fails`() async {
    await withKnownIssue(isolation: MainActor.shared) {
      await clock.advance(by: .zero, onceAsleep: 1, timeout: .zero)
    } matching: {
      $0.comments.map(\.rawValue) == ["0 of 1 tasks sleep on the clock"]
    }
  }
}
