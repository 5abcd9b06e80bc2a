/// The output of `memorytunes records`.
public enum RecordListWords {
  /// Over columns of at most 15, 5, 5, 5, 8 and 5 signs, and of games.
  public static var heading: String {
    [
      tr("date (UTC)", in: "column").padded(to: 15), tr("grid", in: "column").flushed(right: 5),
      tr("moves", in: "column").flushed(right: 5), tr("slips", in: "column").flushed(right: 5),
      tr("time", in: "column").flushed(right: 8), tr("stars", in: "column").flushed(right: 5),
      tr("game", in: "column"),
    ].joined(separator: "  ")
  }
  public static var nothingForgotten: String { tr("Nothing forgotten.") }
  public static var cannotAsk: String {
    tr("There is no terminal to ask on: give --yes to forget the games.")
  }

  public static func noGames(on grid: Grid? = nil) -> String {
    grid.map { tr("No games on \($0) yet.") } ?? RecordsWords.noGames
  }

  public static func wrote(_ count: Int, to file: String) -> String {
    tr("Wrote \(count) game to \(file).", "Wrote \(count) games to \(file).", count: count)
  }

  /// [y/N] tells that "y", which is translated on its own, means yes; its small letter stands before a capital one for
  /// no.
  public static func mayForget(_ count: Int) -> String {
    tr("Forget \(count) game? [y/N]", "Forget all \(count) games? [y/N]", count: count)
  }

  public static func forgot(_ count: Int) -> String {
    tr("Forgot \(count) game.", "Forgot all \(count) games.", count: count)
  }

  public static func isYes(_ answer: String?) -> Bool {
    let answer = answer?.lowercased() ?? ""
    return PlainWords.yes.isSaid(in: answer) || Word("y", in: "answer").isSaid(in: answer)
  }

  public static func exists(_ file: String) -> String {
    tr("\(file) exists: give the name of a new file.")
  }

  public static func diskFull(_ file: String) -> String {
    tr("\(file) is not written: the disk is full, so free some space.")
  }

  public static func tooLarge(_ file: String) -> String {
    tr("\(file) is not written: raise the limit on file sizes with ulimit -f.")
  }

  public static func notWritten(_ file: String, _ reason: String) -> String {
    tr("\(file) is not written (\(reason)): give the name of another file.")
  }

  /// The number of games, their total time, and how many do not count: "12 games, 14:03 in all, 2 given up, 1 with
  /// hindsight".
  public static func totals(of games: [PlayedGame]) -> String {
    let givenUp = games.count(where: \.isGivenUp)
    let hindsight = games.count { $0.hindsight != nil }
    let parts = [
      Screens.games(games.count), tr("\(clock(games.map(\.seconds).reduce(0, +))) in all"),
      givenUp > 0 ? tr("\(givenUp) given up", "\(givenUp) given up", count: givenUp) : nil,
      hindsight > 0
        ? tr("\(hindsight) with hindsight", "\(hindsight) with hindsight", count: hindsight) : nil,
    ]
    return tr("\(list(parts)).")
  }

  /// The details that do not fit beside the figures.
  public static func details(of game: PlayedGame) -> String {
    let details = [
      game.date.map { tr("daily board of \($0.label)") }, game.pairsFound,
      game.isGivenUp ? DailyWords.givenUp : nil,
      game.hindsight == nil ? nil : GameWords.withHindsight,
    ]
    return details.compactMap(\.self).joined(separator: semicolon)
  }

  /// A game in a sentence: "2026-11-23 10:05 UTC: 4 by 4 Pop, 12 moves, 1 slip, 48 seconds, 4 stars".
  public static func sentence(about game: PlayedGame, at time: String, stars: Int?) -> String {
    let board = game.kind.label(of: "\(game.grid.label) \(game.category.label)")
    let day = game.date.map { tr("daily board of \($0.label)") }
    let parts = [board, game.resultLabel, stars.map(Screens.stars), day]
    return tr("\(time) UTC: \(list(parts).spoken)")
  }
}

extension PlayedGame {
  /// The day of a daily board; nil for other boards.
  public var date: CalendarDate? { day.flatMap(CalendarDate.init(dayNumber:)) }

  /// "You, 5 pairs, 1 slip; Echo, 3 pairs, 3 slips", or of a single player, "21 pairs"; nil for a solved board.
  fileprivate var pairsFound: String? {
    guard players.count > 1 else {
      return kind == .sprint || isGivenUp ? Screens.pairs(pairCount) : nil
    }
    let standings = scores.isEmpty ? [] : standings
    guard !standings.isEmpty else { return list(players.indices.map(players.label(at:))) }
    return standings.map {
      list([
        players.label(at: $0.index), Screens.pairs($0.pairCount), Screens.slips($0.slipCount),
      ])
    }.joined(separator: semicolon)
  }
}
