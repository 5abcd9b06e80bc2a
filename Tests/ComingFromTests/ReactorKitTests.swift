import DataFlow
import DataFlowTesting
import Testing

/// The delayed counter, as ReactorKit programmers would build it.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ReactorKitTests {
  private let clock = TestClock()

  @Test func `a tap changes the value after a second, and taps meanwhile are ignored`() async {
    let store = TestStore(initialState: Counter(), reducer: counterReducer, performer: .slow(clock))

    store.send(.increase, .handled(.run(.add(1)))) { $0.isLoading = true }
    store.send(.increase, .ignored(.isLoading))
    store.send(.decrease, .ignored(.isLoading))
    await clock.advance(by: .milliseconds(999), onceAsleep: 1)
    #expect(clock.sleeperCount == 1)
    await clock.advance(by: .milliseconds(1), onceAsleep: 1)
    await store.receive(.valueChanged(by: 1)) { $0.value = 1 }
    await store.receive(.loadingEnded) { $0.isLoading = false }

    await store.finish()
  }

  @Test func `a stub shows the states it is given, and keeps what the view does`() {
    let stub = CounterStore(initialState: Counter(value: 7)) { _, _ in .ignored("it is a stub") }
    let (tapped, shown) = (Log<CounterAction>(), Log<String>())
    let watching = stub.add(.watching(tapped))

    let view = stub.subscribe(to: \.label) { shown.append($0) }
    stub.dispatch(.increase)
    stub.restore(Counter(value: 7, isLoading: true))
    stub.dispatch(.decrease)

    #expect(shown.entries == ["7", "7 …"])
    #expect(tapped.entries == [.increase, .decrease])
    withExtendedLifetime((watching, view)) {}
  }
}
