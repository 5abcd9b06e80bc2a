/// An error in a text that should be the code of a board, with parts of it, at most ``maximumLength`` bytes long.
public enum BoardCodeError: Error, Hashable, Sendable {
  case empty
  case tooLong
  /// A character that codes never use in its place, counted from 1 without leading space.
  case strangeCharacter(Character, place: Int)
  /// Some part of the code, whose form is that of this example.
  case missing(like: String)
  /// A text without a hyphen is neither a code nor a command.
  case unknownWord(String)
  case unknownCategory(String)
  /// The first part names a deck that only newer versions have.
  case newerDeck(String)
  case badGrid(String)
  case unknownKind(String)
  /// Covers of a folder have no tunes for a game by ear.
  case folderByEar
  /// The seed has fewer than four digits or more than 64 bits, or the end of a folder's code does not have four digits.
  case badLength(String)
  /// There is no such day, or it is not written as `2026-11-23`.
  case badDate(String)
  /// The code continues after its end with a hyphen and more.
  case extraPart(String)

  public static let example = "pop-4x4-7k3q"
  public static let dailyExample = "daily-2026-11-23"
  /// The longest text considered, in bytes; codes have at most 40.
  public static let maximumLength = 60
}
