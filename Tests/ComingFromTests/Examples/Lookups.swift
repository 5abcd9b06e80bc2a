import DataFlow
import DataFlowTesting

/// Lookups under one id, in the given order.
struct Lookups: Equatable {
  var order: EffectOrder
  var found: [String] = []
}

enum LookupAction {
  case look(String)
  case found(String)
}

typealias LookupStore = Store<Lookups, LookupAction, String>

func lookupReducer(state: inout Lookups, action: LookupAction) -> Outcome<String> {
  switch action {
  case .look(let query):
    return .handled(.run(query, id: "lookup", order: state.order))
  case .found(let query):
    state.found.append(query)
    return .handled()
  }
}

extension Performer<LookupAction, String> {
  /// A lookup takes as many seconds as the query's digit says.
  static func sleeping(on clock: TestClock) -> Self {
    Self { query, send in
      try await clock.sleep(for: .seconds(query.compactMap(\.wholeNumberValue).reduce(0, +)))
      send(.found(query))
    } recover: { error, _ in
      fatalError("a lookup does not fail: \(error)")
    }
  }
}

extension TestClock {
  /// Lets a second pass once all work of the store that has begun is asleep.
  @MainActor
  func letSecondPass(in store: LookupStore) async {
    await allAsleep(in: store)
    await advance(by: .seconds(1))
    await allAsleep(in: store)
  }

  @MainActor
  private func allAsleep(in store: LookupStore) async {
    let limit = store.state.order == .serial ? 1 : Int.max
    while sleeperCount != min(limit, store.runningWork.count), !Task.isCancelled {
      await Task.yield()
    }
  }
}
