import DataFlow
import DataFlowTesting

/// How several lookups become one list.
enum Flattening {
  case concat
  case merge
  case latest
}

struct Lookups: Equatable {
  var strategy: Flattening
  var waiting: [String] = []
  var isBusy = false
  var found: [String] = []
}

enum LookupAction {
  case look(String)
  case found(String)
}

typealias LookupStore = Store<Lookups, LookupAction, String>

func lookupReducer(state: inout Lookups, action: LookupAction) -> Outcome<String> {
  switch (action, state.strategy) {
  case (.look(let query), .latest):
    return .handled(.run(query, id: "lookup"))
  case (.look(let query), .merge):
    return .handled(.run(query))
  case (.look(let query), .concat):
    state.waiting.append(query)
    return .handled(startNextLookup(in: &state))
  case (.found(let query), _):
    state.found.append(query)
    state.isBusy = false
    return .handled(startNextLookup(in: &state))
  }
}

private func startNextLookup(in state: inout Lookups) -> Effect<String> {
  guard !state.isBusy, !state.waiting.isEmpty else { return .none }
  state.isBusy = true
  return .run(state.waiting.removeFirst())
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
  /// Lets a second pass once all work of the store is asleep.
  @MainActor
  func letSecondPass<State, Action, Work>(in store: Store<State, Action, Work>) async {
    while sleeperCount != store.runningWork.count, !Task.isCancelled { await Task.yield() }
    await advance(by: .seconds(1))
    while sleeperCount != store.runningWork.count, !Task.isCancelled { await Task.yield() }
  }
}
