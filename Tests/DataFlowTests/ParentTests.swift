import DataFlow
import Testing

/// Every action has a number, and names the one that caused it.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ParentTests {
  private let log = Log<String>()

  /// Logs `number action < parent`.
  private func watch(_ store: CounterStore) -> Subscription {
    store.add(
      CounterMiddleware { [log] action, context, next in
        let parent = context.parent.map { " < \($0)" } ?? ""
        log.append("\(context.number) \(action)\(parent)")
        return next(action)
      })
  }

  @Test func `what a subscriber dispatches names the action it was called for`() {
    let store = CounterStore.counting()
    let middleware = watch(store)
    let ticket = store.onUpdate(perform: { [store] state in
      if state == Counter(count: 1) { store.dispatchAll(.add(1), .addOther(1)) }
      if state == Counter(count: 2, other: 1) { store.dispatch(.ring("ding")) }
    })

    store.dispatchAll(.add(1), .strange)

    #expect(
      log.entries == ["1 add(1)", "2 add(1) < 1", "3 addOther(1) < 1", "4 ring(\"ding\") < 3"]
        + ["5 strange"])
    withExtendedLifetime((middleware, ticket)) {}
  }

  @Test func `what middleware dispatches names the action that it handles`() {
    let store = CounterStore.counting()
    let watching = watch(store)
    let middleware = store.add(
      CounterMiddleware { action, context, next in
        if action == .refuse { [.add(1), .strange].forEach(context.dispatch) }
        if action == .strange { context.dispatch(.add(2)) }
        return action == .strange ? .handled() : next(action)
      })

    store.dispatch(.refuse)

    #expect(log.entries == ["1 refuse", "2 add(1) < 1", "3 strange < 1", "4 add(2) < 3"])
    withExtendedLifetime((watching, middleware)) {}
  }

  @Test func `what an effect sends names the action that asked for it, however late`() async {
    let gate = Handshake<Int>()
    let store = CounterStore.performing { _, send in
      send(.add(1))
      _ = await gate.take()
      send(.add(2))
    }
    let middleware = watch(store)

    store.dispatchAll(.strange, .perform(.run("a")))
    await store.reaches { $0.count == 1 }
    store.dispatch(.addOther(1))
    gate.give(1)
    await store.reaches { $0.count == 3 }

    #expect(
      log.entries == [
        "1 strange",
        "2 perform(run(a))", "3 add(1) < 2", "4 addOther(1)", "5 add(2) < 2",
      ])
    middleware.cancel()
  }

  @Test func `the action for an error names the one that asked for the work`() async {
    let store = CounterStore.performing { _, _ in throw EffectFailure.broken }
    store.dispatchAll(.refuse, .perform(.run("a")))
    let middleware = watch(store)

    store.dispatch(.strange)
    await store.reaches { $0.failures.count == 1 }

    #expect(log.entries == ["3 strange", "4 fail(\"a: broken\") < 2"])
    middleware.cancel()
  }

  private enum EffectFailure: Error {
    case broken
  }
}
