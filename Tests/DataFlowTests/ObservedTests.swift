import DataFlow
import Observation
import Testing

/// A part of a store's state as an observable object.
@MainActor @Suite struct ObservedTests {
  private let store = CounterStore.counting()
  private let log = Log<String>()

  @Test func `reading it is tracked, and a change of the part tells so once`() {
    let count = store.observed(\.count)
    withObservationTracking {
      log.append("read \(count.value)")
    } onChange: { [log] in
      MainActor.assumeIsolated { log.append("will change") }
    }

    store.dispatchAll(.addOther(1), .add(2), .add(3))

    #expect(log.entries == ["read 0", "will change"])
    #expect(count.value == 5)
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
