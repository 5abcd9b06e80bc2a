import DataFlow
import Testing

/// Work under an id can be cancelled or replaced, and then sends nothing more.
@MainActor @Suite(.timeLimit(.minutes(10))) struct EffectCancellationTests {
  private let gate = Handshake<Int>()
  private let ended = Handshake<String>()

  /// Adds the values from the gate; once cancelled, it still tries to add 1000.
  private func listeningStore() -> CounterStore {
    CounterStore.performing { [gate, ended] work, send in
      if work == "late" { return send(.addOther(1)) }
      for await amount in gate.values { send(.add(amount)) }
      send(.add(1000))
      ended.give("\(work) \(Task.isCancelled)")
    }
  }

  @Test func `cancelled work ends and sends nothing more`() async {
    let store = listeningStore()
    store.dispatch(.perform(.run("ear", id: "x")))
    gate.give(1)
    await store.reaches { $0.count == 1 }

    store.dispatch(.perform(.cancel("x")))

    #expect(await ended.take() == "ear true")
    #expect(store.state == Counter(count: 1))
  }

  @Test func `what cancelled work sends before it notices does not arrive`() async {
    let store = CounterStore.performing { [gate, ended] _, send in
      send(.add(1))
      // An unstructured task is not cancelled along.
      let amount = await Task { await gate.take() ?? 0 }.value
      send(.add(amount))
      ended.give("over")
    }
    store.dispatch(.perform(.run("deaf", id: "x")))
    await store.reaches { $0.count == 1 }

    store.dispatch(.perform(.cancel("x")))
    gate.give(100)

    #expect(await ended.take() == "over")
    #expect(store.state == Counter(count: 1))
  }

  @Test func `the latest of an id wins`() async {
    let store = listeningStore()
    store.dispatch(.perform(.run("early", id: "x")))
    gate.give(1)
    await store.reaches { $0.count == 1 }

    store.dispatch(.perform(.run("late", id: "x")))

    #expect(await ended.take() == "early true")
    await store.reaches { $0.other == 1 }
    #expect(store.state == Counter(count: 1, other: 1))
  }

  @Test func `cancelling reaches the latest of an id, not only the first`() async {
    let store = CounterStore.performing { [ended] work, send in
      ended.give("\(work) begins")
      _ = await Handshake<Int>().take()
      send(.add(1000))
      ended.give(work)
    }
    store.dispatch(.perform(.run("early", id: "x")))
    #expect(await ended.take() == "early begins")
    store.dispatch(.perform(.run("late", id: "x")))
    #expect(await Set([ended.take(), ended.take()]) == ["early", "late begins"])

    store.dispatch(.perform(.cancel("x")))

    #expect(await ended.take() == "late")
    #expect(store.state == Counter())
  }

  @Test func `other ids and work without one go on`() async {
    let store = CounterStore.performing { [gate] work, send in
      let amount = await gate.take()
      if let amount { send(.add(amount)) }
      send(.fail(work))
    }

    store.dispatchAll(.perform(.run("a", id: "x")), .perform(.cancel("y")), .perform(.none))
    gate.give(5)
    await store.reaches { $0.failures.count == 1 }

    #expect(store.state == Counter(count: 5, failures: ["a"]))
  }

  @Test func `an id can be used again after its work has ended or was cancelled`() async {
    let store = CounterStore.performing { _, send in send(.add(1)) }

    store.dispatch(.perform(.run("first", id: "x")))
    await store.reaches { $0.count == 1 }
    await settle()
    store.dispatchAll(.perform(.cancel("x")), .perform(.run("second", id: "x")))
    await store.reaches { $0.count == 2 }

    #expect(store.state == Counter(count: 2))
  }

  @Test func `work that is cancelled before it began sends nothing`() async {
    let store = CounterStore.performing { _, send in send(.add(1)) }

    store.dispatch(.perform(.merge(.run("a", id: "x"), .cancel("x"))))
    await settle()

    #expect(store.state == Counter())
  }
}
