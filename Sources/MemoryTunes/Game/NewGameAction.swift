import Artwork

/// "A new board".
public struct NewGameAction: Equatable, Codable, Sendable {
  /// Where its covers come from; nil for what the settings say.
  public var source: CoverSource?
  /// How large it is; nil for what the settings say.
  public var grid: Grid?

  public init(source: CoverSource? = nil, grid: Grid? = nil) {
    self.source = source
    self.grid = grid
  }
}
