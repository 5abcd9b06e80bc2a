/// What is wrong with a text that should be the code of a board.
///
/// Texts in it are parts of that text, at most ``maximumLength`` bytes long.
public enum BoardCodeError: Error, Hashable, Sendable {
  case empty
  /// It has more than ``maximumLength`` bytes.
  case tooLong
  /// A character that codes never use in its place, counted from 1 without leading space.
  case strangeCharacter(Character, place: Int)
  /// A part is not there, or empty.
  case missing(Part)
  /// A text without a hyphen is neither a code nor a command.
  case unknownWord(String)
  /// The first part is none of those that there are.
  case unknownCategory(String)
  /// The first part names a deck that only newer versions have.
  case newerDeck(String)
  /// The second part is no grid.
  case badGrid(String)
  /// The third of four parts is no kind of game.
  case unknownKind(String)
  /// Covers of a folder have no tunes for a game by ear.
  case folderByEar
  /// The seed has less than four digits.
  case seedTooShort(String)
  /// The seed does not fit in 64 bits.
  case seedTooLarge(String)
  /// The last part of a folder's code does not have four digits.
  case badFingerprint(String)
  /// There is no such day, or it is not written as `2026-11-23`.
  case badDate(String)
  /// The code goes on after its end, with a hyphen and more.
  case extraPart(String)

  public enum Part: Hashable, Sendable {
    case category, grid, seed, fingerprint, date
  }

  /// The longest text that is looked at, in bytes; codes have at most 40.
  public static let maximumLength = 60
}
