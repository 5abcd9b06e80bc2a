import DataFlow
import Testing

/// Subscriptions that live as long as something else.
@MainActor @Suite struct SubscriptionBagTests {
  private let store = CounterStore.counting()
  private let log = Log<Int>()

  @Test func `subscriptions in a bag live as long as the bag`() {
    var bag: SubscriptionBag? = SubscriptionBag()
    if let bag {
      store.subscribe(to: \.count) { [log] in log.append($0) }.store(in: bag)
      store.subscribe(to: \.count) { [log] in log.append(-$0) }.store(in: bag)
    }

    store.dispatch(.add(1))
    bag = nil
    store.dispatch(.add(1))

    #expect(log.entries == [0, 0, 1, -1])
  }

  @Test func `a bag that is emptied can be filled again`() {
    let bag = SubscriptionBag()
    store.subscribe(to: \.count) { [log] in log.append($0) }.store(in: bag)

    bag.cancelAll()
    store.dispatch(.add(1))
    store.subscribe(to: \.count) { [log] in log.append(10 * $0) }.store(in: bag)
    store.dispatch(.add(1))

    #expect(log.entries == [0, 10, 20])
  }

  @Test func `a subscriber may empty the bag that it is in`() {
    let bag = SubscriptionBag()
    store.subscribe(to: \.count) { [log, unowned bag] in
      log.append($0)
      if $0 == 1 { bag.cancelAll() }
    }.store(in: bag)
    store.subscribe(to: \.count) { [log] in log.append(-$0) }.store(in: bag)

    store.dispatchAll(.add(1), .add(1))

    #expect(log.entries == [0, 0, 1])
  }
}
