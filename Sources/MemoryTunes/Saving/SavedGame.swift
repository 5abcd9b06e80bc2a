/// A game as saved for the next run: unfinished, or finished and not yet in the records.
public struct SavedGame: Equatable, Codable, Sendable {
  /// The game, without anything only valid in its own run.
  public let game: GameState

  /// Creates the game to save; nil if it has no flip yet.
  public init?(_ game: GameState) {
    guard game.hasProgress || game.isFinished else { return nil }
    var game = game
    game.request.id = 0
    game.show = ShowState(cursor: game.show.cursor)
    game.clock.isRunning = false
    game.table?.authority = .alone
    self.game = game
  }

  /// Throws `DecodingError` for an impossible game.
  public init(from decoder: any Decoder) throws {
    let game = try GameState(from: decoder)
    guard game.isValid, game.show.flipping.isEmpty, let saved = SavedGame(game) else {
      throw decoder.corrupted(debugDescription: "an impossible game")
    }
    self = saved
  }

  public func encode(to encoder: any Encoder) throws { try game.encode(to: encoder) }
}
