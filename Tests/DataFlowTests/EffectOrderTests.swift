import DataFlow
import DataFlowTesting
import Testing

/// How work gets along with other work of the same id.
@MainActor @Suite(.timeLimit(.minutes(10))) struct EffectOrderTests {
  private let clock = TestClock()
  private let gate = Handshake<String>()
  private let log = Log<String>()

  /// Each piece of work takes a second.
  private func store() -> CounterStore {
    .performing(clock: clock) { [clock, log] work, send in
      log.append("begin \(work)")
      defer { log.append(Task.isCancelled ? "cancel \(work)" : "end \(work)") }
      try await clock.sleep(for: .seconds(1))
      send(.fail(work))
    }
  }

  @Test func `concurrent work shares an id, and one cancellation ends all of it`() async {
    let store = store()
    store.dispatchAll(
      .perform(.run("a", id: "x", order: .concurrent)),
      .perform(.run("b", id: "x", order: .concurrent)))
    await clock.advance(by: .seconds(1), onceAsleep: 2)
    await store.reaches { $0.failures.count == 2 }
    let replies = store.state.failures
    #expect(replies.sorted() == ["a", "b"])

    store.dispatchAll(
      .perform(.run("c", id: "x", order: .concurrent)),
      .perform(.run("d", id: "x", order: .concurrent)))
    await clock.waitForSleepers(2)
    store.dispatch(.perform(.cancel("x")))
    await settle()

    #expect(store.runningWork == [])
    #expect(clock.sleeperCount == 0)
    #expect(store.state == Counter(failures: replies))
  }

  @Test func `serial work begins when what came before it has ended`() async {
    let store = store()

    store.dispatch(
      .perform(
        .merge(
          .run("a", id: "x", order: .serial),
          .merge(.run("b", id: "x", order: .serial), .run("c", id: "x", order: .serial)))))
    #expect(store.runningWork == ["a", "b", "c"])
    for left in [["b", "c"], ["c"], []] {
      await clock.advance(by: .seconds(1), onceAsleep: 1)
      await store.reaches { $0.failures.count == 3 - left.count }
      await settle()
      #expect(store.runningWork == left)
    }

    #expect(
      log.entries == ["begin a", "end a", "begin b", "end b", "begin c", "end c"])
  }

  @Test func `cancelling an id also cancels what waits for its turn`() async {
    let store = store()
    store.dispatchAll(
      .perform(.run("a", id: "x", order: .serial)), .perform(.run("b", id: "x", order: .serial)))
    await clock.waitForSleepers(1)

    store.dispatch(.perform(.cancel("x")))
    await settle()

    #expect(store.runningWork == [])
    #expect(log.entries == ["begin a", "cancel a"])
  }

  @Test func `cancelling what an action started lets serial work of another begin`() async {
    let store = store()
    let first = store.dispatch(.perform(.run("a", id: "x", order: .serial)))
    store.dispatch(.perform(.run("b", id: "x", order: .serial)))
    await clock.waitForSleepers(1)

    first.cancel()
    await settle()
    await clock.advance(by: .seconds(1), onceAsleep: 1)
    await store.reaches { $0.failures == ["b"] }

    #expect(log.entries.filter { $0.hasSuffix("a") } == ["begin a", "cancel a"])
    #expect(log.entries.filter { $0.hasSuffix("b") } == ["begin b", "end b"])
  }

  @Test func `throttled work begins at once, and then with the last request of each interval`()
    async
  {
    let store = CounterStore.performing(clock: clock) { work, send in send(.fail(work)) }
    func request(_ work: String) {
      store.dispatch(.perform(.run(work, id: "x", order: .throttled(.seconds(1)))))
    }

    request("a")
    await store.reaches { $0.failures == ["a"] }
    request("b")
    request("c")
    #expect(store.runningWork == ["c"])
    await clock.advance(by: .milliseconds(999), onceAsleep: 1)
    #expect(store.state.failures == ["a"])
    await clock.advance(by: .milliseconds(1), onceAsleep: 1)
    await store.reaches { $0.failures == ["a", "c"] }
    request("d")
    await clock.advance(by: .seconds(1), onceAsleep: 1)
    await store.reaches { $0.failures == ["a", "c", "d"] }
    await clock.advance(by: .seconds(1), onceAsleep: 1)
    request("e")
    await store.reaches { $0.failures == ["a", "c", "d", "e"] }

    #expect(store.state == Counter(failures: ["a", "c", "d", "e"]))
    #expect(store.runningWork == [])
  }

  @Test func `cancelling a throttled id drops the last request and ends the interval`() async {
    let store = CounterStore.performing(clock: clock) { work, send in send(.fail(work)) }
    func request(_ work: String) {
      store.dispatch(.perform(.run(work, id: "x", order: .throttled(.seconds(1)))))
    }
    request("a")
    await store.reaches { $0.failures == ["a"] }
    request("b")

    store.dispatch(.perform(.cancel("x")))
    request("c")
    await store.reaches { $0.failures.count == 2 }

    #expect(store.state == Counter(failures: ["a", "c"]))
  }

  @Test func `work that takes too long is cancelled and fails with the limit`() async {
    let store = store()

    store.dispatch(.perform(.run("slow", timeout: .milliseconds(500))))
    await clock.advance(by: .milliseconds(500), onceAsleep: 2)
    await store.reaches { !$0.failures.isEmpty }
    await settle()

    #expect(
      store.state == Counter(failures: ["slow: EffectTimeout(limit: 0.5 seconds)"]))
    #expect(log.entries == ["begin slow", "cancel slow"])
    #expect(store.runningWork == [])
  }

  @Test func `work that ends in time leaves no deadline behind`() async {
    let store = store()

    store.dispatch(.perform(.run("quick", timeout: .seconds(2))))
    await clock.advance(by: .seconds(1), onceAsleep: 2)
    await store.reaches { $0.failures == ["quick"] }
    await settle()

    #expect(clock.sleeperCount == 0)
    #expect(store.state == Counter(failures: ["quick"]))
  }

  @Test func `the time before the work begins does not count towards its limit`() async {
    let store = store()

    store.dispatch(.perform(.run("late", after: .seconds(5), timeout: .seconds(2))))
    await clock.advance(by: .seconds(5), onceAsleep: 1)
    await clock.advance(by: .seconds(1), onceAsleep: 2)
    await store.reaches { !$0.failures.isEmpty }

    #expect(store.state == Counter(failures: ["late"]))
  }

  @Test func `an effect says what it is, and ids and reasons can be made of parts`() {
    let effect = Effect.run(
      "load", id: "cover-\(3)", after: .seconds(1), order: .serial, timeout: .seconds(9))
    let reason: Reason = "only \(2) cards are left"

    #expect(
      "\(effect)"
        == "run(load, id: cover-3, after: 1.0 seconds, order: serial, timeout: 9.0 seconds)")
    #expect(reason == "only 2 cards are left")
  }
}
