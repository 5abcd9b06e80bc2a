/// A rule that every state must satisfy, given the state before it.
public struct Invariant<State>: Sendable {
  /// The rule in a few words, such as "moves never decrease".
  public let rule: String
  /// True if the state satisfies the rule, given the state before the action that led to it.
  public let holds: @Sendable (_ before: State, _ after: State) -> Bool

  /// Creates a rule about a state and the one before it.
  public init(_ rule: String, _ holds: @escaping @Sendable (State, State) -> Bool) {
    self.rule = rule
    self.holds = holds
  }
}

extension Reducer {
  /// A reducer that, in debug builds, stops the program at the first action that breaks a rule; in release builds,
  /// this reducer.
  public func checked(by invariants: [Invariant<State>]) -> Self {
    #if DEBUG
      return Self(parts: parts) { state, action in
        let before = state
        let outcome = self(&state, action)
        for invariant in invariants where !invariant.holds(before, state) {
          Mistakes.report("\(action) breaks a rule: \(invariant.rule).")
        }
        return outcome
      }
    #else
      return self
    #endif
  }
}
