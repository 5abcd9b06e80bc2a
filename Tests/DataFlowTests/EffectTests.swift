import AsyncAlgorithms
import DataFlow
import Testing

/// Effects of reducers and middleware are performed, and their replies and errors come back as actions.
@MainActor @Suite(.timeLimit(.minutes(10))) struct EffectTests {
  private let log = Log<String>()

  @Test func `work sends any number of actions over time, in order`() async {
    let gate = Handshake<Int>()
    let store = CounterStore.performing { _, send in
      for await amount in gate.values { send(.add(amount)) }
    }
    let counts = store.states(\.count)

    store.dispatch(.perform(.run("count")))
    [1, 2, 3].forEach(gate.give)

    #expect(await Array(counts.prefix(4)) == [0, 1, 3, 6])
    #expect(store.state == Counter(count: 6))
  }

  @Test func `work starts after all subscribers have seen the action`() async {
    let store = CounterStore.performing { [log] work, send in
      log.append("performed \(work)")
      send(.add(1))
    }
    store.onUpdate(perform: { [log] in log.append("told \($0.count)") }).store(in: log.bag)

    store.dispatch(.perform(.run("a")))
    log.append("returned")
    await store.reaches { $0.count == 1 }

    #expect(log.entries == ["told 0", "returned", "performed a", "told 1"])
  }

  @Test func `effects in a row are running from their action on, and all performed, in order`()
    async
  {
    let store = CounterStore.performing { work, send in send(.fail(work)) }

    store.dispatch(
      .perform(.merge(.merge(.run("a"), .none), .merge(.run("b", id: "b"), .run("c")))))
    #expect(store.runningWork == ["a", "b", "c"])
    await store.reaches { $0.failures.count == 3 }
    await settle()

    #expect(store.state == Counter(failures: ["a", "b", "c"]))
    #expect(store.runningWork == [])
  }

  private enum Failure: Error {
    case broken
  }

  @Test(
    arguments: [
      (Failure.broken, "bad: broken"), (CancellationError(), "bad: CancellationError()"),
    ] as [(any Error, String)])
  func `work that throws turns into an action and the next work runs`(
    error: any Error, message: String
  ) async {
    let store = CounterStore.performing { work, send in
      send(.add(1))
      if work == "bad" { throw error }
    }

    store.dispatch(.perform(.run("bad", id: "x")))
    await store.reaches { $0.failures.count == 1 }
    await settle()
    #expect(store.runningWork == [])
    store.dispatch(.perform(.run("good", id: "x")))
    await store.reaches { $0.count == 2 }

    #expect(store.state == Counter(count: 2, failures: [message]))
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

  @Test(arguments: [("returns", []), ("throws", ["throws: broken"])])
  func `what work sends after its end does not arrive`(work: String, failures: [String]) async {
    let gate = Handshake<Int>()
    let sent = Handshake<Bool>()
    let store = CounterStore.performing { work, send in
      send(.add(1))
      Task {
        send(.add(await gate.take() ?? 0))
        sent.give(true)
      }
      if work == "throws" { throw Failure.broken }
    }

    await store.dispatch(.perform(.run(work))).finish()
    gate.give(100)

    #expect(await sent.take() == true)
    #expect(store.state == Counter(count: 1, failures: failures))
  }
}
