import Basics
import MemoryTunes

extension GameNews {
  /// The news, rarest first, without what its title says.
  func lines(for game: GameState) -> [String] {
    [
      twin.map { _ in tr("New opponent: Twin, with a memory like yours") },
      covers?.completed.map { tr("All \($0.label) covers found") },
      // "New best: moves, time".
      bests.map { tr("New best: \($0.names)") },
      crown.flatMap { $0 == .oneWinAway ? game.onlyOpponent.map(oneWinAwayLabel) : nil },
      daysInARow.map { game.daily == nil ? daysPlayed($0) : dailyBoards($0) },
      covers?.label,
      // Games: "the last ten".
      bestOfLast.map { tr("Your best of the last \(spelled($0))") },
    ].compactMap(\.self)
  }
}

private func oneWinAwayLabel(_ opponent: Opponent) -> String {
  tr("One more win in a row, and \(opponent.label)’s crown is yours.")
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

/// "Second day in a row", "12 days in a row".
private func daysPlayed(_ count: Int) -> String {
  ordinal(count).map { tr("\($0) day in a row", in: "ordinal").capitalizedFirst }
    ?? tr("\(count) day in a row", "\(count) days in a row", count: count)
}

/// "Second daily board in a row", "12 daily boards in a row".
private func dailyBoards(_ count: Int) -> String {
  ordinal(count).map { tr("\($0) daily board in a row", in: "ordinal").capitalizedFirst }
    ?? tr("\(count) daily board in a row", "\(count) daily boards in a row", count: count)
}

extension NewBests {
  /// "moves, time".
  fileprivate var names: String {
    let names = [
      (hasFewestMoves, tr("moves", in: "best")), (hasFewestSlips, tr("slips", in: "best")),
      (hasShortestTime, tr("time", in: "best")), (hasMostPairs, tr("pairs", in: "best")),
    ]
    return list(names.filter(\.0).map(\.1))
  }
}

extension GameState {
  /// A suggestion once all pairs are found, or the time is up, in at most 28 columns.
  var nextStep: String {
    if round?.nextSeat != nil { return tr("Same boards for everyone.") }
    guard hindsight == nil else { return tr("Another board earns stars.") }
    if sprint != nil {
      let count = pairCount + 1
      return tr("\(count) pair next time?", "\(count) pairs next time?", count: count)
    }
    guard let next = result?.rating?.next else { return stepAfterFlawlessGame }
    let count = slips.count - next.mostSlips(pairs: covers.count)
    let stars = spelled(next.rawValue)
    // The stars are two to five: "1 slip fewer: five stars".
    return tr(
      "\(count) slip fewer: \(stars) stars", "\(count) slips fewer: \(stars) stars", count: count)
  }

  /// In at most 28 columns.
  private var stepAfterFlawlessGame: String {
    if isCountingDaily { return tr("Everyone plays this board.") }
    return grid.next.map { tr("Ready for \($0.label)?") } ?? tr("No board is larger.")
  }

  /// Is the one game on a daily board that counts.
  var isCountingDaily: Bool { daily.map { !$0.isPractice } ?? false }
}
