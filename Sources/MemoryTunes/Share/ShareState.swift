/// The dialog with the text about a finished game.
public struct ShareState: Equatable, Codable, Sendable {
  /// Whether the terminal has taken the text for its clipboard; nil until that is known.
  public internal(set) var isCopied: Bool?

  /// Whether its pictures are being saved or have been; nil until they are asked for.
  public internal(set) var pictures: Pictures?

  public enum Pictures: Equatable, Codable, Sendable {
    case underWay
    case saved(SavedPictures)
  }

  public init() {}
}
