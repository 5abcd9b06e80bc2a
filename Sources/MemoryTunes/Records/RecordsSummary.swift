public struct RecordsSummary: Equatable, Codable, Sendable {
  /// The time it was made, in seconds since 1970-01-01 00:00 UTC; the clock may have been wrong.
  public let time: Int
  /// The result of the first game on the board of that day; nil if there is none.
  public let daily: DailyResult?
  /// The numbers of the covers found, ascending.
  public let foundCovers: [Int]
  /// The player's twin; nil while too little is known about their memory.
  public let twin: Opponent?
  /// The characters whose crowns the player has won; see ``Opponent/crown(after:)``.
  public let crowned: [Opponent]
  /// The best sprints and games by ear, one of each grid.
  public let bests: [WayBest]
  public let suggestion: Suggestion?

  /// Sums up games in the order added, the covers found in them, and the puzzles due; O(games).
  public init(
    games: [PlayedGame], collection: CoverCollection = .init(), puzzles: DuePuzzles = .init(),
    time: Int
  ) {
    self.time = time
    foundCovers = (0..<CoverCollection.coverCount).filter { collection[$0] != nil }
    twin = Opponent(twinAfter: games)
    bests = [.sprint, .ear].flatMap { WayBest.bests(of: $0, among: games) }
    crowned = Opponent.crowned(after: games.compactMap(\.duel))
    let day = max(0, time) / 86_400
    let boards = DailyRecords(games: games, today: day)
    daily = boards[day]
    suggestion =
      Suggestion(after: boards, today: day)
      ?? Suggestion(after: games, collection: collection, puzzles: puzzles)
  }

  /// The number of its day in UTC.
  public var day: Int { max(0, time) / 86_400 }

  /// The board of its day; nil after the year 9999.
  public var board: DailyBoard? { DailyBoard(day: day) }

  /// The whole hours until the next board, from 0 to 24.
  public var hoursLeft: Int { secondsLeft / 3600 }

  /// The seconds until the next board, from 1 to 86,400.
  var secondsLeft: Int { 86_400 - max(0, time) % 86_400 }

  /// The seconds until ``hoursLeft`` or the day changes.
  var secondsToNextHour: Int { secondsLeft < 3600 ? secondsLeft : secondsLeft % 3600 + 1 }
}
