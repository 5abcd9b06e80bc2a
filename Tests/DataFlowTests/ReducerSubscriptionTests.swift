import DataFlow
import Testing

/// A reducer that subscribes to its store stops the program.
@MainActor @Suite struct ReducerSubscriptionTests {
  /// A way to subscribe.
  enum Way: String, CaseIterable, Codable {
    case path, closure, scope, sequence, pulse, update

    func subscribe(to store: CounterStore) {
      switch self {
      case .path: _ = store.subscribe(to: \.count) { _ in }
      case .closure: _ = store.subscribe(to: { $0.count }, onChange: { _ in })
      case .scope: _ = store.scoped(to: \.count, action: { $0 }).subscribe(to: \.self) { _ in }
      case .sequence: _ = store.states(\.count)
      case .pulse: _ = store.onPulse(\.bell) { _ in }
      case .update: _ = store.onUpdate(perform: { _ in })
      }
    }
  }

  @Test(arguments: Way.allCases)
  func `subscribing from inside a reducer stops the program and says so`(way: Way) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [way = way as Way] in
      await MainActor.run {
        nonisolated(unsafe) let store = CounterStore.counting()
        store.replaceReducer(
          with: Reducer { _, _ in
            way.subscribe(to: store)
            return .handled()
          })
        store.dispatch(.add(1))
      }
    }

    #expect(
      result.says(
        "A reducer subscribed to the store: let a view or the work of an effect do it instead."))
  }

  @Test func `adding a middleware from inside a reducer stops the program and says so`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        nonisolated(unsafe) let store = CounterStore.counting()
        store.replaceReducer(
          with: Reducer { _, _ in
            _ = store.add(CounterMiddleware { action, _, next in next(action) })
            return .handled()
          })
        store.dispatch(.add(1))
      }
    }

    #expect(
      result.says("A reducer added a middleware: add it where the store is created instead."))
  }

  @Test(arguments: Way.allCases)
  func `subscribing while subscribers are called stops nothing`(way: Way) {
    let store = CounterStore.counting()
    let ticket = store.subscribe(to: \.count) { [store] _ in way.subscribe(to: store) }

    store.dispatch(.add(1))

    #expect(store.state == Counter(count: 1))
    ticket.cancel()
  }
}
