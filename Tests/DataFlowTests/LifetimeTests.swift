import DataFlow
import Testing

/// A store is released with its owner, whatever else refers to it.
@MainActor @Suite(.timeLimit(.minutes(10))) struct LifetimeTests {
  @Test func `a store with subscribers, middleware and streams is released`() async {
    var store: CounterStore? = .counting()
    weak let released = store
    let tickets = [
      store?.subscribe(to: \.count) { _ in },
      store?.onPulse(\.bell) { _ in },
      store?.onUpdate(perform: { _ in }),
      store?.add(CounterMiddleware { action, _, next in next(action) }),
    ]
    let stream = store?.states(\.count)
    store?.dispatchAll(.add(1), .ring("ding"), .perform(.run("nothing")))
    await settle()

    store = nil

    #expect(released == nil)
    withExtendedLifetime(tickets) {}
    #expect(stream != nil)
  }

  @Test func `work ends when the store is released, and what it sends goes nowhere`() async {
    let began = Handshake<Bool>()
    let ended = Handshake<Bool>()
    var store: CounterStore? = .performing { _, send in
      began.give(true)
      _ = await Handshake<Int>().take()
      send(.add(1000))
      ended.give(Task.isCancelled)
    }
    weak let released = store
    store?.dispatch(.perform(.run("a")))
    #expect(await began.take() == true)

    store = nil

    #expect(released == nil)
    #expect(await ended.take() == true)
  }

  @Test func `a subscription that outlives its store can be cancelled`() {
    var store: CounterStore? = .counting()
    let ticket = store?.subscribe(to: \.count) { _ in }

    store = nil
    ticket?.cancel()

    #expect(store == nil)
  }

  @Test func `a subscriber's closure is released with the next action after its subscription`() {
    let store = CounterStore.counting()
    var kept: Log<Int>? = Log()
    weak let released = kept
    var ticket: Subscription? = store.subscribe(to: \.count) { [kept] in kept?.append($0) }
    kept = nil
    #expect(released != nil)

    ticket = nil
    store.dispatch(.addOther(1))

    #expect(released == nil)
    #expect(ticket == nil)
  }

  @Test func `the closures of work that has ended are released`() async {
    var kept: Log<Int>? = Log()
    weak let released = kept
    var store: CounterStore? = .performing { [kept] _, send in
      kept?.append(1)
      send(.add(1))
    }
    kept = nil
    store?.dispatch(.perform(.run("a", id: "x")))
    await store?.reaches { $0.count == 1 }
    #expect(released?.entries == [1])
    await settle()

    store = nil

    #expect(released == nil)
  }
}
