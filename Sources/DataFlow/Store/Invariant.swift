/// A rule that every state must satisfy, given the state before it.
public struct Invariant<State>: Sendable {
  /// The rule in a few words, such as "moves never decrease".
  public let rule: String
  /// Whether the state satisfies the rule, given the state before the action that led to it.
  public let holds: @Sendable (_ before: State, _ after: State) -> Bool

  /// Creates a rule about a state and the one before it.
  public init(_ rule: String, _ holds: @escaping @Sendable (State, State) -> Bool) {
    self.rule = rule
    self.holds = holds
  }
}

/// Wraps a reducer so that debug builds stop the program at the first action that breaks a rule; in
/// release builds, returns the reducer unchanged.
public func checking<State, Action, Work: Sendable>(
  _ reducer: @escaping Reducer<State, Action, Work>, _ invariants: [Invariant<State>]
) -> Reducer<State, Action, Work> {
  #if DEBUG
    return { state, action in
      let before = state
      let outcome = reducer(&state, action)
      for invariant in invariants where !invariant.holds(before, state) {
        fatalError("\(action) breaks a rule: \(invariant.rule).")
      }
      return outcome
    }
  #else
    return reducer
  #endif
}
