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

extension RatingRecord {
  /// "Rating 1522 → 1534"; while uncertain, "Rating about 1530".
  var news: String {
    isProvisional
      ? tr("Rating about \(roundedRating)") : tr("Rating \(rating - change) → \(rating)")
  }
}

extension NewCovers {
  /// "8 new covers", "8 new covers, 3 golden", "7 covers are golden now".
  fileprivate var label: String {
    let new = tr("\(count) new cover", "\(count) new covers", count: count)
    return switch (count, goldenCount) {
    case (0, _):
      tr(
        "\(goldenCount) cover is golden now", "\(goldenCount) covers are golden now",
        count: goldenCount)
    case (_, 0): new
    default: list([new, tr("\(goldenCount) golden", "\(goldenCount) golden", count: goldenCount)])
    }
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

extension GameState {
  /// A suggestion once all pairs are found, or the time is up, in at most 28 columns.
  var nextStep: String {
    if round?.nextSeat != nil { return tr("Same boards for everyone.") }
    // In place of advice for players on their own.
    if table != nil { return isSpectated ? "" : tr("Another race?") }
    guard hindsight == nil else { return tr("Another board earns stars.") }
    if sprint != nil {
      let count = pairCount + 1
      return tr("\(count) pair next time?", "\(count) pairs next time?", count: count)
    }
    guard let next = rating?.next else {
      if isCountingDaily { return tr("Everyone plays this board.") }
      return grid.next.map { tr("Ready for \($0.label)?") } ?? tr("No board is larger.")
    }
    let count = slips.count - next.mostSlips(pairs: covers.count)
    let stars = next.rawValue
    // The stars are 2 to 5.
    return tr(
      "\(count) slip fewer: \(stars) stars", "\(count) slips fewer: \(stars) stars", count: count)
  }

  /// Is the one game on a daily board that counts.
  var isCountingDaily: Bool { daily.map { !$0.isPractice } ?? false }
}
