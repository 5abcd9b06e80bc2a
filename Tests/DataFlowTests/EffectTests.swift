import AsyncAlgorithms
import DataFlow
import Testing

/// Effects of reducers and middleware are performed, and their replies come back as actions.
@MainActor @Suite(.timeLimit(.minutes(10))) struct EffectTests {
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
    let log = Log<String>()
    let store = CounterStore.performing { work, send in
      log.append("performed \(work)")
      send(.add(1))
    }
    let ticket = store.onUpdate(perform: { log.append("told \($0.count)") })

    store.dispatch(.perform(.run("a")))
    log.append("returned")
    await store.reaches { $0.count == 1 }

    #expect(log.entries == ["told 0", "returned", "performed a", "told 1"])
    ticket.cancel()
  }

  @Test func `effects in a row are all performed, in order`() async {
    let store = CounterStore.performing { work, send in send(.fail(work)) }

    store.dispatch(
      .perform(.merge(.merge(.run("a"), .none), .merge(.run("b", id: "b"), .run("c")))))
    await store.reaches { $0.failures.count == 3 }

    #expect(store.state == Counter(failures: ["a", "b", "c"]))
  }

  @Test func `work without an id runs concurrently`() async {
    let gate = Handshake<Int>()
    let store = CounterStore.performing { work, send in
      if work == "waits" { send(.add(await gate.take() ?? 0)) } else { send(.addOther(1)) }
    }

    store.dispatchAll(.perform(.run("waits")), .perform(.run("at once")))
    await store.reaches { $0.other == 1 }
    gate.give(5)
    await store.reaches { $0.count == 5 }

    #expect(store.state == Counter(count: 5, other: 1))
  }

  @Test func `middleware can make effects of its own`() async {
    let store = CounterStore.performing { work, send in send(.fail(work)) }
    let middleware = store.add(
      CounterMiddleware { action, _, next in
        action == .strange ? .handled(.run("from middleware")) : next(action)
      })

    store.dispatch(.strange)
    await store.reaches { $0.failures.count == 1 }

    #expect(store.state == Counter(failures: ["from middleware"]))
    middleware.cancel()
  }

  @Test func `middleware can take an effect away`() async {
    let store = CounterStore.performing { work, send in send(.fail(work)) }
    let middleware = store.add(
      CounterMiddleware { action, _, next in
        _ = next(action)
        return .handled()
      })

    store.dispatch(.perform(.run("dropped")))
    await settle()

    #expect(store.state == Counter())
    middleware.cancel()
  }

  private static let performer = Performer<CounterAction, String> { work, send in
    MainActor.assertIsolated()
    send(.fail(work))
  }

  @Test func `work runs on the main actor wherever the performer was made`() async {
    let store = CounterStore(
      initialState: Counter(), reducer: counterReducer, performer: Self.performer)

    await store.dispatch(.perform(.run("a"))).finish()

    #expect(store.state == Counter(failures: ["a"]))
  }

  @Test func `a store without a performer performs nothing`() async {
    let store = CounterStore.counting()

    store.dispatch(.perform(.run("nothing", id: "n")))
    await settle()

    #expect(store.state == Counter())
  }
}
