import MemoryTunes

extension AppState {
  /// A game's goal while it can be reached, or once it is; nil in a first game, where slips are still unknown.
  func goalAhead(in game: GameState) -> Goal? {
    isFirstGame ? nil : game.goal.flatMap { $0.state == .missed ? nil : $0 }
  }
}

extension Goal {
  /// "Goal: no slip in the first 10 moves", later "Goal: no slip in the next 7 moves", with a sign once decided, from
  /// long to short.
  var labels: [String] {
    aim.labels(after: state == .open ? moveCount : 0).map { label in
      switch state {
      case .open: "Goal: \(label)"
      case .reached: "✓ \(label.capitalizedFirst)"
      case .missed: "✗ \(label.capitalizedFirst)"
      }
    }
  }

  /// "Goal reached: no slip in the first 10 moves".
  var sentence: String {
    "Goal\(state == .open ? "" : " " + verdict): \(aim.labels(after: 0)[0])"
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
  var label: String { labels(after: 0).last ?? "" }

  /// The rest of it after a number of moves, from long to short.
  fileprivate func labels(after count: Int) -> [String] {
    switch self {
    case .cleanStart(let limit):
      count == 0
        ? ["no slip in the first \(moves(limit))", "no slip in \(moves(limit))"]
        : ["no slip in the next \(moves(limit - count))", "no slip for \(moves(limit - count))"]
    case .pairsInARow(let count):
      ["\(count) pairs without a slip between", "no slip for \(count) pairs"]
    case .firstPair(let limit):
      count == 0
        ? ["the first pair within \(moves(limit))", "a pair in \(moves(limit))"]
        : ["the first pair, \(moves(limit - count)) left", "a pair, \(moves(limit - count)) left"]
    case .allPairs(let limit):
      count == 0
        ? ["all pairs within \(moves(limit))", "all in \(moves(limit))"]
        : ["all pairs, \(moves(limit - count)) left", "all, \(moves(limit - count)) left"]
    case .cleanEnd(let pairs):
      [
        "no slip on the last \(pairs) pairs", "no slip in last \(pairs) pairs",
        "no slip in last \(pairs)",
      ]
    }
  }
}
