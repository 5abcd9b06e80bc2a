import DataFlow

/// Lets one value through, and then none for a while.
struct Throttle: Equatable {
  var passed: [Int] = []
  var waiting: Int?
  var isPausing = false
}

enum ThrottleAction: Equatable {
  case move(Int)
  case pauseEnded
}

func throttleReducer(state: inout Throttle, action: ThrottleAction) -> Outcome<String> {
  switch action {
  case .move(let value) where state.isPausing:
    state.waiting = value
    return .handled()
  case .move(let value):
    return .handled(pass(value, in: &state))
  case .pauseEnded:
    state.isPausing = false
    guard let value = state.waiting else { return .handled() }
    state.waiting = nil
    return .handled(pass(value, in: &state))
  }
}

private func pass(_ value: Int, in state: inout Throttle) -> Effect<String> {
  state.passed.append(value)
  state.isPausing = true
  return .run("pause", after: .seconds(1))
}

extension Performer<ThrottleAction, String> {
  /// The pause is the effect's delay; the work itself is empty.
  static var pausing: Self {
    Self { _, send in
      send(.pauseEnded)
    }
  }
}
