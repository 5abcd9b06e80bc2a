import MemoryTunes

/// The output of `memorytunes records`.
public enum RecordListWords {
  public static let heading = "date (UTC)         grid  moves  slips      time  stars  game"
  public static let nothingForgotten = "Nothing forgotten."
  public static let cannotAsk = "There is no terminal to ask on: give --yes to forget the games."

  public static func noGames(on grid: Grid? = nil) -> String {
    grid.map { "No games on \($0) yet." } ?? RecordsWords.noGames
  }

  public static func wrote(_ count: Int, to file: String) -> String {
    "Wrote \(games(count)) to \(file)."
  }

  public static func mayForget(_ count: Int) -> String { "Forget \(allGames(count))? [y/N]" }

  public static func forgot(_ count: Int) -> String { "Forgot \(allGames(count))." }

  public static func isYes(_ answer: String?) -> Bool {
    ["y", "yes"].contains(answer?.lowercased())
  }

  public static func exists(_ file: String) -> String {
    "\(file) exists: give the name of a new file."
  }

  public static func diskFull(_ file: String) -> String {
    "\(file) is not written: the disk is full, so free some space."
  }

  public static func tooLarge(_ file: String) -> String {
    "\(file) is not written: raise the limit on file sizes with ulimit -f."
  }

  public static func notWritten(_ file: String, _ reason: String) -> String {
    "\(file) is not written (\(reason)): give the name of another file."
  }

  /// The number of games, their total time, and how many do not count.
  public static func totals(of games: [PlayedGame]) -> String {
    let givenUp = games.count(where: \.isGivenUp)
    let hindsight = games.count { $0.hindsight != nil }
    let parts = [
      Screens.games(games.count), "\(clock(games.map(\.seconds).reduce(0, +))) in all",
      givenUp > 0 ? "\(givenUp) given up" : nil,
      hindsight > 0 ? "\(hindsight) \(GameWords.withHindsight)" : nil,
    ]
    return list(parts.compactMap(\.self)) + "."
  }

  /// The details that do not fit beside the figures.
  public static func details(of game: PlayedGame) -> String {
    [game.date.map { "daily board of \($0.label)" }, game.found, game.ranking, game.remark]
      .compactMap(\.self).joined(separator: "; ")
  }

  /// A game in a sentence: "2026-11-23 10:05 UTC: 4 by 4 Pop, 12 moves, 1 slip, 48 seconds, 4 stars".
  public static func sentence(about game: PlayedGame, at time: String, stars: Int?) -> String {
    let board = "\(game.grid.label) \(game.category.label)\(game.kind.aside)"
    let day = game.date.map { "daily board of \($0.label)" }
    let parts = [board, game.resultLabel, stars.map { counted($0, "star") }, day]
    return "\(time) UTC: " + list(parts.compactMap(\.self)).spoken
  }

  private static func allGames(_ count: Int) -> String {
    count == 1 ? "the only game" : "all \(games(count))"
  }
}

extension PlayedGame {
  /// The day of a daily board; nil for other boards.
  public var date: CalendarDate? { day.flatMap(CalendarDate.init(dayNumber:)) }

  /// "21 pairs", of a single player who did not have to solve a board.
  fileprivate var found: String? {
    guard players.count == 1, kind == .sprint || isGivenUp else { return nil }
    return Screens.pairs(pairCount)
  }

  /// "You 5 pairs, 1 slip; Echo 3 pairs, 3 slips; You won"; nil for a single player.
  fileprivate var ranking: String? {
    guard players.count > 1 else { return nil }
    let standings = standings
    guard !scores.isEmpty, !standings.isEmpty else {
      return list(players.indices.map(players.label(at:)))
    }
    let results = standings.map { standing in
      "\(players.label(at: standing.index)) \(Screens.pairs(standing.pairCount)), "
        + Screens.slips(standing.slipCount)
    }
    return (results + (isGivenUp ? [] : [winners(standings)])).joined(separator: "; ")
  }

  /// "Anna won", "Anna and Ben won", "a draw".
  private func winners(_ standings: [Standing]) -> String {
    let names = standings.filter { $0.place == 1 }.map { players.label(at: $0.index) }
    return names.count == players.count ? "a draw" : "\(listed(names)) won"
  }

  fileprivate var remark: String? {
    let remarks = [isGivenUp ? "given up" : nil, hindsight == nil ? nil : GameWords.withHindsight]
      .compactMap(\.self)
    return remarks.isEmpty ? nil : list(remarks)
  }
}
