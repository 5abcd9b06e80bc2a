import DataFlow

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
    self.game = game
  }
}

extension SavedGame: Codable {
  /// Throws `DecodingError` for what no game can be, wherever it comes from.
  public init(from decoder: any Decoder) throws {
    let game = try GameState(from: decoder)
    guard game.isSound, let saved = SavedGame(game) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "no game can lie like that"))
    }
    self = saved
  }

  public func encode(to encoder: any Encoder) throws {
    try game.encode(to: encoder)
  }
}

extension GameState {
  /// Whether it keeps all rules, however it came about.
  fileprivate var isSound: Bool {
    let places = cards.indices
    guard openCards.allSatisfy(places.contains), lastOpened.map(places.contains) != false,
      Set(openCards).count == openCards.count, (0...covers.count).contains(fillerCount),
      turning.isEmpty, [moveCount, matchedPairCount, seconds].allSatisfy(Self.counts.contains)
    else { return false }
    var state = AppState()
    state.game = self
    return gameInvariants.allSatisfy { $0.isKept(state, state) }
  }

  /// What can be counted in a lifetime.
  private static let counts = 0...4_000_000_000
}
