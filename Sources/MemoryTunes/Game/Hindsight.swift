/// How a player knows more about a board than this game's flips show; it then gets no stars and enters no record.
public enum Hindsight: String, Codable, Sendable {
  case timeTravel
  case hint
  case peek
  case sameBoard
  /// It was practice on a daily board: not the first attempt, or not on the day itself.
  case practice
  /// The game was begun in a version that did not record flips.
  case olderVersion
}
