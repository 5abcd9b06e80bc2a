import DataFlow
import Testing

@MainActor @Suite struct MiddlewareTests {
  private let store = CounterStore.counting()
  private let log = Log<String>()

  /// Logs what it sees on the way to the reducer and back.
  private func watcher(_ name: String) -> CounterMiddleware {
    CounterMiddleware { [log] action, context, next in
      log.append("\(name) \(action) at \(context.state.count)")
      let outcome = next(action)
      log.append("\(name) done at \(context.state.count)")
      return outcome
    }
  }

  @Test func `the chain runs in the order in which it was built, around the reducer`() {
    let tickets = [store.add(watcher("a")), store.add(watcher("b"))]

    store.dispatch(.add(1))

    #expect(
      log.entries == ["a add(1) at 0", "b add(1) at 0", "b done at 1", "a done at 1"])
    withExtendedLifetime(tickets) {}
  }

  @Test func `it sees the actions that nobody handles`() {
    let ticket = store.add(watcher("a"))

    store.dispatchAll(.refuse, .strange)

    #expect(
      log.entries == ["a refuse at 0", "a done at 0", "a strange at 0", "a done at 0"])
    ticket.cancel()
  }

  @Test func `it can replace an action for all behind it`() {
    let replacing = store.add(
      CounterMiddleware { action, _, next in next(action == .strange ? .add(3) : action) })
    let watching = store.add(watcher("b"))

    store.dispatch(.strange)

    #expect(log.entries == ["b add(3) at 0", "b done at 3"])
    #expect(store.state == Counter(count: 3))
    withExtendedLifetime((replacing, watching)) {}
  }

  @Test func `it can swallow an action`() {
    let swallowing = store.add(
      CounterMiddleware { action, _, next in
        action == .add(1) ? .ignored("swallowed") : next(action)
      })
    let watching = store.add(watcher("b"))
    let told = store.onUpdate(perform: { [log] in log.append("told \($0.count)") })

    store.dispatchAll(.add(1), .add(2))

    #expect(log.entries == ["b add(2) at 0", "told 2", "b done at 2"])
    #expect(store.state == Counter(count: 2))
    withExtendedLifetime((swallowing, watching, told)) {}
  }

  @Test func `what it dispatches passes the whole chain from its beginning`() {
    let watching = store.add(watcher("a"))
    let dispatching = store.add(
      CounterMiddleware { action, context, next in
        if action == .strange { context.dispatch(.add(1)) }
        return next(action)
      })

    store.dispatch(.strange)

    #expect(
      log.entries == ["a strange at 0", "a done at 0", "a add(1) at 0", "a done at 1"])
    withExtendedLifetime((watching, dispatching)) {}
  }

  @Test func `subscribers are called as soon as the reducer has changed the state`() {
    let ticket = store.subscribe(to: \.count) { [log] in log.append("told \($0)") }
    let watching = store.add(watcher("a"))

    store.dispatch(.add(1))

    #expect(log.entries == ["told 0", "a add(1) at 0", "told 1", "a done at 1"])
    withExtendedLifetime((ticket, watching)) {}
  }

  @Test func `what was dispatched through a context of a released store goes nowhere`() {
    var kept: MiddlewareContext<Counter, CounterAction>?
    var released: CounterStore? = .counting()
    let ticket = released?.add(
      CounterMiddleware { action, context, next in
        kept = context
        return next(action)
      })
    released?.dispatch(.add(1))

    released = nil
    kept?.dispatch(.add(1))

    #expect(released == nil)
    ticket?.cancel()
  }
}
