import DataFlow
import Testing

/// What a subscriber selects, and what counts as a repeat of it.
@MainActor @Suite struct SelectionTests {
  private let store = CounterStore.counting()
  private let log = Log<String>()

  @Test func `a closure can select what the state does not have as a property`() {
    let ticket = store.subscribe(
      to: { $0.count + $0.other }, onChange: { [log] in log.append("\($0)") })

    store.dispatchAll(.add(1), .addOther(2), .ring("ding"))

    #expect(log.entries == ["0", "1", "3"])
    ticket.cancel()
  }

  @Test func `a key path can select a part of a part`() {
    let ticket = store.subscribe(to: \.bell.count) { [log] in log.append("\($0)") }

    store.dispatchAll(.ring("ding"), .add(1), .ring("ding"))

    #expect(log.entries == ["0", "1", "2"])
    ticket.cancel()
  }

  @Test func `an optional is delivered when it is set, changed and cleared`() {
    let selected = Log<String?>()
    let ticket = store.subscribe(to: { $0.failures.last }, onChange: selected.append)
    store.replaceReducer(
      with: Reducer { state, action in
        if case .fail(let message) = action { state.failures.append(message) }
        if action == .strange { state.failures = [] }
        return .handled()
      })

    store.dispatchAll(.strange, .fail("a"), .fail("a"), .fail("b"), .strange, .strange)

    #expect(selected.entries == [nil, "a", "b", nil])
    ticket.cancel()
  }

  @Test func `a key path can lead through an optional`() {
    let store = Store<[Int]?, [Int]?, Never>(initialState: nil) { state, action in
      state = action
      return .handled()
    }
    let counts = Log<Int?>()
    let ticket = store.subscribe(to: \.?.count, onChange: counts.append)

    store.dispatch(each: [nil, [1, 2], [3, 4], [], nil])

    #expect(counts.entries == [nil, 2, 0, nil])
    ticket.cancel()
  }

  @Test func `a custom rule compares with the last value delivered`() {
    let ticket = store.subscribe(
      to: \.count, removingDuplicates: { old, new in abs(new - old) < 3 },
      onChange: { [log] in log.append("\($0)") })

    for _ in 0..<7 { store.dispatch(.add(1)) }

    #expect(log.entries == ["0", "3", "6"])
    ticket.cancel()
  }

  @Test func `repeats pass when asked for, after every handled action`() {
    let ticket = store.subscribe(
      to: \.count, removingDuplicates: { _, _ in false },
      onChange: { [log] in log.append("\($0)") })

    store.dispatchAll(.addOther(1), .add(1), .add(0), .refuse, .strange)

    #expect(log.entries == ["0", "0", "1", "1"])
    ticket.cancel()
  }
}
