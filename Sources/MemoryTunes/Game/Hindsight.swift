/// How the player has learnt more about a board than from the cards flipped in this game.
///
/// A game with hindsight gets no stars and enters no record.
public enum Hindsight: String, Codable, Sendable {
  case timeTravel
  case hint
  /// All cards were shown at the start.
  case peek
  /// The board was played before.
  case sameBoard
  /// It was practice on the board of a day: not the first attempt, or not on the day itself.
  case practice
  /// The game was begun in a version that did not keep the flips.
  case olderVersion
}
