import Basics
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
      case .open: tr("Goal: \(label)")
      case .reached: "✓ \(label.capitalizedFirst)"
      case .missed: "✗ \(label.capitalizedFirst)"
      }
    }
  }

  /// "Goal reached: no slip in the first 10 moves".
  var sentence: String {
    let aim = aim.labels(after: 0)[0]
    return switch state {
    case .open: tr("Goal: \(aim)")
    case .reached: tr("Goal reached: \(aim)")
    case .missed: tr("Goal missed: \(aim)")
    }
  }
}

extension Goal.Aim {
  /// In at most 20 columns.
  var label: String { labels(after: 0).last ?? "" }

  /// The rest of it after a number of moves, from long to short; also in capitals, or with the first letter capital.
  fileprivate func labels(after count: Int) -> [String] {
    switch self {
    case .cleanStart(let limit):
      let rest = limit - count
      return count == 0
        ? [
          tr(
            "no slip in the first \(rest) move", "no slip in the first \(rest) moves", count: rest),
          // At most 20 columns.
          tr("no slip in \(rest) move", "no slip in \(rest) moves", count: rest),
        ]
        : [
          tr("no slip in the next \(rest) move", "no slip in the next \(rest) moves", count: rest),
          // At most 20 columns.
          tr("no slip for \(rest) move", "no slip for \(rest) moves", count: rest),
        ]
    case .pairsInARow(let count):
      return [
        tr(
          "\(count) pair without a slip between", "\(count) pairs without a slip between",
          count: count),
        // At most 20 columns.
        tr("no slip for \(count) pair", "no slip for \(count) pairs", count: count),
      ]
    case .firstPair(let limit):
      let rest = limit - count
      return count == 0
        ? [
          tr(
            "the first pair within \(rest) move", "the first pair within \(rest) moves",
            count: rest),
          // At most 20 columns.
          tr("a pair in \(rest) move", "a pair in \(rest) moves", count: rest),
        ]
        : [
          tr(
            "the first pair, \(rest) move left", "the first pair, \(rest) moves left", count: rest),
          // At most 20 columns.
          tr("a pair, \(rest) move left", "a pair, \(rest) moves left", count: rest),
        ]
    case .allPairs(let limit):
      let rest = limit - count
      return count == 0
        ? [
          tr("all pairs within \(rest) move", "all pairs within \(rest) moves", count: rest),
          // All pairs, in at most 20 columns.
          tr("all in \(rest) move", "all in \(rest) moves", count: rest),
        ]
        : [
          tr("all pairs, \(rest) move left", "all pairs, \(rest) moves left", count: rest),
          // All pairs, in at most 20 columns.
          tr("all, \(rest) move left", "all, \(rest) moves left", count: rest),
        ]
    case .cleanEnd(let count):
      return [
        tr(
          "no slip on the last \(count) pair", "no slip on the last \(count) pairs", count: count),
        tr("no slip in last \(count) pair", "no slip in last \(count) pairs", count: count),
        // Pairs, in at most 20 columns.
        tr("no slip in last \(count)", "no slip in last \(count)", count: count),
      ]
    }
  }
}
