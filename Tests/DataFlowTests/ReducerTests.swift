import DataFlow
import Synchronization
import Testing

@MainActor @Suite struct ReducerTests {
  private let store = CounterStore.counting()

  @Test func `the state is changed in place without a copy`() {
    // Not equatable: then debug builds do not compare it either.
    struct Numbers {
      var list = [Int](repeating: 0, count: 1000)
    }
    let places = Mutex<Set<UInt>>([])
    let store = Store<Numbers, Int, Never>(initialState: Numbers()) { state, index in
      state.list[index] += 1
      let place = state.list.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
      places.withLock { _ = $0.insert(place) }
      return .handled()
    }
    let tickets = [store.subscribe(to: \.list.count) { _ in }, store.onUpdate(perform: { _ in })]

    for index in 0..<1000 { store.dispatch(index) }

    #expect(places.withLock(\.count) == 1)
    #expect(store.state.list == Array(repeating: 1, count: 1000))
    withExtendedLifetime(tickets) {}
  }

  /// What a reducer must not do to its store.
  enum Mistake: String, CaseIterable, Codable {
    case dispatch, restore, readState, addMiddleware
    case subscribeByPath, subscribeByClosure, subscribeToScope, readStates, onPulse, onUpdate

    func make(with store: CounterStore) {
      switch self {
      case .dispatch: store.dispatch(.add(3))
      case .restore: store.restore(Counter())
      case .readState: _ = store.state
      case .addMiddleware: _ = store.add(.passing)
      case .subscribeByPath: _ = store.subscribe(to: \.count) { _ in }
      case .subscribeByClosure: _ = store.subscribe(to: { $0.count }, onChange: { _ in })
      case .subscribeToScope:
        _ = store.scoped(to: \.count, action: { $0 }).subscribe(to: \.self) { _ in }
      case .readStates: _ = store.states(\.count)
      case .onPulse: _ = store.onPulse(\.bell) { _ in }
      case .onUpdate: _ = store.onUpdate(perform: { _ in })
      }
    }

    var message: String {
      switch self {
      case .dispatch: "A reducer dispatched add(3): return an effect that sends it instead."
      case .restore: "A reducer restored a state: assign to the state that it was given instead."
      case .readState: "A reducer read the store's state: use the state that it was given."
      case .addMiddleware:
        "A reducer added a middleware: add it where the store is created instead."
      default:
        "A reducer subscribed to the store: let a view or the work of an effect do it instead."
      }
    }
  }

  @Test(arguments: Mistake.allCases)
  func `what must not be done inside a reducer stops the program and says so`(mistake: Mistake)
    async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [mistake = mistake as Mistake] in
      await MainActor.run {
        let stores = Log<CounterStore>()
        stores.append(
          .handling { _, _ in
            MainActor.assumeIsolated { mistake.make(with: stores.entries[0]) }
          })
        stores.entries[0].dispatch(.add(1))
      }
    }

    #expect(result.says(mistake.message))
  }

  @Test(arguments: Mistake.allCases.drop { $0 != .addMiddleware })
  func `subscribing while subscribers are called stops nothing`(way: Mistake) {
    let ticket = store.subscribe(to: \.count) { [store] _ in way.make(with: store) }

    store.dispatch(.add(1))

    #expect(store.state == Counter(count: 1))
    ticket.cancel()
  }

  @Test(arguments: [Outcome<String>.ignored("the counter refuses"), .unhandled])
  func `a change by what is not handled stops the program`(outcome: Outcome<String>) async {
    let isIgnored = outcome != .unhandled
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [isIgnored = isIgnored as Bool] in
      await MainActor.run {
        let store = CounterStore(initialState: Counter()) { state, _ in
          state.count += 1
          return isIgnored ? .ignored("the counter refuses") : .unhandled
        }
        store.dispatch(.add(1))
      }
    }

    #expect(result.says("add(1) changed the state, but its outcome is \(outcome)."))
  }

  private struct Measurement: Equatable {
    var value: Double
    var notes = ["one"]
  }

  @Test(arguments: [1, Double.nan])
  func `an ignored action may set equal values, also in a state unequal to itself`(value: Double) {
    let store = Store<Measurement, Int, Never>(initialState: Measurement(value: value)) {
      state, _ in
      state.notes = ["one", "two"].dropLast() + []
      return .ignored("there is none")
    }

    #expect(store.dispatch(1).response == .ignored("there is none"))
  }
}
