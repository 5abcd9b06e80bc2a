/// A place for an unfinished game; each has room for one.
public enum GamePlace: String, CaseIterable, Codable, Sendable {
  /// For all games but daily ones.
  case ordinary
  case daily
}

extension GameState {
  /// Its place while unfinished.
  public var place: GamePlace { daily == nil ? .ordinary : .daily }
}

extension DealAction {
  /// The place of the game it deals.
  public var place: GamePlace { daily == nil ? .ordinary : .daily }
}

extension AppState {
  /// The unfinished games; the one on the board comes first.
  public var unfinishedGames: [SavedGame] {
    [game.hasProgress ? SavedGame(game) : nil, waiting].compactMap(\.self)
  }

  /// The unfinished game in a place; nil if there is none.
  public func unfinishedGame(in place: GamePlace) -> GameState? {
    if game.place == place { return game.hasProgress ? game : nil }
    return waiting.flatMap { $0.game.place == place ? $0.game : nil }
  }
}
