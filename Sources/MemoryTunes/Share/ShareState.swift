/// The dialog with the text about a finished game.
public struct ShareState: Equatable, Codable, Sendable {
  /// The terminal has put the text on its clipboard; nil until known.
  public internal(set) var isCopied: Bool?

  /// Whether its pictures are being saved or have been; nil until requested.
  public internal(set) var pictures: Pictures?

  public enum Pictures: Equatable, Codable, Sendable {
    case underWay
    case saved(SavedPictures)
  }
}
