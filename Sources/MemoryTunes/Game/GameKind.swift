/// What makes a pair, or ends a game.
public enum GameKind: String, CaseIterable, Codable, Sendable {
  /// Two cards with the same cover make a pair; the game ends when all are found.
  case pairs
  /// A cover and the card with its title and artist make a pair.
  case titles
  /// As many pairs as can be found in a minute, over ever new boards.
  case sprint
  /// Open cards are heard instead of seen; two with the same tune make a pair.
  case ear
}
