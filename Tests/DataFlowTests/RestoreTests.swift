import DataFlow
import Testing

/// Restoring another state.
@MainActor @Suite(.timeLimit(.minutes(10))) struct RestoreTests {
  private let store = CounterStore.counting()
  private let log = Log<String>()

  @Test func `subscribers are called as after an action`() {
    store.dispatch(.add(1))
    let tickets = [
      store.subscribe(to: \.count) { [log] in log.append("count \($0)") },
      store.subscribe(to: \.other) { [log] in log.append("other \($0)") },
      store.onUpdate(perform: { [log] in log.append("all \($0.count)") }),
    ]
    log.entries = []

    store.restore(Counter(count: 5))
    store.restore(Counter(count: 5))

    #expect(log.entries == ["count 5", "all 5", "all 5"])
    #expect(store.state == Counter(count: 5))
    withExtendedLifetime(tickets) {}
  }

  @Test func `it takes a number and passes no middleware`() {
    let middleware = store.add(
      CounterMiddleware { [log] action, context, next in
        log.append("\(context.number) \(action) at \(context.state.count)")
        return next(action)
      })

    store.dispatch(.add(1))
    store.restore(Counter(count: 5))
    #expect(store.number == 2)
    store.dispatch(.add(1))

    #expect(log.entries == ["1 add(1) at 0", "3 add(1) at 5"])
    #expect(store.state == Counter(count: 6))
    middleware.cancel()
  }

  @Test func `inside a dispatch it waits its turn`() {
    let ticket = store.subscribe(to: \.count) { [store, log] count in
      log.append("a\(count)")
      guard count == 1 else { return }
      store.dispatch(.add(1))
      store.restore(Counter(count: 50))
      store.dispatch(.add(1))
      log.append("still \(store.state.count)")
    }
    let other = store.subscribe(to: \.count) { [log] in log.append("b\($0)") }

    store.dispatch(.add(1))

    #expect(
      log.entries.joined(separator: " ") == "a0 b0 a1 still 1 b1 a2 b2 a50 b50 a51 b51")
    #expect(store.number == 4)
    withExtendedLifetime((ticket, other)) {}
  }

  @Test func `what subscribers dispatch when called names it as its parent`() {
    let parents = Log<Int?>()
    let middleware = store.add(
      CounterMiddleware { action, context, next in
        parents.append(context.parent)
        return next(action)
      })
    let ticket = store.subscribe(to: \.count) { [store] in
      if $0 == 5 { store.dispatch(.addOther(1)) }
    }
    store.dispatch(.add(1))

    store.restore(Counter(count: 5))

    #expect(parents.entries == [nil, 2])
    #expect(store.state == Counter(count: 5, other: 1))
    withExtendedLifetime((middleware, ticket)) {}
  }

  @Test func `running work is cancelled, and what it sends goes nowhere`() async {
    let ended = Handshake<String>()
    let store = CounterStore.performing { work, send in
      send(.addOther(1))
      _ = await Handshake<Int>().take()
      send(.add(1000))
      ended.give("\(work) \(Task.isCancelled)")
    }
    store.dispatchAll(.perform(.run("a")), .perform(.run("b", id: "x")))
    await store.reaches { $0.other == 2 }

    store.restore(Counter(count: 5))

    #expect(store.runningWork == [])
    #expect(await Set([ended.take(), ended.take()]) == ["a true", "b true"])
    #expect(store.state == Counter(count: 5))
  }

  @Test func `an id that was running can be used again`() async {
    let store = CounterStore.performing { _, send in
      send(.add(1))
      _ = await Handshake<Int>().take()
    }
    store.dispatch(.perform(.run("a", id: "x")))
    await store.reaches { $0.count == 1 }

    store.restore(Counter(count: 5))
    store.dispatch(.perform(.run("b", id: "x")))
    await store.reaches { $0.count == 6 }

    #expect(store.runningWork == ["b"])
  }

  @Test func `going back delivers no past firing again`() {
    store.dispatch(.ring("ding"))
    let earlier = store.state
    let ticket = store.onPulse(\.bell) { [log] in log.append($0) }
    store.dispatch(.ring("dong"))

    store.restore(earlier)

    #expect(log.entries == ["dong"])
    ticket.cancel()
  }
}
