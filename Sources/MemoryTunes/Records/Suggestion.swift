/// A suggestion to play next, based on the games so far.
public enum Suggestion: Equatable, Codable, Sendable {
  /// The daily board, which would make this many days in a row.
  case nextDaily(daysInARow: Int)
  /// The daily board; the last one played earned these stars, nil for none.
  case daily(after: Rating?)
  /// Practice, with this many slips due; less urgent after the first round of a day.
  case practice(Int)
  case untried(WayToPlay)
  /// Another game against this computer player, whose crown is one win away.
  case crownWithinReach(Opponent)
  case rematch(Opponent)
  /// A game against this computer player, the next one without a crown.
  case nextOpponent(Opponent)
  /// Another game like the last one, which needed this many moves more than the best of its kind.
  case recordWithinReach(movesMissing: Int)
  /// A board of this category, which lacks only these covers in the collection.
  case coversMissing(Category, covers: [Int])

  /// Examines games in the order added, and the covers found in them; O(games).
  init?(
    after games: [PlayedGame], collection: CoverCollection = .init(), puzzles: DuePuzzles = .init()
  ) {
    let finished = games.filter { !$0.isGivenUp }
    let duel = Self.nextDuel(in: finished)
    let missing = collection.fewestMissing.flatMap { category, covers in
      collection.isEmpty ? nil : Suggestion.coversMissing(category, covers: covers)
    }
    let dueCount = puzzles.puzzles.count
    let practice = dueCount == 0 ? nil : Suggestion.practice(dueCount)
    let suggestions = [
      finished.last?.duel == nil ? nil : duel,
      puzzles.isPractised ? nil : practice,
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

  /// Nil if today's board has been played, or never a daily board.
  init?(after daily: DailyRecords, today: Int) {
    guard daily[today] == nil, let last = daily.results.last(where: { $0.day < today })
    else { return nil }
    self =
      daily.streak.current > 1
      ? .nextDaily(daysInARow: daily.streak.current + 1)
      : .daily(after: last.rating)
  }

  var isDaily: Bool {
    switch self {
    case .nextDaily, .daily: true
    default: false
    }
  }

  /// Another duel with the last opponent, or with the next that has no crown; nil if there is none, or after a draw.
  private static func nextDuel(in games: [PlayedGame]) -> Suggestion? {
    let duels = games.compactMap(\.duel)
    guard let last = duels.last else { return nil }
    switch last.opponent.crown(after: duels) {
    case .oneWinAway: return .crownWithinReach(last.opponent)
    case .won:
      let next = Opponent.allCases.first { $0.crown(after: duels) != .won }
      return next.map(Suggestion.nextOpponent)
    case nil: return last.found == last.lost ? nil : .rematch(last.opponent)
    }
  }
}

/// A way to play that new players may not discover.
public enum WayToPlay: String, CaseIterable, Codable, Sendable {
  case computer
  case sprint
  case ear

  /// The way to suggest after some finished games: each at one number of games, so a declined one does not return.
  static func due(after games: [PlayedGame]) -> WayToPlay? {
    guard let index = [3, 6, 9].firstIndex(of: games.count) else { return nil }
    let way = allCases[index]
    return games.contains(where: way.isTried) ? nil : way
  }

  /// The kind of game with the same name; nil against the computer, where it does not matter.
  var kind: GameKind? { GameKind(rawValue: rawValue) }

  private func isTried(in game: PlayedGame) -> Bool {
    kind.map { $0 == game.kind } ?? game.players.contains { $0.opponent != nil }
  }
}

/// The moves by which one person's last game missed their best of its kind; nil if more than two, or none.
private func movesMissing(in games: [PlayedGame]) -> Int? {
  guard let last = games.last, last.entersAverages else { return nil }
  let best = games.lazy.filter { $0.entersRecords && $0.discipline == last.discipline }
    .map(\.moveCount).min()
  return best.map { last.moveCount - $0 }.flatMap { (1...2).contains($0) ? $0 : nil }
}
