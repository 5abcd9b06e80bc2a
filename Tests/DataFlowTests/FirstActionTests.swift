import DataFlow
import Testing

/// A store starts with its initial state and does nothing by itself.
@MainActor @Suite struct FirstActionTests {
  private let log = Log<String>()

  private func watcher() -> CounterMiddleware {
    CounterMiddleware { [log] action, context, next in
      log.append("\(context.number) \(action) from \(context.parent.map(String.init) ?? "outside")")
      return next(action)
    }
  }

  @Test func `a store dispatches nothing by itself`() async {
    let store = CounterStore(
      initialState: Counter(count: 7),
      reducer: { [log] state, action in
        MainActor.assumeIsolated { log.append("reduced \(action)") }
        return counterReducer(state: &state, action: action)
      },
      performer: Performer(
        perform: { [log] work, _ in log.append("performed \(work)") },
        recover: { error, _ in .fail("\(error)") }))
    let tickets = [
      store.add(watcher()), store.onUpdate(perform: { [log] _ in log.append("told") }),
      store.onPulse(\.bell) { [log] _ in log.append("rung") },
    ]

    await settle()

    #expect(log.entries == [])
    #expect(store.state == Counter(count: 7))
    #expect(store.number == 0)
    #expect(store.runningWork == [])
    withExtendedLifetime(tickets) {}
  }

  @Test func `the first action passes the middleware, has number 1 and no parent`() {
    let store = CounterStore.counting()
    let middleware = store.add(watcher())

    store.dispatch(.add(1))

    #expect(log.entries == ["1 add(1) from outside"])
    #expect(store.state == Counter(count: 1))
    #expect(store.number == 1)
    middleware.cancel()
  }

  @Test func `actions from outside have no parent, whatever came before`() {
    let store = CounterStore.counting()
    let middleware = store.add(watcher())

    store.dispatchAll(.add(1), .refuse, .strange)

    #expect(
      log.entries == ["1 add(1) from outside", "2 refuse from outside", "3 strange from outside"])
    middleware.cancel()
  }

  @Test func `what a new subscriber dispatches while it is given the value has no parent`() {
    let store = CounterStore.counting()
    let middleware = store.add(watcher())

    let first = store.subscribe(to: \.other) { [store] _ in store.dispatch(.add(1)) }
    let second = store.subscribe(to: \.other) { [store] _ in store.dispatch(.add(2)) }

    #expect(log.entries == ["1 add(1) from outside", "2 add(2) from outside"])
    withExtendedLifetime((middleware, first, second)) {}
  }
}
