import DataFlow
import Testing

/// Closures that change, from the inside, what they are called by.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ReentrancyTests {
  /// Owns subscriptions, like a view.
  @MainActor
  private final class View {
    var tickets: [Subscription] = []
  }

  private let store = CounterStore.counting()
  private let log = Log<String>()

  @Test func `a selection may cancel the subscriptions around its own`() {
    var doomed: [Subscription] = []
    doomed.append(
      store.subscribe(to: { $0.other }, onChange: { [log] in log.append("first: \($0)") }))
    let ticket = store.subscribe(
      to: { state in
        if state.count == 1 {
          for subscription in doomed { subscription.cancel() }
        }
        return state.count
      }, onChange: { [log] in log.append("second: \($0)") })
    for _ in 0..<3 {
      doomed.append(
        store.subscribe(to: { $0.count }, onChange: { [log] in log.append("doomed: \($0)") }))
    }
    let last = store.subscribe(to: { $0.count }, onChange: { [log] in log.append("last: \($0)") })
    log.entries = []

    store.dispatch(.add(1))
    store.dispatch(.add(1))

    #expect(log.entries == ["second: 1", "last: 1", "second: 2", "last: 2"])
    ticket.cancel()
    last.cancel()
  }

  @Test func `a subscription that a selection begins sees every later change`() {
    var tickets: [Subscription] = []
    tickets.append(
      store.subscribe(
        to: { [store, log] state in
          if state.count == 1, tickets.count == 2 {
            tickets.append(store.subscribe(to: \.count) { log.append("new: \($0)") })
          }
          return state.count
        }, onChange: { _ in }))
    tickets.append(store.subscribe(to: \.count) { [log] in log.append("old: \($0)") })
    log.entries = []

    store.dispatch(.add(1))
    store.dispatch(.add(1))

    #expect(log.entries == ["new: 1", "old: 1", "old: 2", "new: 2"])
    for ticket in tickets { ticket.cancel() }
  }

  @Test func `what a selection dispatches while it is subscribed is processed afterwards`() {
    let store = Store<[String], [String], Never>(
      initialState: ["a", "b"],
      reducer: { state, action in
        state = action
        return .handled()
      })
    var seen: [[String]] = []

    let ticket = store.subscribe(
      to: { state in
        if state.count == 2 { store.dispatch(["c"]) }
        return state
      }, onChange: { seen.append($0) })

    #expect(seen == [["a", "b"], ["c"]])
    ticket.cancel()
  }

  @Test func `a store is released whose subscribers own subscriptions`() {
    var store: CounterStore? = .counting()
    weak let released = store
    let view = View()
    let owner = store?.subscribe(to: \.count) { [log] in log.append("\($0)") }
    var inner: View? = View()
    let first = store?.subscribe(to: \.count) { [inner] _ in _ = inner }
    for _ in 0..<4 {
      if let ticket = store?.subscribe(to: \.other, onChange: { _ in }) {
        inner?.tickets.append(ticket)
      }
    }
    inner = nil

    store = nil

    #expect(released == nil)
    #expect(log.entries == ["0"])
    withExtendedLifetime((view, owner, first)) {}
  }

  @Test func `a store is released whose middleware owns middleware`() {
    var store: CounterStore? = .counting()
    weak let released = store
    var inner: View? = View()
    let first = store?.add(
      CounterMiddleware { [inner] action, _, next in
        _ = inner
        return next(action)
      })
    for _ in 0..<4 {
      if let ticket = store?.add(CounterMiddleware { action, _, next in next(action) }) {
        inner?.tickets.append(ticket)
      }
    }
    inner = nil

    store = nil

    #expect(released == nil)
    withExtendedLifetime(first) {}
  }

  @Test func `middleware may replace the reducer after cancelling those before it`() {
    var tickets: [Subscription] = []
    for name in ["a", "b", "c"] {
      tickets.append(
        store.add(
          CounterMiddleware { [log] action, _, next in
            log.append(name)
            return next(action)
          }))
    }
    let replacing = store.add(
      CounterMiddleware { [store, log] action, _, next in
        for ticket in tickets { ticket.cancel() }
        store.replaceReducer(with: Reducer(counterReducer))
        log.append("replaced")
        return next(action)
      })
    let last = store.add(
      CounterMiddleware { [log] action, _, next in
        log.append("last")
        return next(action)
      })

    store.dispatch(.add(1))
    store.dispatch(.add(1))

    #expect(log.entries == ["a", "b", "c", "replaced", "last", "replaced", "last"])
    #expect(store.state.count == 2)
    replacing.cancel()
    last.cancel()
  }

  @Test func `middleware may dispatch and cancel when a reducer is replaced`() {
    var tickets: [Subscription] = []
    let first = store.add(
      CounterMiddleware(
        { action, _, next in next(action) },
        onReplacement: { [store] _ in
          for ticket in tickets { ticket.cancel() }
          store.dispatch(.add(1))
        }))
    for name in ["a", "b", "c"] {
      tickets.append(
        store.add(
          CounterMiddleware(
            { action, _, next in next(action) },
            onReplacement: { [log] _ in log.append(name) })))
    }
    let last = store.add(
      CounterMiddleware(
        { action, _, next in next(action) }, onReplacement: { [log] _ in log.append("last") }))

    store.replaceReducer(with: Reducer(counterReducer))

    #expect(log.entries == ["last"])
    #expect(store.state.count == 1)
    first.cancel()
    last.cancel()
  }

  @Test func `a store may be released by its last subscriber in a round`() {
    var store: CounterStore? = .counting()
    weak let released = store
    let tickets = [
      store?.subscribe(to: \.count) { if $0 == 1 { store = nil } },
      store?.subscribe(to: { [$0.count] }, onChange: { [log] in log.append("\($0)") }),
      store?.onUpdate(perform: { [log] in log.append("\($0.count)") }),
    ]

    store?.dispatch(.add(1))

    #expect(released == nil)
    #expect(log.entries == ["[0]", "[1]", "1"])
    withExtendedLifetime(tickets) {}
  }

  @Test func `a restoration inside a selection comes after the round`() {
    var isRestored = false
    let ticket = store.subscribe(
      to: { [store] state in
        if state.count == 1, !isRestored {
          isRestored = true
          store.restore(Counter())
        }
        return state.count
      }, onChange: { [log] in log.append("\($0)") })

    store.dispatch(.add(1))

    #expect(log.entries == ["0", "1", "0"])
    ticket.cancel()
  }

  @Test func `what a selection owns may cancel subscriptions when it is released`() {
    var inner: View? = View()
    let outer = View()
    for _ in 0..<3 {
      inner?.tickets.append(store.subscribe(to: { $0.other }, onChange: { _ in }))
    }
    outer.tickets.append(
      store.subscribe(
        to: { [inner] state in
          _ = inner
          return state.count
        }, onChange: { _ in }))
    let last = store.subscribe(to: { $0.count }, onChange: { [log] in log.append("\($0)") })
    inner = nil

    outer.tickets = []
    store.dispatch(.add(1))

    #expect(log.entries == ["0", "1"])
    last.cancel()
  }
}
