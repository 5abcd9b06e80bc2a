/// Plays actions and finds the first rule they break: an invariant, or that an ignored action changes nothing.
package struct RuleCheck<State: Equatable, Action, Work: Sendable> {
  /// The state before the first action.
  package let start: State
  package let reducer: Reducer<State, Action, Work>
  private let invariants: [Invariant<State>]

  package init(
    start: State, reducer: Reducer<State, Action, Work>, invariants: [Invariant<State>]
  ) {
    self.start = start
    self.reducer = reducer
    self.invariants = invariants
  }

  /// The first broken rule; nil if all hold after each of the actions.
  ///
  /// The actions after the one that breaks it are not played.
  package func brokenRule(of actions: [Action]) -> String? {
    var state = start
    for action in actions {
      if let rule = brokenRule(of: action, in: &state) { return rule }
    }
    return nil
  }

  /// Plays an action; returns the first rule it breaks.
  package func brokenRule(of action: Action, in state: inout State) -> String? {
    let before = state
    let outcome = reducer(&state, action)
    if case .handled = outcome {
    } else if state != before {
      return "an ignored action changes nothing"
    }
    return invariants.first { !$0.holds(before, state) }?.rule
  }
}
