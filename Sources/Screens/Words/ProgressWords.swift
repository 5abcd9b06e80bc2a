import MemoryTunes

extension GameNews {
  /// The news, rarest first, without what its title says.
  func lines(for game: GameState) -> [String] {
    [
      twin.map { _ in "New opponent: Twin, with a memory like yours" },
      covers?.completed.map { "All \($0.label) covers found" },
      bests.map { "New best: \($0.names)" },
      crown.flatMap { $0 == .oneWinAway ? game.onlyOpponent.map(oneWinAwayLabel) : nil },
      daysInARow.map { inARow($0, game.daily == nil ? "day" : "daily board") },
      covers?.label,
      bestOfLast.map { "Your best of the last \(spelled($0))" },
    ].compactMap(\.self)
  }
}

private func oneWinAwayLabel(_ opponent: Opponent) -> String {
  "One more win in a row, and \(opponent.label)’s crown is yours."
}

extension RatingRecord {
  /// "Rating 1522 → 1534"; while uncertain, "Rating about 1530".
  var news: String {
    "Rating " + (isProvisional ? label : "\(rating - change) → \(rating)")
  }
}

extension NewCovers {
  /// "8 new covers", "8 new covers, 3 golden", "7 covers are golden now".
  fileprivate var label: String {
    let new = counted(count, "new cover")
    return switch (count, goldenCount) {
    case (0, 1): "1 cover is golden now"
    case (0, _): "\(goldenCount) covers are golden now"
    case (_, 0): new
    default: "\(new), \(goldenCount) golden"
    }
  }
}

/// "Second day in a row", "12 days in a row".
private func inARow(_ count: Int, _ noun: String) -> String {
  "\(ordinal(count).map { "\($0) \(noun)" } ?? counted(count, noun)) in a row"
}

extension NewBests {
  /// "moves, time".
  fileprivate var names: String {
    [
      (hasFewestMoves, "moves"), (hasFewestSlips, "slips"), (hasShortestTime, "time"),
      (hasMostPairs, "pairs"),
    ]
    .filter(\.0).map(\.1).joined(separator: ", ")
  }
}

extension GameState {
  /// A suggestion once all pairs are found, or the time is up, in at most 28 columns.
  var nextStep: String {
    if round?.nextSeat != nil { return "Same boards for everyone." }
    guard hindsight == nil else { return "Another board earns stars." }
    if sprint != nil { return "\(pairs(pairCount + 1)) next time?" }
    guard let next = result?.rating?.next else { return stepAfterFlawlessGame }
    let count = slips.count - next.mostSlips(pairs: covers.count)
    return "\(Screens.slips(count)) fewer: \(spelled(next.rawValue)) stars"
  }

  private var stepAfterFlawlessGame: String {
    if isCountingDaily { return "Everyone plays this board." }
    return grid.next.map { "Ready for \($0.label)?" } ?? "No board is larger."
  }

  /// Is the one game on a daily board that counts.
  var isCountingDaily: Bool { daily.map { !$0.isPractice } ?? false }
}
