/// A rule that every state must keep, and every change of it.
public struct Invariant<State>: Sendable {
  /// The rule in a few words: "moves never fall".
  public let rule: String
  /// Whether a state keeps the rule, given the state before the action that led to it.
  public let isKept: @Sendable (_ before: State, _ after: State) -> Bool

  /// A rule about a state and the one before it.
  public init(_ rule: String, _ isKept: @escaping @Sendable (State, State) -> Bool) {
    self.rule = rule
    self.isKept = isKept
  }
}

/// A reducer that does as the given one does, and in debug builds stops the program at the first
/// action that breaks a rule; in release builds it is the given one.
public func checking<State, Action, Work: Sendable>(
  _ reducer: @escaping Reducer<State, Action, Work>, _ invariants: [Invariant<State>]
) -> Reducer<State, Action, Work> {
  #if DEBUG
    return { state, action in
      let before = state
      let outcome = reducer(&state, action)
      for invariant in invariants where !invariant.isKept(before, state) {
        fatalError("\(action) breaks a rule: \(invariant.rule).")
      }
      return outcome
    }
  #else
    return reducer
  #endif
}
