import DataFlow
import Synchronization
import Testing

@MainActor @Suite struct ReducerTests {
  @Test func `another reducer takes over and the state stays`() {
    let store = CounterStore.counting()
    store.dispatch(.add(2))

    store.replaceReducer(
      with: Reducer { state, _ in
        state.count *= 10
        return .handled()
      })
    #expect(store.state == Counter(count: 2))
    store.dispatch(.strange)

    #expect(store.state == Counter(count: 20))
  }

  @Test func `subscribers stay when the reducer is replaced`() {
    let store = CounterStore.counting()
    let log = Log<Int>()
    let ticket = store.subscribe(to: \.count, onChange: log.append)

    store.replaceReducer(
      with: Reducer { state, _ in
        state.count += 7
        return .handled()
      })
    store.dispatch(.refuse)

    #expect(log.entries == [0, 7])
    ticket.cancel()
  }

  @Test func `a subscriber can replace the reducer for the actions that wait`() {
    let store = CounterStore.counting()
    let ticket = store.onUpdate(perform: { [store] state in
      guard state == Counter(count: 1) else { return }
      store.dispatch(.add(5))
      store.replaceReducer(
        with: Reducer { state, _ in
          state.other += 1
          return .handled()
        })
    })

    store.dispatch(.add(1))
    ticket.cancel()

    #expect(store.state == Counter(count: 1, other: 1))
  }

  @Test func `the state is changed in place without a copy`() {
    // Not equatable: then debug builds do not compare it either.
    struct Numbers {
      var list = [Int](repeating: 0, count: 1000)
    }
    let places = Mutex<Set<UInt>>([])
    let store = Store<Numbers, Int, Never>(initialState: Numbers()) {
      state, index in
      state.list[index] += 1
      let place = state.list.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
      places.withLock { _ = $0.insert(place) }
      return .handled()
    }
    let ticket = store.subscribe(to: \.list.count) { _ in }
    let pulses = store.onUpdate(perform: { _ in })

    for index in 0..<1000 { store.dispatch(index) }

    #expect(places.withLock(\.count) == 1)
    #expect(store.state.list == Array(repeating: 1, count: 1000))
    withExtendedLifetime((ticket, pulses)) {}
  }

  @Test func `dispatching from inside a reducer stops the program and names the action`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        nonisolated(unsafe) let store = CounterStore.counting()
        store.replaceReducer(
          with: Reducer { _, _ in
            store.dispatch(.add(3))
            return .handled()
          })
        store.dispatch(.add(1))
      }
    }

    #expect(
      result.says("A reducer dispatched add(3): return an effect that sends it instead."))
  }

  @Test func `restoring a state from inside a reducer stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        nonisolated(unsafe) let store = CounterStore.counting()
        store.replaceReducer(
          with: Reducer { _, _ in
            store.restore(Counter())
            return .handled()
          })
        store.dispatch(.add(1))
      }
    }

    #expect(
      result.says("A reducer restored a state: assign to the state that it was given instead."))
  }

  @Test func `replacing the reducer from inside a reducer stops the program and says so`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        nonisolated(unsafe) let store = CounterStore.counting()
        store.replaceReducer(
          with: Reducer { _, _ in
            store.replaceReducer(with: Reducer(counterReducer))
            return .handled()
          })
        store.dispatch(.add(1))
      }
    }

    #expect(
      result.says(
        "A reducer replaced the store's reducer: let what it does depend on the state instead."))
  }

  @Test(arguments: [Outcome<String>.ignored("the counter refuses"), .unhandled])
  func `an action that is not handled and changes the state stops the program`(
    outcome: Outcome<String>
  ) async {
    let isIgnored = outcome != .unhandled
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [isIgnored = isIgnored as Bool] in
      await MainActor.run {
        nonisolated(unsafe) let store = CounterStore.counting()
        store.replaceReducer(
          with: Reducer { state, _ in
            state.count += 1
            return isIgnored ? .ignored("the counter refuses") : .unhandled
          })
        store.dispatch(.add(1))
      }
    }

    #expect(result.says("add(1) changed the state, but its outcome is \(outcome)."))
  }

  @Test func `an ignored action may set what the state has already`() {
    let store = CounterStore.counting()
    store.replaceReducer(
      with: Reducer { state, _ in
        state.failures = ["one"].dropLast() + []
        return .ignored("there is none")
      })

    #expect(store.dispatch(.add(1)).response == .ignored("there is none"))
  }

  private struct Measurement: Equatable {
    var value = Double.nan
    var notes: [String] = ["one"]
  }

  @Test func `an ignored action changes nothing in a state that does not equal itself`() {
    let store = Store<Measurement, Int, Never>(initialState: Measurement()) { state, _ in
      state.notes = ["one", "two"].dropLast() + []
      return .ignored("there is none")
    }

    #expect(store.dispatch(1).response == .ignored("there is none"))
  }

  @Test func `reading the store's state from inside a reducer stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        nonisolated(unsafe) let store = CounterStore.counting()
        store.replaceReducer(
          with: Reducer { _, _ in
            _ = store.state
            return .handled()
          })
        store.dispatch(.add(1))
      }
    }

    #expect(
      result.says("A reducer read the store's state: use the state that it was given."))
  }
}
