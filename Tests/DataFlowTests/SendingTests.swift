import DataFlow
import Testing

/// When what work sends arrives, and when it does not any more.
@MainActor @Suite(.timeLimit(.minutes(10))) struct SendingTests {
  private struct Failure: Error {}

  private let log = Log<String>()

  /// Logs each action with its number, and that of its parent.
  private func watch(_ store: CounterStore) -> Subscription {
    store.add(
      CounterMiddleware { [log] action, context, next in
        log.append("\(context.number) \(action)\(context.parent.map { " < \($0)" } ?? "")")
        return next(action)
      })
  }

  @Test func `what work sends while another action is processed waits for its turn`() async {
    let senders = Handshake<Send<CounterAction>>()
    let store = CounterStore.performing { _, send in
      senders.give(send)
      _ = await Handshake<Int>().take()
    }
    let middleware = watch(store)
    store.dispatch(.perform(.run("work")))
    let send = await senders.take()
    let first = store.subscribe(to: \.count) { [log] count in
      if count == 1 { send?(.add(10)) }
      log.append("first \(count)")
    }
    let second = store.subscribe(to: \.count) { [log] in log.append("second \($0)") }

    store.dispatch(.add(1))

    #expect(
      log.entries == [
        "1 perform(run(work))", "first 0", "second 0",
        "2 add(1)", "first 1", "second 1",
        "3 add(10) < 1", "first 11", "second 11",
      ])
    withExtendedLifetime((middleware, first, second)) {}
  }

  @Test func `a subscriber's action comes between two replies of the same work`() async {
    let store = CounterStore.performing { _, send in
      send(.add(1))
      send(.add(10))
    }
    let middleware = watch(store)
    let ticket = store.subscribe(to: \.count) { [store, log] count in
      log.append("told \(count)")
      if count == 1 { store.dispatch(.add(100)) }
    }

    await store.dispatch(.perform(.run("work"))).finish()

    #expect(
      log.entries == [
        "told 0", "1 perform(run(work))", "2 add(1) < 1", "told 1", "3 add(100) < 2", "told 101",
        "4 add(10) < 1", "told 111",
      ])
    withExtendedLifetime((middleware, ticket)) {}
  }

  @Test(arguments: [("returns", []), ("throws", ["throws: Failure()"])])
  func `what work sends after it has ended does not arrive`(
    work: String, failures: [String]
  ) async {
    let gate = Handshake<Int>()
    let sent = Handshake<Bool>()
    let store = CounterStore.performing { work, send in
      send(.add(1))
      Task {
        send(.add(await gate.take() ?? 0))
        sent.give(true)
      }
      if work == "throws" { throw Failure() }
    }

    await store.dispatch(.perform(.run(work))).finish()
    gate.give(100)

    #expect(await sent.take() == true)
    #expect(store.state == Counter(count: 1, failures: failures))
  }
}
