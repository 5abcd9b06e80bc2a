import DataFlow
import Testing

/// Orders in which subscribers and middleware must see things.
@MainActor
@Suite struct OrderRegressionTests {
  private let store = Store<Int, Int, Never>(
    initialState: 0,
    reducer: { state, action in
      state += action
      return .handled()
    })

  @Test func `what a new subscriber dispatches is delivered after its first value`() {
    var told: [Int] = []
    let subscription = store.subscribe(
      to: { $0 },
      onChange: { [store] value in
        if value == 0 { store.dispatch(1) }
        told.append(value)
      })

    #expect(told == [0, 1])
    subscription.cancel()
  }

  @Test func `middleware that is removed by one before it does not see the action`() {
    var seen: [Int] = []
    var second: Subscription?
    let first = store.add(
      Middleware { action, _, next in
        second?.cancel()
        return next(action)
      })
    second = store.add(
      Middleware { action, _, next in
        seen.append(action)
        return next(action)
      })

    store.dispatch(1)

    #expect(seen == [])
    #expect(store.state == 1)
    first.cancel()
  }

  @Test func `an action that middleware passes on twice is delivered twice`() {
    var told: [Int] = []
    let twice = store.add(Middleware { action, _, next in next(action).merged(with: next(action)) })
    let subscription = store.subscribe(to: { $0 }, onChange: { told.append($0) })

    store.dispatch(1)

    #expect(told == [0, 1, 2])
    twice.cancel()
    subscription.cancel()
  }

  @Test(.timeLimit(.minutes(10))) func `a sequence ends when its store is released`() async {
    var store: Store<Int, Int, Never>? = Store(
      initialState: 5, reducer: { _, _ in .unhandled })
    let states = store?.states { $0 }
    store = nil

    var seen: [Int] = []
    for await value in states ?? AsyncStream(unfolding: { nil }) { seen.append(value) }

    #expect(seen == [5])
  }
}
