import Artwork

/// A game that has ended, as the records keep it.
public struct GameRecord: Equatable, Sendable {
  /// A random number that tells the game from all others.
  public var id: UInt64
  /// When it ended, in seconds since 1970-01-01 00:00 UTC.
  public var endedAt: Int
  public var category: Category
  public var grid: Grid
  public var source: CoverSource
  public var seed: UInt64
  public var kind = GameKind.pairs
  /// The number of players, from 1 to 4.
  public var playerCount = 1
  public var moveCount: Int
  public var slipCount: Int
  /// The time since the first flip, in whole seconds, while the board was on screen.
  public var seconds: Int
  /// Why the game does not count; nil if it does.
  public var hindsight: Hindsight?
  /// Whether another game was started before all pairs were found.
  public var isGivenUp: Bool
  /// The pair on each card, row by row; empty if the flips were not loaded.
  public var pairs: [Int]
  /// The flips in their order; empty if they were not loaded.
  public var flips: [Flip]

  public init(
    id: UInt64, endedAt: Int, category: Category, grid: Grid, source: CoverSource, seed: UInt64,
    moveCount: Int, slipCount: Int, seconds: Int, hindsight: Hindsight? = nil,
    isGivenUp: Bool = false, pairs: [Int] = [], flips: [Flip] = []
  ) {
    self.id = id
    self.endedAt = endedAt
    self.category = category
    self.grid = grid
    self.source = source
    self.seed = seed
    self.moveCount = moveCount
    self.slipCount = slipCount
    self.seconds = seconds
    self.hindsight = hindsight
    self.isGivenUp = isGivenUp
    self.pairs = pairs
    self.flips = flips
  }

  /// Whether it may enter the best games and the averages: played to the end, without hindsight.
  public var counts: Bool { !isGivenUp && hindsight == nil }
}

extension GameRecord {
  /// The record of a game, finished or given up.
  public init(_ game: GameState, endedAt: Int) {
    self.init(
      id: game.id, endedAt: endedAt, category: game.request.category, grid: game.grid,
      source: game.request.source, seed: game.request.seed, moveCount: game.moveCount,
      slipCount: game.slips.count,
      seconds: game.seconds, hindsight: game.hindsight, isGivenUp: !game.isFinished,
      pairs: game.cards.map(\.pair), flips: game.flips)
  }
}
