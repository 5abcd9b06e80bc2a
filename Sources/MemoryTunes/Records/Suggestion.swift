import Artwork

/// What the games so far suggest to play next.
public enum Suggestion: Equatable, Codable, Sendable {
  /// The daily board, which would be this many days in a row.
  case nextDaily(daysInARow: Int)
  /// The daily board; the last one was played this many days ago and earned these stars, nil for none.
  case daily(after: Rating?, daysAgo: Int)
  /// A way to play that was never tried.
  case untried(WayToPlay)
  /// Another game against this computer player, whose crown is one win away.
  case crownWithinReach(Opponent)
  /// Another game against this computer player; whether the person won the last one.
  case rematch(Opponent, hasWon: Bool)
  /// Another game like the last one, which needed this many moves more than the best of its kind.
  case recordWithinReach(movesMissing: Int)
  /// A board of this category, which lacks only these covers in the collection.
  case coversMissing(Category, covers: [Int])

  /// Looks at games in the order in which they were added, and the covers found in them; O(games).
  init?(after games: [GameRecord], collection: CoverCollection = .init()) {
    let finished = games.filter { !$0.isGivenUp }
    if let way = WayToPlay.due(after: finished) {
      self = .untried(way)
    } else if let duel = finished.last?.duel, let rematch = Self.rematch(after: duel, in: finished)
    {
      self = rematch
    } else if let count = movesMissing(in: finished) {
      self = .recordWithinReach(movesMissing: count)
    } else if let (category, covers) = collection.fewestMissing, covers.count <= 5 {
      self = .coversMissing(category, covers: covers)
    } else {
      return nil
    }
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
    case .untried, .crownWithinReach, .rematch, .recordWithinReach, .coversMissing: false
    }
  }

  private static func rematch(after duel: Duel, in games: [GameRecord]) -> Suggestion? {
    let record = OpponentRecord(duel.opponent, duels: games.compactMap(\.duel))
    if record.isOneWinFromCrown { return .crownWithinReach(duel.opponent) }
    return duel.found == duel.lost ? nil : .rematch(duel.opponent, hasWon: duel.points == 1)
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
