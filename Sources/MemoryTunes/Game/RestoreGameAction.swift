/// "Restore this unfinished game of an earlier run".
public struct RestoreGameAction: Equatable, Codable, Sendable {
  public var game: SavedGame

  public init(game: SavedGame) {
    self.game = game
  }
}
