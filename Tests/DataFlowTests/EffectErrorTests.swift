import DataFlow
import Testing

/// Work that throws becomes an action, unless it was cancelled.
@MainActor @Suite(.timeLimit(.minutes(10))) struct EffectErrorTests {
  private enum Failure: Error {
    case broken
  }

  @Test func `work that throws turns into an action and the next work runs`() async {
    let store = CounterStore.performing { work, send in
      send(.add(1))
      if work == "bad" { throw Failure.broken }
    }

    store.dispatch(.perform(.run("bad", id: "x")))
    await store.reaches { $0.failures.count == 1 }
    store.dispatch(.perform(.run("good", id: "x")))
    await store.reaches { $0.count == 2 }

    #expect(store.state == Counter(count: 2, failures: ["bad: broken"]))
  }

  @Test func `an error that becomes no action ends the work, and the next begins`() async {
    let store = CounterStore(
      initialState: Counter(), reducer: counterReducer,
      performer: Performer { work, send in
        if work == "bad" { throw Failure.broken }
        send(.add(1))
      } recover: { _, _ in
        nil
      })

    store.dispatch(.perform(.run("bad", id: "x", order: .serial)))
    await store.dispatch(.perform(.run("good", id: "x", order: .serial))).finish()

    #expect(store.state == Counter(count: 1))
    #expect(store.runningWork == [])
  }

  @Test func `cancelled work that throws sends nothing`() async {
    let never = Handshake<Int>()
    let ended = Handshake<Bool>()
    let store = CounterStore.performing { _, send in
      _ = await never.take()
      ended.give(Task.isCancelled)
      throw Failure.broken
    }
    store.dispatch(.perform(.run("bad", id: "x")))
    await settle()

    store.dispatch(.perform(.cancel("x")))
    #expect(await ended.take() == true)
    await settle()

    #expect(store.state == Counter())
  }

  @Test func `a cancellation error of its own is reported like any other`() async {
    let store = CounterStore.performing { _, _ in throw CancellationError() }

    store.dispatch(.perform(.run("bad")))
    await settle()

    #expect(store.state == Counter(failures: ["bad: CancellationError()"]))
  }
}
