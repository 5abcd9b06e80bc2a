import DataFlow
import Testing

@MainActor @Suite struct MiddlewareTests {
  private let store = CounterStore.counting()
  private let log = Log<String>()

  /// Adds one that logs what it sees on the way to the reducer and back.
  private func addWatcher(_ name: String) {
    store.add(
      CounterMiddleware { [log] action, context, next in
        log.append("\(name) \(action) at \(context.state.count)")
        let outcome = next(action)
        log.append("\(name) done at \(context.state.count)")
        return outcome
      }
    ).store(in: log.bag)
  }

  private func addLogger(_ name: String) -> Subscription {
    store.add(
      CounterMiddleware { [log] action, _, next in
        log.append("\(name) \(action)")
        return next(action)
      })
  }

  @Test func `the chain runs in the order in which it was built, around reducer and subscribers`() {
    store.tell(log, \.count, as: "told ")
    for name in ["a", "b"] { addWatcher(name) }

    store.dispatch(.add(1))

    #expect(
      log.entries == [
        "told 0", "a add(1) at 0", "b add(1) at 0", "told 1", "b done at 1", "a done at 1",
      ])
  }

  @Test func `it can replace an action for all behind it, or swallow it`() {
    store.add(
      CounterMiddleware { action, _, next in
        switch action {
        case .strange: next(.add(3))
        case .add: .ignored("swallowed")
        default: next(action)
        }
      }
    ).store(in: log.bag)
    addWatcher("b")
    store.onUpdate(perform: { [log] in log.append("told \($0.count)") }).store(in: log.bag)

    store.dispatchAll(.add(1), .strange, .refuse)

    #expect(
      log.entries == ["b add(3) at 0", "told 3", "b done at 3", "b refuse at 3", "b done at 3"])
    #expect(store.state == Counter(count: 3))
  }

  @Test func `one that is cancelled or released sees no later action`() {
    let first = addLogger("a")
    var second: Subscription? = addLogger("b")
    store.dispatch(.add(1))

    first.cancel()
    store.dispatch(.add(2))
    second = nil
    store.dispatch(.add(3))

    #expect(second == nil)
    #expect(log.entries == ["a add(1)", "b add(1)", "b add(2)"])
    #expect(store.state == Counter(count: 6))
  }

  @Test(arguments: [(0, ["b add(1)", "b add(2)"]), (1, [])])
  func `one can remove itself or the next during an action`(removed: Int, seen: [String]) {
    var tickets: [Subscription] = []
    tickets.append(
      store.add(
        CounterMiddleware { [log] action, _, next in
          log.append("first \(action)")
          tickets[removed].cancel()
          return next(action)
        }))
    tickets.append(addLogger("b"))

    store.dispatchAll(.add(1), .add(2))

    #expect(log.entries.filter { $0.hasPrefix("b") } == seen)
    #expect(log.entries.contains("first add(2)") == (removed == 1))
    #expect(store.state == Counter(count: 3))
    tickets = []
  }

  @Test func `one can add another while it handles an action`() {
    var added: Subscription?
    let first = store.add(
      CounterMiddleware { action, _, next in
        if added == nil { added = addLogger("new") }
        return next(action)
      })

    store.dispatchAll(.add(1), .add(2))

    #expect(log.entries == ["new add(2)"])
    #expect(store.state == Counter(count: 3))
    withExtendedLifetime((first, added)) {}
  }
}
