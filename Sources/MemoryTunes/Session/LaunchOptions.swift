import Artwork

/// What the command line asks for; nil where it is silent.
///
/// Apart from the source of covers, nothing of it is kept for the next run.
public struct LaunchOptions: Equatable, Codable, Sendable {
  public var category: Category?
  public var grid: Grid?
  public var color: ColorSetting?
  public var isAnimated: Bool?
  public var usesMouse: Bool?
  /// Kept for the next run.
  public var source: CoverSource?
  /// The seed of the first board.
  public var seed: UInt64?

  public init(
    category: Category? = nil, grid: Grid? = nil, color: ColorSetting? = nil,
    isAnimated: Bool? = nil, usesMouse: Bool? = nil, source: CoverSource? = nil,
    seed: UInt64? = nil
  ) {
    self.category = category
    self.grid = grid
    self.color = color
    self.isAnimated = isAnimated
    self.usesMouse = usesMouse
    self.source = source
    self.seed = seed
  }
}
