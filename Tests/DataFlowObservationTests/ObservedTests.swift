import DataFlow
import DataFlowObservation
import Observation
import Testing

/// A part of a store's state as an observable object.
@MainActor @Suite struct ObservedTests {
  private struct Counter {
    var count = 0
    var other = 0
  }

  private enum CounterAction {
    case add(Int)
    case addOther(Int)
  }

  private let store = Store<Counter, CounterAction, Never>(initialState: Counter()) {
    counter, action in
    switch action {
    case .add(let amount): counter.count += amount
    case .addOther(let amount): counter.other += amount
    }
    return .handled()
  }

  @Test func `reading it is tracked, and a change of the part tells so once`() {
    let count = store.observed(\.count)
    nonisolated(unsafe) var changes = 0
    let value = withObservationTracking {
      count.value
    } onChange: {
      changes += 1
    }

    store.dispatch(.addOther(1))
    #expect(changes == 0)
    store.dispatch(.add(2))
    store.dispatch(.add(3))

    #expect((value, count.value, changes) == (0, 5, 1))
  }

  @Test func `it is released with its owner, and follows the store no longer`() {
    var count: Observed<Int>? = store.observed(\.count)
    weak let released = count

    count = nil
    store.dispatch(.add(1))

    #expect(released == nil)
    #expect(count == nil)
  }
}
