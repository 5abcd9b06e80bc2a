import DataFlow
import Testing

/// Middleware that is added and removed while actions run.
@MainActor @Suite struct MiddlewareChainTests {
  private let store = CounterStore.counting()
  private let log = Log<String>()

  private func watcher(_ name: String) -> CounterMiddleware {
    CounterMiddleware { [log] action, _, next in
      log.append("\(name) \(action)")
      return next(action)
    }
  }

  @Test func `one that is removed sees no later action`() {
    let first = store.add(watcher("a"))
    let second = store.add(watcher("b"))
    store.dispatch(.add(1))

    first.cancel()
    store.dispatch(.add(2))
    second.cancel()
    store.dispatch(.add(3))

    #expect(log.entries == ["a add(1)", "b add(1)", "b add(2)"])
    #expect(store.state == Counter(count: 6))
  }

  @Test func `one whose subscription is released sees no later action`() {
    var ticket: Subscription? = store.add(watcher("a"))
    store.dispatch(.add(1))

    ticket = nil
    store.dispatch(.add(2))

    #expect(ticket == nil)
    #expect(log.entries == ["a add(1)"])
  }

  @Test func `one can remove itself while it handles an action`() {
    var own: Subscription?
    own = store.add(
      CounterMiddleware { [log] action, _, next in
        log.append("once \(action)")
        own?.cancel()
        return next(action)
      })
    let next = store.add(watcher("b"))

    store.dispatchAll(.add(1), .add(2))

    #expect(log.entries == ["once add(1)", "b add(1)", "b add(2)"])
    #expect(store.state == Counter(count: 3))
    next.cancel()
  }

  @Test func `one can add another while it handles an action`() {
    var added: Subscription?
    let first = store.add(
      CounterMiddleware { [store, log] action, _, next in
        if added == nil {
          added = store.add(
            CounterMiddleware { [log] action, _, next in
              log.append("new \(action)")
              return next(action)
            })
        }
        return next(action)
      })

    store.dispatchAll(.add(1), .add(2))

    #expect(log.entries == ["new add(2)"])
    #expect(store.state == Counter(count: 3))
    withExtendedLifetime((first, added)) {}
  }

  @Test func `a subscriber can change the chain for the actions that wait`() {
    let first = store.add(watcher("a"))
    var second: Subscription?
    let ticket = store.onUpdate(perform: { [store] state in
      guard state.count == 1 else { return }
      store.dispatch(.add(2))
      first.cancel()
      second = store.add(watcher("b"))
    })

    store.dispatch(.add(1))

    #expect(log.entries == ["a add(1)", "b add(2)"])
    withExtendedLifetime((ticket, second)) {}
  }
}
