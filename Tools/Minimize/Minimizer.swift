import DataFlow

/// Finds the first failure in a recording, and the fewest of its actions that still lead to it.
@MainActor
struct Minimizer<State: Codable & Equatable, Action: Codable, Work: Sendable> {
  /// A recording that has been verified.
  let recording: Recording<State, Action>
  /// Plays from the state with which the recording starts.
  let check: RuleCheck<State, Action, Work>
  /// Plays actions where they may crash.
  let playApart: ([Action]) -> Ending

  /// The failure and the actions that lead to it; throws if there is none.
  ///
  /// The first broken rule counts, wherever it is. A crash can only be at the end: what is recorded
  /// after an action shows that it did not crash. A shorter list must fail in the same way: break
  /// the same rule, or crash by the same signal. Only lists that may crash are played apart.
  func minimized() throws(NothingToMinimize) -> FailingRun<Action> {
    if let (position, rule) = firstBrokenRule() {
      return shrunk(recording.branch(endingAt: position), breaking: rule)
    }
    guard let last = recording.lines.indices.last else { throw .breaksNothing }
    let actions = recording.branch(endingAt: last)
    switch playApart(actions) {
    case .kept: throw .breaksNothing
    case .broken:
      guard let rule = check.brokenRule(of: actions) else { throw .notPlayed }
      return shrunk(actions, breaking: rule)
    case .crashed(let signal):
      guard playApart([]) == .kept else { throw .notPlayed }
      return FailingRun(
        recordedCount: recording.actionCount, failure: .crash(signal: signal),
        actions: actions.shrunk { playApart($0) == .crashed(signal: signal) })
    case .timedOut: throw .lastsTooLong
    case .notPlayed: throw .notPlayed
    }
  }

  /// The first rule broken before the last event, which may be the one that crashes.
  private func firstBrokenRule() -> (position: Int, rule: String)? {
    var history = History(start: check.start, reducer: check.reducer, capacity: .max)
    var state = check.start
    for (position, line) in recording.lines.dropLast().enumerated() {
      switch line.event.kind {
      case .action(let action):
        if let rule = check.brokenRule(of: action, in: &state) { return (position, rule) }
      case .rewind(let number):
        if let target = history.position(ofNumber: number) { state = history.state(after: target) }
      }
      history.append(line.event, stateAfter: state)
    }
    return nil
  }

  private func shrunk(_ actions: [Action], breaking rule: String) -> FailingRun<Action> {
    FailingRun(
      recordedCount: recording.actionCount, failure: .brokenRule(rule),
      actions: actions.shrunk { check.brokenRule(of: $0) == rule })
  }
}

/// How playing a list of actions ended.
enum Ending: Equatable {
  /// All rules hold.
  case kept
  /// A rule is broken.
  case broken
  /// The program crashed.
  case crashed(signal: Int32)
  /// It took too long, and was ended.
  case timedOut
  /// The program could not be started, or did not understand the actions.
  case notPlayed
}

/// Why there is nothing to minimize.
enum NothingToMinimize: Error, CustomStringConvertible {
  case breaksNothing
  case lastsTooLong
  case notPlayed

  var description: String {
    switch self {
    case .breaksNothing:
      "The recording breaks no rule of the game here, and its last action does not crash."
    case .lastsTooLong:
      "The recording breaks no rule of the game here. Playing it takes more than "
        + "\(Candidate.seconds) seconds, but that does not count as a failure."
    case .notPlayed: "The recording cannot be played, because this program cannot start itself."
    }
  }
}

extension Recording {
  /// The actions that lead from the start to the state after a line: without those that rewinds have
  /// abandoned; O(n).
  func branch(endingAt position: Int) -> [Action] {
    let predecessors = predecessors(upTo: position)
    var branch: [Action] = []
    var index = position
    while index >= 0 {
      if case .action(let action) = lines[index].event.kind { branch.append(action) }
      index = predecessors[index]
    }
    return branch.reversed()
  }

  /// For each line, the one whose state it continues from; −1 for the start.
  private func predecessors(upTo position: Int) -> [Int] {
    var known: [Int: Int] = [:]
    return lines[...position].enumerated().map { index, line in
      defer { known[line.event.number] = index }
      // A rewind that leads out of the recording is its first line.
      guard case .rewind(let number) = line.event.kind else { return index - 1 }
      return known[number] ?? index - 1
    }
  }

  /// How many actions it contains, abandoned ones included.
  var actionCount: Int {
    lines.count { line in
      if case .action = line.event.kind { true } else { false }
    }
  }
}
