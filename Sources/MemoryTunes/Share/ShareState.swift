/// The dialog with the text about a finished game.
public struct ShareState: Equatable, Codable, Sendable {
  /// Whether the terminal has taken the text for its clipboard; nil until that is known.
  public internal(set) var isCopied: Bool?

  public init() {}
}
