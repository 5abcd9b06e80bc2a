/// A summary of all games, small enough to travel in an action.
public struct Records: Equatable, Codable, Sendable {
  /// The UTC day of the summary; 0 is 1970-01-01.
  public let today: Int
  public let totals: Totals
  /// Nil if no game counts.
  public let averages: Averages?
  /// The best games of each grid, category and kind, most played first; at most 5.
  public let bests: [BestGames]
  /// The slips in the last games on one board that count, oldest first, at most 60.
  public let recentSlips: [Int]
  public let streak: Streak
  /// From the last games with flips; nil if they show too little.
  public let memory: MemoryEstimate?
  public let coach: CoachReport
  public let daily: DailyRecords
  public let collection: CoverCollection
  /// Nil before the first game against a computer.
  public let rating: RatingRecord?
  /// The last games of any kind, newest first, without pairs and flips; at most 30.
  public let lastGames: [PlayedGame]
  /// The boards on which friends have sent their games, the newest first.
  public internal(set) var friends: [FriendBoard]

  /// The number of last games that need their flips: enough to estimate the memory of the player of today.
  public static let flipCount = 50
  static let recentCount = 60
  static let bestsCount = 5
  static let lastGamesCount = 30

  /// Sums up games and friends' games, oldest first; only the last ``flipCount`` need flips.
  ///
  /// `today` is the number of the day in UTC; 0 is 1970-01-01. Neither it nor the games' times have to be right: a
  /// clock may have been wrong. The collection of covers is from the same games; if nil, it is built from those
  /// with flips. O(games).
  public init(
    games: [PlayedGame], today: Int, collection: CoverCollection? = nil,
    puzzles: DuePuzzles = .init(), friends: [Rival] = []
  ) {
    let counting = games.filter(\.entersAverages)
    let days = risingDays(of: games)
    let last = games.lastShowingMemory()
    self.today = today
    totals = Totals(games: games, dayCount: days.count)
    averages = Averages(games: counting)
    bests = Array(bestGames(of: games.filter(\.entersRecords)).prefix(Self.bestsCount))
    recentSlips = counting.suffix(Self.recentCount).map(\.slipCount)
    streak = Streak(risingDays: days, today: today)
    memory = MemoryEstimate(games: last)
    coach = CoachReport(games: last, puzzles: puzzles)
    daily = DailyRecords(games: games, today: today)
    self.collection = collection ?? CoverCollection(games: games)
    rating = RatingRecord(duels: games.compactMap(\.duel))
    lastGames = games.suffix(Self.lastGamesCount).reversed().map(\.withoutFlips)
    self.friends = FriendBoard.boards(of: friends, own: games)
  }

  public struct Totals: Equatable, Codable, Sendable {
    public let games: Int
    public let finished: Int
    public let givenUp: Int
    /// The games that count and have no slip.
    public let flawless: Int
    /// The days with a finished game.
    public let days: Int

    init(games: [PlayedGame], dayCount: Int) {
      self.games = games.count
      givenUp = games.count(where: \.isGivenUp)
      finished = games.count - givenUp
      flawless = games.count(where: \.isFlawless)
      days = dayCount
    }
  }

  /// The averages of the games on one board that count, in hundredths.
  public struct Averages: Equatable, Codable, Sendable {
    /// The moves, divided by the average with a perfect memory.
    public let moveRatio: Double
    public let slips: Double

    init?(games: [PlayedGame]) {
      guard !games.isEmpty else { return nil }
      moveRatio = average(
        games.map { Double($0.moveCount) / perfectMemoryMoves(pairs: $0.grid.pairCount) })
      slips = average(games.map { Double($0.slipCount) })
    }
  }
}

func risingDays(of games: [PlayedGame]) -> [Int] {
  Set(games.compactMap { $0.isGivenUp ? nil : $0.endDay }).sorted()
}

private func average(_ numbers: [Double]) -> Double {
  (numbers.reduce(0, +) / Double(numbers.count) * 100).rounded() / 100
}
