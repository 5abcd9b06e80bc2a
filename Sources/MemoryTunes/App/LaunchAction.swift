import Artwork

/// "The program has been started with these options".
///
/// But for the source of covers they hold for this run and are not saved.
public struct LaunchAction: Equatable, Codable, Sendable {
  public var options: LaunchOptions

  public init(options: LaunchOptions = LaunchOptions()) {
    self.options = options
  }
}

/// What the command line asks for; nil where it is silent.
public struct LaunchOptions: Equatable, Codable, Sendable {
  public var category: Category?
  public var grid: Grid?
  public var color: ColorSetting?
  public var isAnimated: Bool?
  public var usesMouse: Bool?
  /// Unlike the rest this one is kept for the next run.
  public var source: CoverSource?

  public init(
    category: Category? = nil, grid: Grid? = nil, color: ColorSetting? = nil,
    isAnimated: Bool? = nil, usesMouse: Bool? = nil, source: CoverSource? = nil
  ) {
    self.category = category
    self.grid = grid
    self.color = color
    self.isAnimated = isAnimated
    self.usesMouse = usesMouse
    self.source = source
  }
}
