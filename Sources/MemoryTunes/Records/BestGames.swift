/// The best figures on one grid with one category and kind of game, each from any game.
public struct BestGames: Equatable, Codable, Sendable {
  public let grid: Grid
  /// The category, under its last name.
  public internal(set) var category: Category
  public let kind: GameKind
  /// The id of the game with the fewest moves, or of a sprint, with the most pairs; the first of several.
  public internal(set) var gameID: UInt64
  public internal(set) var gameCount = 0
  /// The most pairs: the goal of a sprint, and otherwise all pairs of the board.
  public internal(set) var pairCount: Int
  public internal(set) var moveCount: Int
  public internal(set) var slipCount: Int
  /// The shortest time, in whole seconds.
  public internal(set) var seconds: Int

  /// The most stars; nil for a sprint.
  public var rating: Rating? { kind == .sprint ? nil : Rating(slips: slipCount, pairs: pairCount) }

  init(_ game: PlayedGame) {
    grid = game.grid
    category = game.category
    kind = game.kind
    gameID = game.id
    pairCount = game.pairCount
    moveCount = game.moveCount
    slipCount = game.slipCount
    seconds = game.seconds
  }

  mutating func add(_ game: PlayedGame) {
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

/// Games are compared with those of the same kind, grid and category, whatever its name.
struct Discipline: Hashable {
  let grid: Grid
  let category: Category.ID
  let kind: GameKind
}

/// The best games eligible for the records, for each grid, category and kind: the most played grid first, and
/// within it the most played category and kind; then the smaller grid, and the category by its id.
func bestGames(of games: [PlayedGame]) -> [BestGames] {
  var bests: [Discipline: BestGames] = [:]
  for game in games { bests[game.discipline, default: BestGames(game)].add(game) }
  var gridCounts: [Grid: Int] = [:]
  for best in bests.values { gridCounts[best.grid, default: 0] += best.gameCount }
  func rank(_ best: BestGames) -> (Int, Int, Int, Int, String) {
    let (grid, name) = (best.grid, "\(best.category.id) \(best.kind.rawValue)")
    return (-(gridCounts[grid] ?? 0), grid.cardCount, grid.columns, -best.gameCount, name)
  }
  return bests.values.sorted { rank($0) < rank($1) }
}

extension PlayedGame {
  var discipline: Discipline { Discipline(grid: grid, category: category.id, kind: kind) }

  /// Is eligible for the best of its kind, grid and category: it counts, and has a single player.
  var entersRecords: Bool { counts && players.count == 1 }

  /// Enters the averages, too: all pairs of one board were found.
  var entersAverages: Bool { entersRecords && kind != .sprint }

  /// Counts, and a single player found all pairs of one board without a slip.
  var isFlawless: Bool { entersAverages && slipCount == 0 }
}
