/// The best that was reached on one grid with one category and kind of game, each figure in whichever game.
public struct BestGames: Equatable, Codable, Sendable {
  public let grid: Grid
  /// The category, by the name that it had last.
  public internal(set) var category: Category
  public let kind: GameKind
  /// The id of the game with the fewest moves, or of a sprint, with the most pairs; the first of several.
  public internal(set) var gameID: UInt64
  /// The number of games that it is the best of.
  public internal(set) var gameCount = 0
  /// The most pairs: what a sprint is about, and otherwise those of the board.
  public internal(set) var pairCount: Int
  /// The fewest moves.
  public internal(set) var moveCount: Int
  /// The fewest slips.
  public internal(set) var slipCount: Int
  /// The shortest time, in whole seconds.
  public internal(set) var seconds: Int

  init(_ game: GameRecord) {
    grid = game.grid
    category = game.category
    kind = game.kind
    gameID = game.id
    pairCount = game.pairCount
    moveCount = game.moveCount
    slipCount = game.slipCount
    seconds = game.seconds
  }

  mutating func add(_ game: GameRecord) {
    category = game.category
    gameCount += 1
    if kind == .sprint ? game.pairCount > pairCount : game.moveCount < moveCount {
      gameID = game.id
    }
    pairCount = max(pairCount, game.pairCount)
    moveCount = min(moveCount, game.moveCount)
    slipCount = min(slipCount, game.slipCount)
    seconds = min(seconds, game.seconds)
  }
}

/// Games are compared with those of the same kind on the same grid and with the same category, whatever
/// its name.
struct Discipline: Hashable {
  let grid: Grid
  let category: Category.ID
  let kind: GameKind

  init(_ game: GameRecord) {
    grid = game.grid
    category = game.category.id
    kind = game.kind
  }
}

/// The best of games that may enter the records, of each grid, category and kind: the grid played most
/// comes first, and of each grid the category and kind played most; then the smaller grid, and the
/// category by its id.
func bestGames(of games: [GameRecord]) -> [BestGames] {
  var bests: [Discipline: BestGames] = [:]
  for game in games { bests[Discipline(game), default: BestGames(game)].add(game) }
  var gridCounts: [Grid: Int] = [:]
  for best in bests.values { gridCounts[best.grid, default: 0] += best.gameCount }
  func rank(_ best: BestGames) -> (Int, Int, Int, Int, String) {
    (
      -(gridCounts[best.grid] ?? 0), best.grid.cardCount, best.grid.columns, -best.gameCount,
      "\(best.category.id) \(best.kind.rawValue)"
    )
  }
  return bests.values.sorted { rank($0) < rank($1) }
}

extension GameRecord {
  /// Whether it may be the best of its kind, grid and category: it counts, and one player made its moves.
  var entersRecords: Bool { counts && players.count == 1 }

  /// Whether it enters the averages, too: all pairs of one board were found.
  var entersAverages: Bool { entersRecords && kind != .sprint }

  /// Whether one player found all pairs of one board without a slip, and it counts.
  var isFlawless: Bool { entersAverages && slipCount == 0 }
}
