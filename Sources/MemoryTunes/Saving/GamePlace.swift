/// A place for an unfinished game; each has room for one.
public enum GamePlace: String, CaseIterable, Codable, Sendable {
  case ordinary
  case daily
  case shared
}

extension GameState {
  public var place: GamePlace { table != nil ? .shared : daily != nil ? .daily : .ordinary }

  /// The game if it is unfinished, and not only watched.
  var toResume: SavedGame? { hasProgress && !isSpectated ? SavedGame(self) : nil }
}

extension DealAction {
  public var place: GamePlace { table != nil ? .shared : daily != nil ? .daily : .ordinary }
}

extension AppState {
  /// The unfinished games; the one on the board comes first.
  public var unfinishedGames: [SavedGame] { [game.toResume].compactMap(\.self) + waiting }

  public func unfinishedGame(in place: GamePlace) -> GameState? {
    if game.place == place { return game.toResume == nil ? nil : game }
    return waiting.first { $0.game.place == place }?.game
  }
}
