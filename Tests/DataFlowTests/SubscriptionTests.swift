import DataFlow
import Testing

@MainActor @Suite struct SubscriptionTests {
  private let store = CounterStore.counting()
  private let log = Log<String>()

  @Test func `a new subscriber is given the current value at once`() {
    store.dispatch(.add(5))

    let ticket = store.subscribe(to: \.count) { [log] in log.append("\($0)") }

    #expect(log.entries == ["5"])
    ticket.cancel()
  }

  @Test func `subscribers are called in the order in which they subscribed`() {
    let tickets = ["a", "b", "c", "d"].map { name in
      store.subscribe(to: \.count) { [log] in log.append("\(name)\($0)") }
    }

    store.dispatchAll(.add(1), .add(1))

    #expect(log.entries.joined(separator: " ") == "a0 b0 c0 d0 a1 b1 c1 d1 a2 b2 c2 d2")
    withExtendedLifetime(tickets) {}
  }

  @Test func `a subscriber is called only when its part of the state has changed`() {
    let ticket = store.subscribe(to: \.count) { [log] in log.append("\($0)") }

    store.dispatchAll(.addOther(1), .add(0), .add(2), .addOther(1), .add(-2))

    #expect(log.entries == ["0", "2", "0"])
    ticket.cancel()
  }

  @Test func `a cancelled subscriber is not called again`() {
    let first = store.subscribe(to: \.count) { [log] in log.append("a\($0)") }
    let second = store.subscribe(to: \.count) { [log] in log.append("b\($0)") }

    first.cancel()
    store.dispatch(.add(1))

    #expect(log.entries == ["a0", "b0", "b1"])
    second.cancel()
  }

  @Test func `cancelling twice ends no other subscription`() {
    let tickets = ["a", "b", "c"].map { name in
      store.subscribe(to: \.count) { [log] in log.append("\(name)\($0)") }
    }

    tickets[0].cancel()
    tickets[0].cancel()
    store.dispatch(.add(1))
    tickets[2].cancel()
    tickets[2].cancel()
    store.dispatch(.add(1))

    #expect(log.entries == ["a0", "b0", "c0", "b1", "c1", "b2"])
  }

  @Test func `releasing the subscription ends it`() {
    var ticket: Subscription? = store.subscribe(to: \.count) { [log] in log.append("\($0)") }
    store.dispatch(.add(1))

    ticket = nil
    store.dispatch(.add(1))

    #expect(ticket == nil)
    #expect(log.entries == ["0", "1"])
  }

  @Test func `many subscribers that have gone leave the others in order`() {
    let tickets = (0..<100).map { number in
      store.subscribe(to: \.count) { [log] in log.append("\(number): \($0)") }
    }
    log.entries = []

    for (number, ticket) in tickets.enumerated() where number % 10 != 3 { ticket.cancel() }
    store.dispatch(.add(1))

    #expect(log.entries == (0..<10).map { "\($0 * 10 + 3): 1" })
  }

  @Test func `a subscriber to actions hears of every handled one, changed or not`() {
    let ticket = store.onUpdate(perform: { [log] state in log.append("\(state.count)") })

    store.dispatchAll(.add(1), .add(0), .refuse, .strange, .addOther(1))

    #expect(log.entries == ["1", "1", "1"])
    ticket.cancel()
  }
}
