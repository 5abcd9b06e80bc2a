extension AppState {
  /// A game's goal while it can be reached, or once it is; nil in a first game, where slips are still
  /// unknown, and at a shared table, where others are to be beaten.
  func goalAhead(in game: GameState) -> Goal? {
    isFirstGame || game.isShared ? nil : game.goal.flatMap { $0.state == .missed ? nil : $0 }
  }
}

extension Goal {
  /// "Goal: no slip for 10 moves", later "Goal: no slip for 7 moves", with a sign once decided.
  var label: String {
    let sign = state == .reached ? "✓ " : state == .missed ? "✗ " : ""
    return sign + tr("Goal: \(aim.label(after: state == .open ? moveCount : 0))")
  }

  /// "Goal reached: no slip for 10 moves".
  var sentence: String {
    let aim = aim.label(after: 0)
    return switch state {
    case .open: tr("Goal: \(aim)")
    case .reached: tr("Goal reached: \(aim)")
    case .missed: tr("Goal missed: \(aim)")
    }
  }
}

extension Goal.Aim {
  /// The rest of it after a number of moves; also in capitals, or with the first letter capital.
  fileprivate func label(after moveCount: Int) -> String {
    let count =
      switch self {
      case .cleanStart(let limit), .firstPair(let limit), .allPairs(let limit): limit - moveCount
      case .pairsInARow(let count), .cleanEnd(let count): count
      }
    // At most 23 columns each.
    return switch self {
    case .cleanStart: tr("no slip for \(count) move", "no slip for \(count) moves", count: count)
    case .pairsInARow: tr("\(count) pair, no slip", "\(count) pairs, no slip", count: count)
    case .firstPair: tr("a pair in \(count) move", "a pair in \(count) moves", count: count)
    case .allPairs: tr("all pairs in \(count) move", "all pairs in \(count) moves", count: count)
    case .cleanEnd: tr("last \(count) pair, no slip", "last \(count) pairs, no slip", count: count)
    }
  }
}
