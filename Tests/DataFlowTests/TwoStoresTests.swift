import DataFlow
import DataFlowTesting
import Testing

/// Stores with the same performer, whose work has the same ids.
@MainActor @Suite(.timeLimit(.minutes(10))) struct TwoStoresTests {
  private let clock = TestClock()
  private let log = Log<String>()
  private let one: CounterStore
  private let other: CounterStore

  /// Both perform work that takes a second and then sends its name.
  init() {
    let performer = Performer<CounterAction, String>(
      perform: { [clock, log] work, send in
        log.append("begin \(work)")
        try await clock.sleep(for: .seconds(1))
        send(.fail(work))
      }, recover: { error, work in .fail("\(work): \(error)") })
    let makeStore = { [clock] in
      CounterStore(
        initialState: Counter(), reducer: counterReducer, performer: performer, clock: clock)
    }
    (one, other) = (makeStore(), makeStore())
  }

  // A throttle sleeps as well.
  @Test(arguments: [(EffectOrder.latest, 2), (.serial, 2), (.throttled(.seconds(1)), 4)])
  func `work neither replaces nor waits for that of another store`(
    order: EffectOrder, sleepers: Int
  ) async {
    let task = one.dispatch(.perform(.run("a", id: "x", order: order)))
    let otherTask = other.dispatch(.perform(.run("b", id: "x", order: order)))
    await clock.waitForSleepers(sleepers)
    #expect(log.entries.sorted() == ["begin a", "begin b"])
    #expect(one.runningWork == ["a"])
    #expect(other.runningWork == ["b"])

    await clock.advance(by: .seconds(1))
    await task.finish()
    await otherTask.finish()

    #expect(one.state == Counter(failures: ["a"]))
    #expect(other.state == Counter(failures: ["b"]))
  }

  @Test func `cancelling an id and restoring a state leave the work of another store`() async {
    let task = one.dispatch(.perform(.run("a", id: "x")))
    let otherTask = other.dispatch(.perform(.run("b", id: "x")))
    await clock.waitForSleepers(2)

    other.dispatch(.perform(.cancel("x")))
    otherTask.cancel()
    other.restore(Counter(count: 5))
    #expect(one.runningWork == ["a"])
    #expect(other.runningWork == [])
    await clock.advance(by: .seconds(1))
    await task.finish()

    #expect(one.state == Counter(failures: ["a"]))
    #expect(other.state == Counter(count: 5))
  }
}
