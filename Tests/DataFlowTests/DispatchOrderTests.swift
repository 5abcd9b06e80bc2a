import DataFlow
import Testing

/// Actions are processed one at a time, first in, first out.
@MainActor @Suite(.timeLimit(.minutes(10))) struct DispatchOrderTests {
  private let log = Log<String>()

  /// A store whose reducer only collects the names of its actions.
  private func namingStore(performer: Performer<String, String> = .noop)
    -> Store<[String], String, String>
  {
    Store(
      initialState: [],
      reducer: { state, name in
        state.append(name)
        return .handled(name == "work" ? .run("work") : .none)
      }, performer: performer)
  }

  @Test func `on return the action is processed and all subscribers have been called`() {
    let store = namingStore()
    let ticket = store.subscribe(to: \.count) { [log] in log.append("\($0)") }

    store.dispatch("a")

    #expect(store.state == ["a"])
    #expect(log.entries == ["0", "1"])
    ticket.cancel()
  }

  @Test func `what subscribers dispatch waits behind what others dispatched before`() {
    let store = namingStore()
    let tickets = ["x", "y"].map { name in
      store.onUpdate(perform: { [store] state in
        guard state.last?.count ?? 3 < 3 else { return }
        store.dispatch((state.last ?? "") + name)
      })
    }

    store.dispatch("a")

    #expect(store.state == ["a", "ax", "ay", "axx", "axy", "ayx", "ayy"])
    withExtendedLifetime(tickets) {}
  }

  @Test func `what middleware dispatches waits until the current action is delivered`() {
    let store = namingStore()
    let middleware = store.add(
      Middleware { action, context, next in
        if action == "a" { ["b", "c"].forEach(context.dispatch) }
        return next(action)
      })
    let ticket = store.onUpdate(perform: { [log] in log.append($0.joined()) })

    store.dispatch("a")

    #expect(log.entries == ["a", "ab", "abc"])
    withExtendedLifetime((middleware, ticket)) {}
  }

  @Test func `what effects send keeps its order among what subscribers dispatch`() async {
    let store = namingStore(
      performer: Performer(
        perform: { _, send in for name in ["b", "c"] { send(name) } },
        recover: { error, _ in "\(error)" }))
    let ticket = store.onUpdate(perform: { [store] state in
      if let last = state.last, ["b", "c"].contains(last) { store.dispatch(last + last) }
    })

    store.dispatch("work")
    await store.reaches { $0.count == 5 }

    #expect(store.state == ["work", "b", "bb", "c", "cc"])
    ticket.cancel()
  }

  @Test func `a million chained dispatches need no stack`() {
    let store = CounterStore.counting()
    let ticket = store.onUpdate(perform: { [store] state in
      if state.count < 1_000_000 { store.dispatch(.add(1)) }
    })

    store.dispatch(.add(1))

    #expect(store.state == Counter(count: 1_000_000))
    ticket.cancel()
  }

  @Test func `a hundred thousand dispatches chained by middleware need no stack`() {
    let store = CounterStore.counting()
    let middleware = store.add(
      Middleware { action, context, next in
        if context.state.count < 99_999 { context.dispatch(action) }
        return next(action)
      })

    store.dispatch(.add(1))

    #expect(store.state == Counter(count: 100_000))
    middleware.cancel()
  }
}
