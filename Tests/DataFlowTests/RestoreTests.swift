import DataFlow
import Testing

@MainActor @Suite(.timeLimit(.minutes(10))) struct RestoreTests {
  private let store = CounterStore.counting()
  private let log = Log<String>()

  @Test func `it takes a number, passes no middleware and calls subscribers like an action`() {
    store.logActions(in: log)
    store.tell(log, \.count, as: "count ")
    store.tell(log, \.other, as: "other ")
    store.onUpdate(perform: { [log] in log.append("all \($0.count)") }).store(in: log.bag)
    log.entries = []

    for _ in 0..<2 { store.restore(Counter(count: 5)) }
    #expect(store.number == 2)
    store.dispatch(.add(1))

    #expect(log.entries == ["count 5", "all 5", "all 5", "3 add(1)", "count 6", "all 6"])
    #expect(store.state == Counter(count: 6))
  }

  @Test func `inside a dispatch it waits its turn, and is the parent of what is dispatched then`() {
    store.logActions(in: log)
    store.subscribe(to: \.count) { [store, log] count in
      log.append("a\(count)")
      if count == 50 { store.dispatch(.addOther(1)) }
      guard count == 1 else { return }
      store.dispatch(.add(1))
      store.restore(Counter(count: 50))
      store.dispatch(.add(1))
      log.append("still \(store.state.count)")
    }.store(in: log.bag)
    store.tell(log, \.count, as: "b")

    store.dispatch(.add(1))

    #expect(
      log.entries == [
        "a0", "b0", "1 add(1)", "a1", "still 1", "b1", "2 add(1) < 1", "a2", "b2", "a50", "b50",
        "4 add(1) < 1", "a51", "b51", "5 addOther(1) < 3",
      ])
  }

  @Test func `running work is cancelled, what it sends goes nowhere, and its id is free`() async {
    let ended = Handshake<String>()
    let store = CounterStore.performing { work, send in
      send(.addOther(1))
      _ = await Handshake<Int>().take()
      send(.add(1000))
      ended.give("\(work) \(Task.isCancelled)")
    }
    store.dispatchAll(.perform(.run("a")), .perform(.run("b", id: "x")))
    await store.reaches { $0.other == 2 }

    store.restore(Counter(count: 5))

    #expect(store.runningWork == [])
    #expect(await Set([ended.take(), ended.take()]) == ["a true", "b true"])
    #expect(store.state == Counter(count: 5))
    store.dispatch(.perform(.run("c", id: "x")))
    await store.reaches { $0.other == 1 }
    #expect(store.runningWork == ["c"])
  }
}
