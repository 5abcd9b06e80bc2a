import DataFlow
import Testing

/// How often a subscriber is given a value.
@MainActor @Suite struct DeliveryTests {
  private let store = CounterStore.counting()

  @Test func `a whole state that stays equal is not delivered again`() {
    let (byPath, byClosure) = (Log<Counter>(), Log<Counter>())
    let path = store.subscribe(to: \.self, onChange: byPath.append)
    let closure = store.subscribe(to: { $0 }, onChange: byClosure.append)

    store.dispatchAll(.add(0), .perform(.none), .add(1), .addOther(0))

    #expect(byPath.entries == [Counter(), Counter(count: 1)])
    #expect(byClosure.entries == [Counter(), Counter(count: 1)])
    withExtendedLifetime((path, closure)) {}
  }

  @Test func `a closure that subscribes twice is called twice`() {
    let log = Log<Int>()
    let hear: (Int) -> Void = { log.append($0) }
    let first = store.subscribe(to: \.count, onChange: hear)
    let second = store.subscribe(to: \.count, onChange: hear)

    store.dispatch(.add(1))
    #expect(log.entries == [0, 0, 1, 1])
    first.cancel()
    store.dispatch(.add(1))

    #expect(log.entries == [0, 0, 1, 1, 2])
    second.cancel()
  }
}
