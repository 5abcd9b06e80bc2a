import DataFlow
import DataFlowTesting

/// A number that changes with a delay.
struct Counter: Equatable {
  var value = 0
  var isLoading = false
  var errors: [String] = []

  /// What the view shows.
  var label: String { isLoading ? "\(value) …" : "\(value)" }
}

enum CounterAction: Equatable {
  /// What the player does.
  case increase
  case decrease
  /// The results, over time.
  case valueChanged(by: Int)
  case loadingEnded
  case failed(String)
}

enum CounterWork: Equatable {
  case add(Int)
}

typealias CounterStore = Store<Counter, CounterAction, CounterWork>

extension Reason {
  static let isLoading: Self = "the last tap is still being worked on"
}

func counterReducer(state: inout Counter, action: CounterAction) -> Outcome<CounterWork> {
  switch action {
  case .increase: return start(.add(1), in: &state)
  case .decrease: return start(.add(-1), in: &state)
  case .valueChanged(let change): state.value += change
  case .loadingEnded: state.isLoading = false
  case .failed(let message):
    state.isLoading = false
    state.errors.append(message)
  }
  return .handled()
}

private func start(_ work: CounterWork, in state: inout Counter) -> Outcome<CounterWork> {
  guard !state.isLoading else { return .ignored(.isLoading) }
  state.isLoading = true
  return .handled(.run(work))
}

extension Middleware<Counter, CounterAction, CounterWork> {
  @MainActor static func watching(_ log: Log<CounterAction>) -> Self {
    Self { action, _, next in
      log.append(action)
      return next(action)
    }
  }
}

extension Performer<CounterAction, CounterWork> {
  /// Answers after a second.
  static func slow(_ clock: TestClock) -> Self {
    Self { work, send in
      try await clock.sleep(for: .seconds(1))
      guard case .add(let change) = work else { return }
      send(.valueChanged(by: change))
      send(.loadingEnded)
    } recover: { _, work in
      .failed("\(work)")
    }
  }
}
