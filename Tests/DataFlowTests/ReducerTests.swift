import DataFlow
import Testing

@MainActor @Suite struct ReducerTests {
  @Test func `another reducer takes over and the state stays`() {
    let store = CounterStore.counting()
    store.dispatch(.add(2))

    store.replaceReducer { state, _ in
      state.count *= 10
      return .handled()
    }
    #expect(store.state == Counter(count: 2))
    store.dispatch(.strange)

    #expect(store.state == Counter(count: 20))
  }

  @Test func `subscribers stay when the reducer is replaced`() {
    let store = CounterStore.counting()
    let log = Log<Int>()
    let ticket = store.subscribe(to: \.count, onChange: log.append)

    store.replaceReducer { state, _ in
      state.count += 7
      return .handled()
    }
    store.dispatch(.refuse)

    #expect(log.entries == [0, 7])
    ticket.cancel()
  }

  @Test func `a subscriber can replace the reducer for the actions that wait`() {
    let store = CounterStore.counting()
    let ticket = store.subscribe(onUpdate: { [store] state in
      guard state == Counter(count: 1) else { return }
      store.dispatch(.add(5))
      store.replaceReducer { state, _ in
        state.other += 1
        return .handled()
      }
    })

    store.dispatch(.add(1))
    ticket.cancel()

    #expect(store.state == Counter(count: 1, other: 1))
  }

  @Test func `the state is changed in place without a copy`() {
    var places: Set<UnsafeRawPointer?> = []
    let store = Store<[Int], Int, Never>(initialState: Array(repeating: 0, count: 1000)) {
      state, index in
      state[index] += 1
      places.insert(state.withUnsafeBytes(\.baseAddress))
      return .handled()
    }
    let ticket = store.subscribe(to: \.count) { _ in }
    let pulses = store.subscribe(onUpdate: { _ in })

    for index in 0..<1000 { store.dispatch(index) }

    #expect(places.count == 1)
    #expect(store.state == Array(repeating: 1, count: 1000))
    withExtendedLifetime((ticket, pulses)) {}
  }

  @Test func `dispatching from inside a reducer stops the program and names the action`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let store = CounterStore.counting()
        store.replaceReducer { _, _ in
          store.dispatch(.add(3))
          return .handled()
        }
        store.dispatch(.add(1))
      }
    }

    #expect(
      result.says("A reducer dispatched add(3): return an effect that sends it instead."))
  }

  @Test func `restoring a state from inside a reducer stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let store = CounterStore.counting()
        store.replaceReducer { _, _ in
          store.restore(Counter())
          return .handled()
        }
        store.dispatch(.add(1))
      }
    }

    #expect(
      result.says("A reducer restored a state: assign to the state that it was given instead."))
  }

  @Test func `reading the store's state from inside a reducer stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let store = CounterStore.counting()
        store.replaceReducer { _, _ in
          _ = store.state
          return .handled()
        }
        store.dispatch(.add(1))
      }
    }

    #expect(
      result.says("A reducer read the store's state: use the state that it was given."))
  }
}

extension ExitTest.Result? {
  /// Whether the process has written the words to standard error.
  fileprivate func says(_ words: String) -> Bool {
    String(decoding: self?.standardErrorContent ?? [], as: UTF8.self).contains(words)
  }
}
