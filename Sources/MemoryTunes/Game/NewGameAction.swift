import Artwork

/// "A new board".
public struct NewGameAction: Equatable, Codable, Sendable {
  /// Where its covers come from; nil for what the settings say.
  public var source: CoverSource?

  public init(source: CoverSource? = nil) {
    self.source = source
  }
}
