import DataFlow
import Foundation
import Testing

/// Plays generated actions and expects every invariant to hold.
///
/// A run that breaks one is shrunk to a minimal list of actions and printed as a test to paste.
public struct RandomPlay<State: Equatable, Action: Codable, Work: Sendable> {
  private let start: State
  private let reducer: Reducer<State, Action, Work>
  private let invariants: [Invariant<State>]

  /// Creates a play that starts from a state.
  public init(
    start: State, reducer: @escaping Reducer<State, Action, Work>, invariants: [Invariant<State>]
  ) {
    self.start = start
    self.reducer = reducer
    self.invariants = invariants
  }

  /// Plays `count` actions; `next` chooses each one from the state before it.
  public func play(
    _ count: Int, at line: SourceLocation = #_sourceLocation, next: (State) -> Action
  ) {
    var state = start
    var actions: [Action] = []
    for _ in 0..<count {
      let action = next(state)
      actions.append(action)
      guard brokenRule(of: action, in: &state) != nil else { continue }
      report(actions.shrunk { brokenRule(of: $0) != nil }, at: line)
      return
    }
  }

  /// Plays recorded actions, one line of JSON each, as printed for a shrunk run.
  public func replay(_ lines: String, at line: SourceLocation = #_sourceLocation) throws {
    let actions = try lines.split(separator: "\n").map {
      try JSONDecoder().decode(Action.self, from: Data($0.utf8))
    }
    if brokenRule(of: actions) != nil { report(actions, at: line) }
  }

  private func brokenRule(of actions: [Action]) -> String? {
    var state = start
    for action in actions {
      if let rule = brokenRule(of: action, in: &state) { return rule }
    }
    return nil
  }

  private func brokenRule(of action: Action, in state: inout State) -> String? {
    let before = state
    let outcome = reducer(&state, action)
    if case .handled = outcome {
    } else if state != before {
      return "an ignored action changes nothing"
    }
    return invariants.first { !$0.holds(before, state) }?.rule
  }

  private func report(_ actions: [Action], at line: SourceLocation) {
    let rule = brokenRule(of: actions) ?? ""
    let lines = actions.map { action in
      let json = (try? JSONEncoder().encode(action)).map { String(decoding: $0, as: UTF8.self) }
      return "    \(json ?? "\(action)")"
    }
    Issue.record(
      """
      A rule is broken after \(actions.count) actions: \(rule).

        @Test func `a run keeps the rules`() throws {
          try play.replay(
            #\"\"\"
        \(lines.joined(separator: "\n  "))
            \"\"\"#)
        }
      """, sourceLocation: line)
  }
}

extension Array {
  /// A minimal sublist that still fails, found by removing ever smaller runs of elements: Zeller
  /// and Hildebrandt, *Simplifying and isolating failure-inducing input*, 2002.
  func shrunk(while fails: ([Element]) -> Bool) -> [Element] {
    var rest = self
    var length = Swift.max(1, rest.count / 2)
    while true {
      var start = 0
      var hasShrunk = false
      while start < rest.count {
        let end = Swift.min(start + length, rest.count)
        let shorter = Array(rest[..<start] + rest[end...])
        if fails(shorter) {
          rest = shorter
          hasShrunk = true
        } else {
          start = end
        }
      }
      if length == 1, !hasShrunk { return rest }
      length = Swift.max(1, length / 2)
    }
  }
}
