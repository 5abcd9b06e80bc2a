/// The results of the daily boards; the first game of each day counts.
public struct DailyRecords: Equatable, Codable, Sendable {
  /// Sorted by day; at most the last 400.
  public let results: [DailyResult]
  /// The streak of days with finished boards, over all days.
  public let streak: Streak

  static let resultCount = 400

  /// Takes the first game of each day, except practice, of games in the order added.
  public init(games: [PlayedGame], today: Int) {
    let all = games.lazy.filter { $0.hindsight != .practice }.compactMap(DailyResult.init)
    let first = Dictionary(all.map { ($0.day, $0) }) { first, _ in first }
    let rising = first.values.sorted { $0.day < $1.day }
    results = rising.suffix(Self.resultCount)
    streak = Streak(risingDays: rising.filter { !$0.isGivenUp }.map(\.day), today: today)
  }

  /// The result on the board of a day; nil if not played, or too long ago.
  public subscript(day: Int) -> DailyResult? { results.first { $0.day == day } }
}

/// The result of the first game on the board of a day.
public struct DailyResult: Equatable, Codable, Sendable {
  /// The number of the day; 0 is 1970-01-01.
  public let day: Int
  public let isGivenUp: Bool
  /// The reason the game does not count; nil if it does.
  public let hindsight: Hindsight?
  public let pairCount: Int
  public let moveCount: Int
  public let slipCount: Int

  /// Nil for a game on another board.
  init?(_ game: PlayedGame) {
    guard let day = game.day else { return nil }
    self.day = day
    isGivenUp = game.isGivenUp
    hindsight = game.hindsight
    pairCount = game.pairCount
    moveCount = game.moveCount
    slipCount = game.slipCount
  }

  /// The stars; nil for a game given up, or one that does not count.
  public var rating: Rating? {
    isGivenUp || hindsight != nil ? nil : Rating(slips: slipCount, pairs: pairCount)
  }
}
