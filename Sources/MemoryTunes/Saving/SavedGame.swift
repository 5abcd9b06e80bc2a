/// A game that was begun and is not solved, as it is kept for another run.
public struct SavedGame: Equatable, Sendable {
  /// The board as it lay.
  public let game: GameState

  /// The game to keep of a board; nil if there is nothing to lose.
  public init?(_ game: GameState) {
    guard game.hasProgress else { return nil }
    var game = game
    game.turning = []
    game.isClockRunning = false
    game.missingCovers = MissingCoversState()
    self.game = game
  }
}

extension SavedGame: Codable {
  /// Throws `DecodingError` for what no game can be, wherever it comes from.
  public init(from decoder: any Decoder) throws {
    let game = try GameState(from: decoder)
    guard game.isValid, game.turning.isEmpty, let saved = SavedGame(game) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "an impossible game"))
    }
    self = saved
  }

  public func encode(to encoder: any Encoder) throws {
    try game.encode(to: encoder)
  }
}
