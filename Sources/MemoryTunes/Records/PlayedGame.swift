/// A finished or abandoned game as stored in the records.
public struct PlayedGame: Equatable, Codable, Sendable {
  public var id: UInt64
  /// The time it ended, in seconds since 1970-01-01 00:00 UTC.
  public var endedAt: Int
  /// The deal of its board, in a sprint of the first one; without an id.
  public var request: DealRequest
  /// The players, in the order of their turns; from 1 to 4.
  public var players: [Player]
  /// The pairs that players had from the start; nil if nobody did.
  public var headStart: HeadStart?
  /// The day of a daily board, 0 for 1970-01-01; nil for other boards.
  public var day: Int?
  /// The number of pairs found; in a sprint, on all of its boards.
  public var pairCount: Int
  /// The pairs each of several players has found or had from the start, in the order of their turns; empty for a
  /// single player, or if the flips are impossible.
  public private(set) var scores: [Int]
  /// The moves of all players; in a sprint, on all of its boards.
  public var moveCount: Int
  /// The slips of all players; in a sprint, on all of its boards.
  public var slipCount: Int
  /// The time since the first flip, in whole seconds, while the board was on screen.
  public var seconds: Int
  /// The reason the game does not count; nil if it does.
  public var hindsight: Hindsight?
  /// The pair on each card, row by row; empty for a sprint, or if the flips were not loaded.
  public var pairs: [Int]
  /// The flips in order; empty for a sprint, or if they were not loaded.
  public var flips: [Flip]

  /// Without `pairCount`, all pairs of the board were found.
  public init(
    id: UInt64, endedAt: Int, request: DealRequest, players: [Player] = [.anyone],
    headStart: HeadStart? = nil, day: Int? = nil, pairCount: Int? = nil, moveCount: Int,
    slipCount: Int, seconds: Int, hindsight: Hindsight? = nil, pairs: [Int] = [],
    flips: [Flip] = []
  ) {
    self.id = id
    self.endedAt = endedAt
    self.request = request
    self.request.id = 0
    self.players = players
    self.headStart = headStart
    self.day = day
    self.pairCount = pairCount ?? request.grid.pairCount
    scores = []
    self.moveCount = moveCount
    self.slipCount = slipCount
    self.seconds = seconds
    self.hindsight = hindsight
    self.pairs = pairs
    self.flips = flips
    if players.count > 1 {
      scores = board?.scores(ofPlayers: players.count, headStart: headStart) ?? []
    }
  }

  public var category: Category { request.category }
  public var grid: Grid { request.grid }
  public var kind: GameKind { request.kind }

  /// Another game was started before all pairs were found, or before the time of a sprint was up.
  public var isGivenUp: Bool {
    kind == .sprint ? seconds < Sprint.duration : pairCount < grid.pairCount
  }

  /// Is eligible for the best games and the averages: played to the end, without hindsight.
  public var counts: Bool { !isGivenUp && hindsight == nil }

  /// The stars of a single player for a solved board; nil for other games.
  public var rating: Rating? {
    entersAverages ? Rating(slips: slipCount, pairs: grid.pairCount) : nil
  }

  /// The standings of several players, in the order of their turns; empty for a single player, or if the flips
  /// were not loaded.
  public var standings: [Standing] {
    guard players.count > 1, !flips.isEmpty else { return [] }
    return board?.standings(of: players, headStart: headStart) ?? []
  }

  /// The board with its flips, empty if they were not loaded; nil if they are impossible; O(flips).
  public var board: Board? { Board(pairs: pairs, flips: flips) }

  /// The code of the board; nil if this version reads none, or if only the covers reveal it.
  public var code: BoardCode? {
    if let day { return CalendarDate(dayNumber: day).map(BoardCode.daily) }
    return Deck(version: request.deck) == nil ? nil : BoardCode(for: request)
  }

  var withoutFlips: PlayedGame {
    var game = self
    (game.pairs, game.flips) = ([], [])
    return game
  }

  /// A game as it was finished or given up; more flips than the records hold are left out unless it has all.
  public init(_ game: GameState, endedAt: Int, hasAllFlips: Bool = false) {
    let (sprint, flips) = (game.sprint, game.board.flips)
    let hasFlips =
      hasAllFlips || flips.count <= Self.maximumFlipCount && game.hindsight != .olderVersion
    self.init(
      id: game.id, endedAt: endedAt, request: game.request, players: game.players,
      headStart: game.headStart, day: game.daily?.day, pairCount: game.pairCount,
      moveCount: game.moveCount + (sprint?.moveCount ?? 0),
      slipCount: game.slips.count + (sprint?.slipCount ?? 0), seconds: game.clock.seconds,
      hindsight: game.hindsight, pairs: sprint == nil ? game.board.pairs : [],
      flips: sprint == nil && hasFlips ? flips : [])
  }
}
