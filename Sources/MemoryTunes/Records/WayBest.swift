/// The best result of one person in a way to play on one grid.
public struct WayBest: Equatable, Codable, Sendable {
  public let kind: GameKind
  public let grid: Grid
  /// The most pairs of a sprint, and otherwise the fewest moves.
  public let figure: Int

  /// The best games of a kind, of the smallest grid first; O(games).
  static func bests(of kind: GameKind, among games: [PlayedGame]) -> [WayBest] {
    let games = games.filter { $0.entersRecords && $0.kind == kind }
    let figures = games.map { ($0.grid, kind == .sprint ? $0.pairCount : $0.moveCount) }
    return Dictionary(figures, uniquingKeysWith: kind == .sprint ? max : min)
      .map { WayBest(kind: kind, grid: $0, figure: $1) }
      .sorted { ($0.grid.cardCount, $0.grid.columns) < ($1.grid.cardCount, $1.grid.columns) }
  }
}
