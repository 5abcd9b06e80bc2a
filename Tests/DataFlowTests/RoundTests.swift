import DataFlow
import Testing

/// Subscribers that come, go and dispatch during a round.
@MainActor @Suite struct RoundTests {
  private let store = CounterStore.counting()
  private let log = Log<String>()

  @Test func `one that is cancelled during a round is not called again`() {
    var later: Subscription?
    let first = store.subscribe(to: \.count) { [log] count in
      log.append("a\(count)")
      if count == 1 { later?.cancel() }
    }
    later = store.subscribe(to: \.count) { [log] in log.append("b\($0)") }
    let last = store.subscribe(to: \.count) { [log] in log.append("c\($0)") }

    store.dispatchAll(.add(1), .add(1))

    #expect(log.entries == ["a0", "b0", "c0", "a1", "c1", "a2", "c2"])
    first.cancel()
    last.cancel()
  }

  @Test func `one that cancels itself does not affect the others in the round`() {
    var own: Subscription?
    own = store.subscribe(to: \.count) { [log] count in
      log.append("a\(count)")
      if count == 1 { own?.cancel() }
    }
    let next = store.subscribe(to: \.count) { [log] in log.append("b\($0)") }

    store.dispatchAll(.add(1), .add(1))

    #expect(log.entries == ["a0", "b0", "a1", "b1", "b2"])
    next.cancel()
  }

  @Test func `all can be cancelled during a round`() {
    var tickets: [Subscription] = []
    for name in ["a", "b", "c"] {
      tickets.append(
        store.subscribe(to: \.count) { [log] count in
          log.append("\(name)\(count)")
          if count == 1 { tickets = [] }
        })
    }

    store.dispatchAll(.add(1), .add(1))

    #expect(log.entries == ["a0", "b0", "c0", "a1"])
  }

  @Test func `one that subscribes during a round gets the current value and all later ones`() {
    var newcomer: Subscription?
    let first = store.subscribe(to: \.count) { [store, log] count in
      log.append("a\(count)")
      if count == 1 {
        newcomer = store.subscribe(to: \.count) { [log] in log.append("new\($0)") }
      }
    }
    let second = store.subscribe(to: \.count) { [log] in log.append("b\($0)") }

    store.dispatchAll(.add(1), .add(1))

    #expect(log.entries == ["a0", "b0", "a1", "new1", "b1", "a2", "b2", "new2"])
    withExtendedLifetime((first, second, newcomer)) {}
  }

  @Test func `one that subscribes to all actions during a round waits for the next`() {
    var newcomer: Subscription?
    let first = store.onUpdate(perform: { [store, log] _ in
      if newcomer == nil {
        newcomer = store.onUpdate(perform: { [log] in log.append("new\($0.count)") })
      }
    })

    store.dispatchAll(.add(1), .add(1))

    #expect(log.entries == ["new2"])
    withExtendedLifetime((first, newcomer)) {}
  }

  @Test func `every subscriber sees every state in order although one dispatches more`() {
    let first = store.subscribe(to: \.count) { [store, log] count in
      log.append("a\(count)")
      if (1...2).contains(count) { store.dispatch(.add(1)) }
    }
    let second = store.subscribe(to: \.count) { [log] in log.append("b\($0)") }

    store.dispatch(.add(1))

    #expect(log.entries == ["a0", "b0", "a1", "b1", "a2", "b2", "a3", "b3"])
    withExtendedLifetime((first, second)) {}
  }
}
