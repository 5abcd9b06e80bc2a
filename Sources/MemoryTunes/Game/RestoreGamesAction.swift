public struct RestoreGamesAction: Equatable, Codable, Sendable {
  public var games: SavedGames

  public init(games: SavedGames) { self.games = games }
}
