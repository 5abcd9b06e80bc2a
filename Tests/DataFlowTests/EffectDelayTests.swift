import DataFlow
import DataFlowTesting
import Testing

/// Delayed work.
@MainActor @Suite(.timeLimit(.minutes(10))) struct EffectDelayTests {
  private let clock = TestClock()
  private let log = Log<String>()

  /// Logs its work, and adds 1 as soon as it starts.
  private func workingStore() -> CounterStore {
    CounterStore.performing(clock: clock) { [log] work, send in
      log.append(work)
      send(.add(1))
    }
  }

  /// Waits until this many tasks sleep.
  private func sleepers(_ count: Int) async {
    while clock.sleeperCount != count { await Task.yield() }
  }

  @Test func `work begins after its delay, not before`() async {
    let store = workingStore()

    store.dispatch(.perform(.run("a", after: .seconds(2))))
    await sleepers(1)
    await clock.advance(by: .milliseconds(1999))
    #expect(store.runningWork == ["a"])
    #expect(log.entries == [])
    await clock.advance(by: .milliseconds(1))
    await store.reaches { $0.count == 1 }
    await settle()

    #expect(log.entries == ["a"])
    #expect(store.runningWork == [])
  }

  @Test func `an id and a delay debounce: only the last of several requests is done`() async {
    let store = workingStore()
    for request in ["a", "b", "c"] {
      store.dispatch(.perform(.run(request, id: "search", after: .seconds(1))))
      await sleepers(1)
      await clock.advance(by: .milliseconds(900))
    }
    #expect(store.runningWork == ["c"])

    await clock.advance(by: .milliseconds(100))
    await store.reaches { $0.count == 1 }
    store.dispatch(.perform(.run("d", id: "search", after: .seconds(1))))
    await sleepers(1)
    await clock.advance(by: .seconds(1))
    await store.reaches { $0.count == 2 }

    #expect(log.entries == ["c", "d"])
  }

  @Test func `other ids and work without one do not wait for each other`() async {
    let store = workingStore()

    store.dispatchAll(
      .perform(.run("late", id: "x", after: .seconds(3))),
      .perform(.run("early", id: "y", after: .seconds(1))),
      .perform(.run("middle", after: .seconds(2))))
    await sleepers(3)
    for second in 1...3 {
      await clock.advance(by: .seconds(1))
      await store.reaches { $0.count == second }
    }

    #expect(log.entries == ["early", "middle", "late"])
  }

  @Test func `delayed work that is cancelled never begins`() async {
    let store = workingStore()
    store.dispatch(.perform(.run("a", id: "x", after: .seconds(1))))
    await sleepers(1)
    await clock.advance(by: .milliseconds(500))

    store.dispatch(.perform(.cancel("x")))
    #expect(store.runningWork == [])
    await clock.advance(by: .seconds(1))

    #expect(log.entries == [])
    #expect(clock.sleeperCount == 0)
    #expect(store.state == Counter())
  }

  @Test func `delayed work that is cancelled before its task has begun never begins`() async {
    let store = workingStore()

    store.dispatchAll(
      .perform(.run("a", id: "x", after: .seconds(1))), .perform(.cancel("x")))
    await clock.advance(by: .seconds(1))

    #expect(log.entries == [])
    #expect(store.state == Counter())
  }

  @Test func `work without a delay that is cancelled before it begins never begins`() async {
    let store = workingStore()

    store.dispatchAll(.perform(.run("old", id: "x")), .perform(.run("new", id: "x")))
    await store.reaches { $0.count == 1 }

    #expect(log.entries == ["new"])
    #expect(store.state == Counter(count: 1))
  }

  @Test func `delayed work that waits holds no store`() async {
    var store: CounterStore? = workingStore()
    weak let released = store
    store?.dispatch(.perform(.run("a", after: .seconds(1))))
    await sleepers(1)
    await clock.advance(by: .milliseconds(500))

    store = nil
    await clock.advance(by: .seconds(1))

    #expect(released == nil)
    #expect(clock.sleeperCount == 0)
    #expect(log.entries == [])
  }
}
