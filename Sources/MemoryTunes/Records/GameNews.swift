/// The changes by a game that has just ended: improvements, except for the rating.
public struct GameNews: Equatable, Codable, Sendable {
  /// The figures in which it beats all earlier games; nil if there are none.
  public private(set) var bests: NewBests?
  /// The number of games of which it is the best, itself included: the last ten of its kind and grid, or all if
  /// fewer; nil if it is not, or below five.
  public private(set) var bestOfLast: Int?
  /// The days in a row with a finished game, or with a finished daily board if this is one; nil for a single day, and
  /// unless the game was the first of its day.
  public private(set) var daysInARow: Int?
  /// The player's memory estimate, if the game has raised it.
  public private(set) var memory: Rise?
  /// The player's rating, if the game has moved it.
  public private(set) var rating: RatingRecord?
  /// The player's progress towards the crown of the computer player just beaten; nil if not beaten, or if the
  /// crown was already won.
  public private(set) var crown: Crown?
  /// The player's twin, if this game has made it available.
  public private(set) var twin: Opponent?
  public private(set) var covers: NewCovers?
  /// The results of the last seven daily boards, the game's own last, nil for each not played; nil for other boards.
  public private(set) var week: [DailyResult?]?
  /// The tally of games between the same players; nil unless several people played.
  public private(set) var tally: Tally?

  /// The crown for beating a computer player twice in a row; see ``Opponent/crown(after:)``.
  public enum Crown: String, Codable, Sendable {
    case oneWinAway
    case won
  }

  /// Two percentages, from 0 to 100.
  public struct Rise: Equatable, Codable, Sendable {
    public let before: Int
    public let after: Int
  }

  /// Compares the game added last with those before it, in the order added, the last ``flipCount`` with their
  /// flips; the collection has the finds of all of them, and the tally starts after the game with the id `tallyStart`.
  ///
  /// Nothing is new if the game is not among them, or was given up. O(games).
  public init(
    of id: UInt64, among games: [PlayedGame], collection: CoverCollection = .init(),
    tallyStart: UInt64? = nil
  ) {
    guard let index = games.lastIndex(where: { $0.id == id }), !games[index].isGivenUp
    else { return }
    let (game, all) = (games[index], games[...index].played(by: games[index].person))
    let earlier = Array(all.dropLast())
    let bests = NewBests(of: game, after: earlier)
    self.bests = bests.isEmpty ? nil : bests
    bestOfLast = game.rank(after: earlier)
    let daily = game.day.map { DailyRecords(games: all, today: $0) }
    let streak = daily?.streak ?? Streak(risingDays: risingDays(of: all), today: game.endDay)
    let countOfDay = all.count {
      daily == nil ? !$0.isGivenUp && $0.endDay == game.endDay : $0.day == game.day
    }
    daysInARow = countOfDay == 1 && streak.current > 1 ? streak.current : nil
    if game.showsMemory {
      // Nearly all games matter to both.
      var shown = ShownMemories()
      let before = MemoryEstimate(games: earlier.lastShowingMemory(), shown: &shown)
      let after = MemoryEstimate(games: all.lastShowingMemory(), shown: &shown)
      if let old = before?.reliablePercent, let new = after?.reliablePercent, new > old {
        memory = Rise(before: old, after: new)
      }
      twin = Opponent(before) == nil ? Opponent(after) : nil
    }
    covers = NewCovers(in: id, of: collection)
    week = game.day.flatMap { day in daily.map { daily in (day - 6...day).map { daily[$0] } } }
    tally = Tally(of: game.players, among: all, after: tallyStart)
    guard let opponent = game.duel?.opponent else { return }
    let duels = all.compactMap(\.duel)
    rating = opponent.traits.rating == nil ? nil : RatingRecord(duels: duels)
    let newCrown = opponent.crown(after: duels)
    crown = newCrown == opponent.crown(after: duels.dropLast()) ? nil : newCrown
  }

  /// The number of last games needed with their flips: those before the game, and itself.
  public static let flipCount = Records.flipCount + 1
}

extension PlayedGame {
  /// The number of games of which it is the best; nil if it is not, or if they are too few.
  fileprivate func rank(after earlier: [PlayedGame]) -> Int? {
    let rivals = earlier.lazy.filter { $0.entersRecords && $0.grid == grid && $0.kind == kind }
      .suffix(9)
    guard entersRecords, rivals.count >= 4, rivals.allSatisfy({ $0.order > order })
    else { return nil }
    return rivals.count + 1
  }

  /// The sort key for games of one kind and grid, best first: a sprint by its pairs, others by slips, then moves.
  private var order: (Int, Int) { kind == .sprint ? (-pairCount, 0) : (slipCount, moveCount) }
}
