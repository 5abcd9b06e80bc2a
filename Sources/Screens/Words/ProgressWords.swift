extension GameNews {
  /// The news, rarest first, without what its title says.
  func lines(for game: GameState) -> [String] {
    let almostCrowned = crown == .oneWinAway ? game.onlyOpponent?.label : nil
    let days = daysInARow.map {
      game.daily == nil
        ? tr("\($0) day in a row", "\($0) days in a row", count: $0) : DailyWords.boardsInARow($0)
    }
    let lines: [String?] = [
      twin.map { _ in tr("New opponent: Twin, with a memory like yours") },
      covers?.completed.map { tr("All \($0.label) covers found") },
      // "New best: moves, time".
      bests.map { tr("New best: \($0.names)") },
      almostCrowned.map { tr("One more win in a row, and \($0)’s crown is yours.") },
      days, covers?.label,
      // Of the last games.
      bestOfLast.map { tr("Your best of the last \($0)") },
    ]
    return lines.compactMap(\.self)
  }
}

extension NewCovers {
  /// "8 new covers", "8 new covers, 3 golden", "7 covers are golden now".
  fileprivate var label: String {
    guard count > 0 else {
      return tr(
        "\(goldenCount) cover is golden now", "\(goldenCount) covers are golden now",
        count: goldenCount)
    }
    let golden = tr("\(goldenCount) golden", "\(goldenCount) golden", count: goldenCount)
    let new = tr("\(count) new cover", "\(count) new covers", count: count)
    return list([new, goldenCount > 0 ? golden : nil])
  }
}

extension NewBests {
  /// "moves, time".
  fileprivate var names: String {
    list([
      hasFewestMoves ? tr("moves", in: "best") : nil,
      hasFewestSlips ? tr("slips", in: "best") : nil,
      hasShortestTime ? tr("time", in: "best") : nil,
      hasMostPairs ? tr("pairs", in: "best") : nil,
    ])
  }
}
