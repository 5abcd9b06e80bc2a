import DataFlow

/// Plays generated actions and expects every invariant to hold.
///
/// A run that breaks one is shrunk to a minimal list of actions and printed as a test to paste.
public struct RandomPlay<State: Equatable, Action: Codable, Work: Sendable> {
  private let check: RuleCheck<State, Action, Work>

  /// Creates a play that starts from a state.
  public init(start: State, reducer: Reducer<State, Action, Work>, invariants: [Invariant<State>]) {
    check = RuleCheck(start: start, reducer: reducer, invariants: invariants)
  }

  /// Plays `count` actions; `next` chooses each one from the state before it.
  public func play(
    _ count: Int,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, next: (State) -> Action
  ) {
    var state = check.start
    var actions: [Action] = []
    for _ in 0..<count {
      let action = next(state)
      actions.append(action)
      guard let rule = check.brokenRule(of: action, in: &state) else { continue }
      report(
        actions.shrunk { check.brokenRule(of: $0) == rule },
        at: CallSite(fileID, filePath, line, column))
      return
    }
  }

  /// Plays recorded actions, one line of JSON each, as printed for a shrunk run.
  public func replay(
    _ lines: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    let actions = try lines.split(separator: "\n").map {
      try RecordingCoder().value(Action.self, of: $0.utf8)
    }
    if check.brokenRule(of: actions) != nil {
      report(actions, at: CallSite(fileID, filePath, line, column))
    }
  }

  private func report(_ actions: [Action], at site: CallSite) {
    let count = actions.count == 1 ? "1 action" : "\(actions.count) actions"
    site.fail(
      """
      A rule is broken after \(count): \(check.brokenRule(of: actions) ?? "").

      \(replayedTest(named: "a run keeps the rules", playing: actions))
      """)
  }
}
