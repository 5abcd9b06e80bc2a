import DataFlow
import DataFlowTesting
import Testing

@Suite(.timeLimit(.minutes(10))) struct ActorStoreTests {
  /// An actor with a store whose work sends what it is called, wherever it is sent from.
  private actor Clerk {
    enum Way: CaseIterable, Sendable {
      case atHome, fromTheMainActor, fromNowhere
    }

    enum Asking: CaseIterable, Sendable {
      case directly, byFunctionOfNoActor, bySender
    }

    private let store: CounterStore
    private var log: [String] = []

    init(_ way: Way = .atHome) {
      store = CounterStore(
        initialState: Counter(), reducer: counterReducer,
        performer: Performer { work, send in await Clerk.answer(work, way, send) })
    }

    nonisolated(nonsending) private static func answer(
      _ work: String, _ way: Way, _ send: Send<CounterAction>
    ) async {
      for answer in ["\(work) 1", "\(work) 2"] {
        switch way {
        case .atHome: send(.fail(answer))
        case .fromTheMainActor: await MainActor.run { send(.fail(answer)) }
        case .fromNowhere: await Task.detached { send(.fail(answer)) }.value
        }
      }
    }

    /// Dispatches an action that asks for work; returns what the work sent.
    func ask(_ asking: Asking) async -> [String] {
      let ticket = store.subscribe(to: \.failures) { [weak self] _ in
        self?.preconditionIsolated()
      }
      defer { ticket.cancel() }
      switch asking {
      case .directly: await store.dispatch(.perform(.run("work"))).finish()
      case .byFunctionOfNoActor:
        store.dispatch(.add(1))
        store.ask("work")
      case .bySender:
        let send = Send(to: store)
        await Task.detached { send(.perform(.run("work"))) }.value
      }
      while store.state.failures.count < 2 || store.runningWork != [] { await Task.yield() }
      return store.state.failures
    }

    /// Subscribes, and dispatches from the subscriber.
    func watch() -> [String] {
      let ticket = store.subscribe(to: \.count) { [weak self] count in
        self?.assumeIsolated {
          $0.log.append("\(count)")
          if count == 1 { $0.store.dispatch(.add(5)) }
        }
      }
      store.dispatchAll(.add(1), .add(10))
      ticket.cancel()
      store.dispatch(.add(100))
      return log
    }
  }

  @Test(arguments: Clerk.Way.allCases, Clerk.Asking.allCases)
  private func `what work sends arrives in order, wherever it is sent and asked for from`(
    way: Clerk.Way, asking: Clerk.Asking
  ) async {
    #expect(await Clerk(way).ask(asking) == ["work 1", "work 2"])
  }

  @MainActor
  @Test func `what is sent while the first arrives comes after the others`() async {
    let store = Store<[Int], Int, Never>(initialState: []) { numbers, number in
      numbers.append(number)
      return .handled()
    }
    let send = Send(to: store)
    let ticket = store.subscribe(to: \.last) { if $0 == 1 { send(10) } }

    sendFromNowhere([1, 2], by: send)
    await store.reaches { $0.count == 3 }

    #expect(store.state == [1, 2, 10])
    ticket.cancel()
  }

  @Test func `subscribers are called on the actor, and may dispatch`() async {
    #expect(await Clerk().watch() == ["0", "1", "6", "16"])
  }

  @Test func `work runs on the actor of its store`() async {
    actor Home {
      private let store = CounterStore(
        initialState: Counter(), reducer: counterReducer,
        performer: Performer { _, send in send(.fail(place())) })

      func ask() async -> [String] {
        await store.dispatch(.perform(.run("where"))).finish()
        return store.state.failures
      }
    }

    #expect(await Home().ask() == ["Home"])
  }

  @Test func `a store without an actor reduces, and is scoped and watched`() {
    let store = CounterStore.counting()
    var counts: [Int] = []
    let ticket = store.scoped(to: \.count, action: CounterAction.add)
      .subscribe(to: \.self) { counts.append($0) }

    store.dispatch(.add(2))
    store.dispatch(.perform(.cancel("nothing")))

    #expect(store.state == Counter(count: 2))
    #expect(counts == [0, 2])
    withExtendedLifetime(ticket) {}
  }

  @Test func `work that has no actor to begin on stops the program and says so`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      func dispatch() { CounterStore.counting().dispatch(.perform(.run("work"))) }
      dispatch()
    }

    #expect(
      result.says("run(work) has no actor to begin on: dispatch from one, such as the main actor."))
  }

  @Test func `a test store needs no main actor`() async {
    actor Desk {
      func test() async {
        let store = TestStore(
          initialState: Counter(), reducer: counterReducer,
          performer: Performer { work, send in send(.fail(work)) })
        store.send(.add(1)) { $0.count = 1 }
        store.send(.perform(.run("work")), .handled(.run("work")))
        await store.receive(.fail("work")) { $0.failures = ["work"] }
        await store.finish()
      }
    }

    await Desk().test()
  }
}

extension CounterStore {
  fileprivate func ask(_ work: String) { dispatch(.perform(.run(work))) }
}

private func place(_ isolation: isolated (any Actor)? = #isolation) -> String {
  isolation.map { "\(type(of: $0))" } ?? "nowhere"
}

private func sendFromNowhere(_ numbers: [Int], by send: Send<Int>) {
  for number in numbers { send(number) }
}
