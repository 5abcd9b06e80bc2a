import DataFlow
import Testing

/// Closures that change, from the inside, what they are called by.
@MainActor @Suite struct ReentrancyTests {
  private let store = CounterStore.counting()
  private let log = Log<String>()

  /// Logs what a closure's subscriber is told of the count.
  private func tell(as name: String) -> Subscription {
    store.subscribe(to: { $0.count }, onChange: { [log] in log.append("\(name)\($0)") })
  }

  @Test func `a selection may cancel the subscriptions around its own`() {
    var doomed = [tell(as: "first")]
    store.subscribe(
      to: { state in
        for subscription in doomed where state.count == 1 { subscription.cancel() }
        return state.count
      }, onChange: { [log] in log.append("second\($0)") }
    ).store(in: log.bag)
    doomed += (0..<3).map { _ in tell(as: "doomed") }
    tell(as: "last").store(in: log.bag)
    log.entries = []

    store.dispatchAll(.add(1), .add(1))

    #expect(log.entries == ["second1", "last1", "second2", "last2"])
  }

  @Test func `a subscription that a selection begins sees every later change`() {
    var isOldThere = false
    store.subscribe(
      to: { [store, log] state in
        if state.count == 1, isOldThere {
          isOldThere = false
          store.tell(log, \.count, as: "new")
        }
        return state.count
      }, onChange: { _ in }
    ).store(in: log.bag)
    store.tell(log, \.count, as: "old")
    isOldThere = true
    log.entries = []

    store.dispatchAll(.add(1), .add(1))

    #expect(log.entries == ["new1", "old1", "old2", "new2"])
  }

  @Test func `what a selection dispatches while it is subscribed is processed afterwards`() {
    let store = Store<[String], [String], Never>.assigning(["a", "b"])
    var seen: [[String]] = []

    store.subscribe(
      to: { state in
        if state.count == 2 { store.dispatch(["c"]) }
        return state
      }, onChange: { seen.append($0) }
    ).store(in: log.bag)

    #expect(seen == [["a", "b"], ["c"]])
  }

  @Test func `what a new subscriber dispatches has no parent, and comes after its first value`() {
    store.logActions(in: log)

    for name in ["a", "b"] {
      store.subscribe(to: \.count) { [store, log] count in
        if count == 0 { store.dispatch(.add(1)) }
        if name == "b", count == 1 { store.dispatch(.add(2)) }
        log.append("\(name)\(count)")
      }.store(in: log.bag)
    }

    #expect(log.entries == ["a0", "1 add(1)", "a1", "b1", "2 add(2)", "a3", "b3"])
  }

  @Test func `a restoration inside a selection comes after the round`() {
    var isRestored = false
    store.subscribe(
      to: { [store] state in
        if state.count == 1, !isRestored {
          isRestored = true
          store.restore(Counter())
        }
        return state.count
      }, onChange: { [log] in log.append("\($0)") }
    ).store(in: log.bag)

    store.dispatch(.add(1))

    #expect(log.entries == ["0", "1", "0"])
  }

  @Test func `middleware may dispatch and cancel when a state is restored`() {
    var tickets: [Subscription] = []
    func add(_ react: @escaping () -> Void) -> Subscription {
      store.add(
        CounterMiddleware({ action, _, next in next(action) }, onRestoration: { _, _ in react() }))
    }
    add { [store] in
      for ticket in tickets { ticket.cancel() }
      store.dispatch(.add(1))
    }.store(in: log.bag)
    tickets = ["a", "b", "c"].map { name in add { [log] in log.append(name) } }
    add { [log] in log.append("last") }.store(in: log.bag)

    store.restore(Counter(count: 5))

    #expect(log.entries == ["last"])
    #expect(store.state.count == 6)
  }
}
