import DataFlow
import DataFlowTesting
import Testing

/// Work of different orders under one id, and times at the edges.
@MainActor @Suite(.timeLimit(.minutes(10))) struct MixedEffectOrderTests {
  private let clock = TestClock()
  private let log = Log<String>()

  /// Work that ends after the seconds at the end of its name.
  private func makeStore() -> CounterStore {
    .performing(clock: clock) { [clock, log] work, send in
      log.append("+\(work)")
      try await clock.sleep(for: .seconds(Int(work.drop { !$0.isNumber }) ?? 0))
      log.append("-\(work)")
    }
  }

  private func run(
    _ work: String, _ order: EffectOrder, timeout: Duration? = nil
  ) -> CounterAction {
    .perform(.run(work, id: "x", order: order, timeout: timeout))
  }

  @Test func `throttled work begins at the end of the time, whatever has been requested since`()
    async
  {
    for order in [EffectOrder.serial, .concurrent] {
      let store = makeStore()
      log.entries = []
      store.dispatchAll(
        run("a1", .throttled(.seconds(5))), run("b1", .throttled(.seconds(5))), run("c9", order))

      await clock.advance(by: .seconds(20), onceAsleep: order == .serial ? 2 : 3)
      while store.runningWork != [] { await clock.advance(by: .seconds(20)) }

      #expect(
        log.entries
          == (order == .serial
            ? ["+a1", "-a1", "+b1", "-b1", "+c9", "-c9"]
            : ["+a1", "+c9", "-a1", "+b1", "-b1", "-c9"]))
    }
  }

  @Test(arguments: [Duration.zero, .seconds(-1), .seconds(Int64.min)])
  func `a throttle without a time keeps nothing back for long`(time: Duration) async {
    let store = makeStore()

    store.dispatchAll(run("a", .throttled(time)), run("b", .throttled(time)))
    while store.runningWork != [] { await clock.advance(by: .zero) }
    store.dispatch(run("c", .throttled(time)))
    while store.runningWork != [] { await clock.advance(by: .zero) }

    #expect(log.entries.filter { $0.hasPrefix("-") }.suffix(2) == ["-b", "-c"])
    #expect(store.state.failures == [])
  }

  @Test(arguments: [Duration.zero, .seconds(-1), .seconds(Int64.min)])
  func `work that may take no time is performed, and ended where it waits`(
    limit: Duration
  ) async {
    let store = makeStore()

    store.dispatchAll(run("a9", .latest, timeout: limit))
    while store.runningWork != [] { await clock.advance(by: .zero) }

    #expect(log.entries == ["+a9"])
    #expect(store.state.failures == ["a9: EffectTimeout(limit: \(limit))"])
  }

  @Test(arguments: [Int64.max, Int64.max / 2, 1 << 62, 10_000_000_000])
  func `the real clock waits as long as it is told`(seconds: Int64) async {
    let began = Handshake<Bool>()
    let store = CounterStore.performing { work, _ in
      began.give(true)
      _ = await Handshake<Int>().take()
    }
    let task = store.dispatch(run("a", .throttled(.seconds(seconds)), timeout: .seconds(seconds)))
    store.dispatchAll(
      run("b", .throttled(.seconds(seconds))),
      .perform(.run("late", id: "y", after: .seconds(seconds))))

    #expect(await began.take() == true)
    for _ in 0..<200 { await Task.yield() }

    #expect(store.runningWork == ["a", "b", "late"])
    #expect(store.state.failures == [])
    task.cancel()
    store.restore(Counter())
  }

  @Test func `finishing ends although its work restores, cancels and starts work`() async {
    let store = CounterStore.performing { work, send in
      switch work {
      case "start": send(.perform(.run("chain", id: "x")))
      case "chain": send(.perform(.cancel("x")))
      default: break
      }
    }
    let task = store.dispatch(.perform(.run("start", id: "x")))

    await task.finish()
    task.cancel()
    await task.finish()

    #expect(store.runningWork == [])
  }

  @Test func `thousands may wait for their work`() async {
    let clock = clock
    let store = CounterStore.performing { _, _ in try await clock.sleep(for: .seconds(1)) }
    let tasks = (0..<2_000).map { index in
      store.dispatch(.perform(.run("\(index)", id: "x", order: .concurrent)))
    }
    let waiting = tasks.map { task in Task { await task.finish() } }

    await clock.waitForSleepers(2_000)
    for task in tasks { task.cancel() }
    for wait in waiting { await wait.value }

    #expect(store.runningWork == [])
  }
}
