import DataFlow
import Testing

/// The work that a store reports as running.
@MainActor @Suite(.timeLimit(.minutes(10))) struct RunningWorkTests {
  private let gate = Handshake<Int>()

  /// Work that adds the first value from the gate; "bad" throws.
  private func waitingStore() -> CounterStore {
    CounterStore.performing { [gate] work, send in
      if work == "bad" { throw CancelledByNobody() }
      if let amount = await gate.take() { send(.add(amount)) }
    }
  }

  private struct CancelledByNobody: Error {}

  @Test func `work is running from its action on, oldest first`() {
    let store = waitingStore()

    store.dispatch(
      .perform(
        .merge(.run("a"), .merge(.run("b", id: "x", after: .seconds(9)), .run("c", id: "y")))))
    store.dispatch(.perform(.run("d")))

    #expect(store.runningWork == ["a", "b", "c", "d"])
  }

  @Test func `work that returns or throws is running no more`() async {
    let store = waitingStore()
    store.dispatchAll(.perform(.run("good")), .perform(.run("bad", id: "x")))

    await store.reaches { $0.failures == ["bad: CancelledByNobody()"] }
    await settle()
    #expect(store.runningWork == ["good"])
    gate.give(1)
    await store.reaches { $0.count == 1 }
    await settle()

    #expect(store.runningWork == [])
  }

  @Test func `work that is replaced or cancelled is running no more`() {
    let store = waitingStore()
    store.dispatchAll(
      .perform(.run("a", id: "x")), .perform(.run("b", id: "y")), .perform(.run("c")))

    store.dispatch(.perform(.run("d", id: "x")))
    #expect(store.runningWork == ["b", "c", "d"])
    store.dispatch(.perform(.merge(.cancel("x"), .cancel("y"))))

    #expect(store.runningWork == ["c"])
  }

  @Test func `what cancelled work sends during its cancellation does not arrive`() async {
    let began = Handshake<Bool>()
    let store = CounterStore.performing { _, send in
      await withTaskCancellationHandler {
        began.give(true)
        _ = await Handshake<Int>().take()
      } onCancel: {
        MainActor.assumeIsolated { send(.add(1000)) }
      }
    }
    store.dispatch(.perform(.run("a", id: "x")))
    #expect(await began.take() == true)

    store.dispatch(.perform(.cancel("x")))

    #expect(store.state == Counter())
  }
}
