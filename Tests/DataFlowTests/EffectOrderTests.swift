import DataFlow
import DataFlowTesting
import Testing

/// How work gets along with other work of the same id.
@MainActor @Suite(.timeLimit(.minutes(10))) struct EffectOrderTests {
  private let clock = TestClock()
  private let log = Log<String>()

  /// Each piece of work takes as many seconds as the end of its name says, or one, and then sends its name.
  private func makeStore() -> CounterStore {
    .performing(clock: clock) { [clock, log] work, send in
      log.append("+\(work)")
      defer { log.append(Task.isCancelled ? "×\(work)" : "-\(work)") }
      try await clock.sleep(for: .seconds(Int(work.drop { !$0.isNumber }) ?? 1))
      send(.fail(work))
    }
  }

  private func run(_ work: String, _ order: EffectOrder) -> CounterAction {
    .perform(.run(work, id: "x", order: order))
  }

  @Test func `serial work begins when what came before it has ended`() async {
    let store = makeStore()

    store.dispatch(.perform(.merge(["a", "b", "c"].map { .run($0, id: "x", order: .serial) })))
    #expect(store.runningWork == ["a", "b", "c"])
    for left in [["b", "c"], ["c"], []] {
      await clock.advance(by: .seconds(1), onceAsleep: 1)
      await store.reaches { $0.failures.count == 3 - left.count }
      await settle()
      #expect(store.runningWork == left)
    }

    #expect(log.entries == ["+a", "-a", "+b", "-b", "+c", "-c"])
  }

  @Test func `cancelling what an action started lets serial work of another begin`() async {
    let store = makeStore()
    let first = store.dispatch(run("a", .serial))
    store.dispatch(run("b", .serial))
    await clock.advance(by: .zero, onceAsleep: 1)

    first.cancel()
    await settle()
    await clock.advance(by: .seconds(1), onceAsleep: 1)
    await store.reaches { $0.failures == ["b"] }

    #expect(log.entries.filter { $0.hasSuffix("a") } == ["+a", "×a"])
    #expect(log.entries.filter { $0.hasSuffix("b") } == ["+b", "-b"])
  }

  private func naming() -> CounterStore {
    .performing(clock: clock) { work, send in send(.fail(work)) }
  }

  /// Asks for work at most once a second.
  private func request(_ work: String, of store: CounterStore) {
    store.dispatch(run(work, .throttled(.seconds(1))))
  }

  @Test func `throttled work begins at once, and then with the last request of each interval`()
    async
  {
    let store = naming()

    request("a", of: store)
    await store.reaches { $0.failures == ["a"] }
    request("b", of: store)
    request("c", of: store)
    #expect(store.runningWork == ["c"])
    await clock.advance(by: .milliseconds(999), onceAsleep: 1)
    #expect(store.state.failures == ["a"])
    await clock.advance(by: .milliseconds(1), onceAsleep: 1)
    await store.reaches { $0.failures == ["a", "c"] }
    request("d", of: store)
    await clock.advance(by: .seconds(1), onceAsleep: 1)
    await store.reaches { $0.failures == ["a", "c", "d"] }
    await clock.advance(by: .seconds(1), onceAsleep: 1)
    request("e", of: store)
    await store.reaches { $0.failures == ["a", "c", "d", "e"] }

    #expect(store.state == Counter(failures: ["a", "c", "d", "e"]))
    #expect(store.runningWork == [])
  }

  @Test func `cancelling a throttled id drops the last request and ends the interval`() async {
    let store = naming()
    request("a", of: store)
    await store.reaches { $0.failures == ["a"] }
    request("b", of: store)

    store.dispatch(.perform(.cancel("x")))
    request("c", of: store)
    await store.reaches { $0.failures.count == 2 }

    #expect(store.state == Counter(failures: ["a", "c"]))
  }

  @Test(
    arguments: [
      (.serial, 2, ["+a1", "-a1", "+b1", "-b1", "+c9", "-c9"]),
      (.concurrent, 3, ["+a1", "+c9", "-a1", "+b1", "-b1", "-c9"]),
    ] as [(EffectOrder, Int, [String])])
  func `throttled work begins at the end of the time, whatever has been requested since`(
    order: EffectOrder, sleepers: Int, steps: [String]
  ) async {
    let store = makeStore()
    store.dispatchAll(
      run("a1", .throttled(.seconds(5))), run("b1", .throttled(.seconds(5))), run("c9", order))

    await clock.advance(by: .seconds(20), onceAsleep: sleepers)
    while store.runningWork != [] { await clock.advance(by: .seconds(20)) }

    #expect(log.entries == steps)
  }

  @Test func `throttled work that takes longer than the time is cancelled by the next`() async {
    let store = makeStore()
    store.dispatchAll(run("a9", .throttled(.seconds(5))), run("b1", .throttled(.seconds(5))))

    await clock.advance(by: .seconds(5), onceAsleep: 2)
    while store.runningWork != [] { await clock.advance(by: .seconds(5)) }

    #expect(Set(log.entries) == ["+a9", "×a9", "+b1", "-b1"])
  }

  @Test(arguments: [Duration.zero, .seconds(-1), .seconds(Int64.min)])
  func `a throttle without a time keeps nothing back for long`(time: Duration) async {
    let store = makeStore()

    store.dispatchAll(run("a0", .throttled(time)), run("b0", .throttled(time)))
    while store.runningWork != [] { await clock.advance(by: .zero) }
    store.dispatch(run("c0", .throttled(time)))
    while store.runningWork != [] { await clock.advance(by: .zero) }

    #expect(log.entries.filter { $0.hasPrefix("-") }.suffix(2) == ["-b0", "-c0"])
    #expect(store.state.failures.suffix(2) == ["b0", "c0"])
  }

  @Test func `an effect says what it is, and ids and reasons can be made of parts`() {
    let effect = Effect.run(
      "load", id: "cover-\(3)", after: .seconds(1), order: .serial, timeout: .seconds(9))
    let reason: Reason = "only \(2) cards are left"

    #expect(
      "\(effect)"
        == "run(load, id: cover-3, after: 1.0 seconds, order: serial, timeout: 9.0 seconds)")
    #expect(reason == "only 2 cards are left")
    #expect("\(reason)" == "only 2 cards are left")
  }
}
