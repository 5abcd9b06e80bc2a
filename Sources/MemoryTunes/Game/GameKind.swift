/// A kind of game: what makes a pair, or ends it.
public enum GameKind: String, CaseIterable, Codable, Sendable {
  /// Two cards with the same cover make a pair; the game ends when all are found.
  case pairs
  /// A cover and the card with its title and artist make a pair.
  case titles
  /// As many pairs as possible in a minute, on board after board.
  case sprint
  /// Open cards are heard, not seen; two with the same tune make a pair.
  case ear
}
