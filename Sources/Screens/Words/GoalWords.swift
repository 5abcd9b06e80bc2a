import MemoryTunes

extension AppState {
  /// The board's goal while it can be reached, or once it is; nil in a first game, where slips are still unknown.
  var goalAhead: Goal? { isFirstGame ? nil : game.goal.flatMap { $0.state == .missed ? nil : $0 } }
}

extension Goal {
  /// "Goal: no slip in the first 10 moves", with a sign once decided, from long to short.
  var labels: [String] {
    aim.labels.map { label in
      switch state {
      case .open: "Goal: \(label)"
      case .reached: "✓ \(label.capitalizedFirst)"
      case .missed: "✗ \(label.capitalizedFirst)"
      }
    }
  }

  /// "Goal reached: no slip in the first 10 moves".
  var sentence: String {
    "Goal\(state == .open ? "" : " " + verdict): \(aim.labels[0])"
  }

  /// "reached", "missed"; empty until decided.
  var verdict: String {
    switch state {
    case .open: ""
    case .reached: "reached"
    case .missed: "missed"
    }
  }
}

extension Goal.Aim {
  /// In at most 20 columns.
  var label: String { labels.last ?? "" }

  /// From long to short.
  fileprivate var labels: [String] {
    switch self {
    case .cleanStart(let moves):
      ["no slip in the first \(moves) moves", "no slip in \(moves) moves"]
    case .pairsInARow(let count):
      ["\(count) pairs without a slip between", "no slip for \(count) pairs"]
    case .firstPair(let moves):
      ["the first pair within \(moves) moves", "a pair in \(moves) moves"]
    case .allPairs(let moves): ["all pairs within \(moves) moves", "all in \(moves) moves"]
    case .cleanEnd(let pairs):
      [
        "no slip on the last \(pairs) pairs", "no slip in last \(pairs) pairs",
        "no slip in last \(pairs)",
      ]
    }
  }
}
