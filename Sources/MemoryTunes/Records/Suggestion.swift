import Artwork

/// What the games so far suggest to play next.
public enum Suggestion: Equatable, Codable, Sendable {
  /// The daily board, which would be this many days in a row.
  case nextDaily(daysInARow: Int)
  /// The daily board; the last one was played this many days ago and earned these stars, nil for none.
  case daily(after: Rating?, daysAgo: Int)
  /// Practice, for which this many slips are due; less urgent after the first round of a day.
  case practice(Int)
  /// A way to play that was never tried.
  case untried(WayToPlay)
  /// Another game against this computer player, whose crown is one win away.
  case crownWithinReach(Opponent)
  /// Another game against this computer player; whether the person won the last one.
  case rematch(Opponent, hasWon: Bool)
  /// A game against this computer player, the next one without a crown.
  case nextOpponent(Opponent)
  /// Another game like the last one, which needed this many moves more than the best of its kind.
  case recordWithinReach(movesMissing: Int)
  /// A board of this category, which lacks only these covers in the collection.
  case coversMissing(Category, covers: [Int])

  /// Looks at games in the order in which they were added, and the covers found in them; O(games).
  init?(
    after games: [GameRecord], collection: CoverCollection = .init(), puzzles: DuePuzzles = .init()
  ) {
    let finished = games.filter { !$0.isGivenUp }
    let duel = Self.nextDuel(in: finished)
    let missing = collection.fewestMissing.flatMap { category, covers in
      collection.isEmpty ? nil : Suggestion.coversMissing(category, covers: covers)
    }
    let (isPractised, dueCount) = (puzzles.isPractised, puzzles.puzzles.count)
    let practice = dueCount == 0 ? nil : Suggestion.practice(dueCount)
    let suggestions = [
      finished.last?.duel == nil ? nil : duel,
      isPractised ? nil : practice,
      WayToPlay.due(after: finished).map(Suggestion.untried),
      movesMissing(in: finished).map(Suggestion.recordWithinReach),
      collection.fewestMissing?.covers.count ?? .max <= 5 ? missing : nil,
      duel,
      practice,
      missing,
    ]
    guard let first = suggestions.lazy.compactMap(\.self).first else { return nil }
    self = first
  }

  /// Nil if the board of today has been played, or never one of a day.
  init?(after daily: DailyRecords, today: Int) {
    guard daily[today] == nil, let last = daily.results.last(where: { $0.day < today }) else {
      return nil
    }
    self =
      daily.streak.current > 1
      ? .nextDaily(daysInARow: daily.streak.current + 1)
      : .daily(after: last.rating, daysAgo: today - last.day)
  }

  /// Whether it is about the daily board.
  var isDaily: Bool {
    switch self {
    case .nextDaily, .daily: true
    case .practice, .untried, .crownWithinReach, .rematch, .nextOpponent, .recordWithinReach,
      .coversMissing:
      false
    }
  }

  /// After a game against a computer player another one, or one against the next without a crown; nil if there
  /// is none, and after a draw.
  private static func nextDuel(in games: [GameRecord]) -> Suggestion? {
    guard let last = games.last(where: { $0.duel != nil })?.duel else { return nil }
    let duels = games.compactMap(\.duel)
    let record = OpponentRecord(last.opponent, duels: duels)
    if record.isOneWinFromCrown { return .crownWithinReach(last.opponent) }
    guard record.isCrowned else {
      return last.found == last.lost ? nil : .rematch(last.opponent, hasWon: last.points == 1)
    }
    return Opponent.next(after: Opponent.crowned(after: duels)).map(Suggestion.nextOpponent)
  }
}

/// A way to play that new players may not find by themselves.
public enum WayToPlay: String, CaseIterable, Codable, Sendable {
  case computer
  case sprint
  case ear

  /// The way to suggest after some finished games: each at one number of games, so that none is suggested
  /// again when it was passed over.
  static func due(after games: [GameRecord]) -> WayToPlay? {
    guard let index = [3, 6, 9].firstIndex(of: games.count) else { return nil }
    let way = allCases[index]
    return games.contains(where: way.isTried) ? nil : way
  }

  private func isTried(in game: GameRecord) -> Bool {
    switch self {
    case .computer: game.players.contains { $0.opponent != nil }
    case .sprint: game.kind == .sprint
    case .ear: game.kind == .ear
    }
  }
}

/// How many moves the last game of one person needed more than their best of its kind; nil if that is more
/// than two, or none.
private func movesMissing(in games: [GameRecord]) -> Int? {
  guard let last = games.last, last.entersAverages else { return nil }
  let best = games.lazy.filter { $0.entersRecords && Discipline($0) == Discipline(last) }
    .map(\.moveCount).min()
  return best.map { last.moveCount - $0 }.flatMap { (1...2).contains($0) ? $0 : nil }
}
