/// The best result of one person in a way to play on one grid.
public struct WayBest: Equatable, Codable, Sendable {
  public let kind: GameKind
  public let grid: Grid
  /// The most pairs of a sprint, and otherwise the fewest moves.
  public let figure: Int

  /// The best games of a kind, of the smallest grid first; O(games).
  static func bests(of kind: GameKind, among games: [PlayedGame]) -> [WayBest] {
    let games = games.filter { $0.entersRecords && $0.kind == kind }
    return Dictionary(grouping: games, by: \.grid)
      .compactMap { grid, games in
        let figure =
          kind == .sprint ? games.map(\.pairCount).max() : games.map(\.moveCount).min()
        return figure.map { WayBest(kind: kind, grid: grid, figure: $0) }
      }
      .sorted { ($0.grid.cardCount, $0.grid.columns) < ($1.grid.cardCount, $1.grid.columns) }
  }
}
