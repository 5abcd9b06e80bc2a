import Artwork

/// What the player can set.
public struct Settings: Equatable, Codable, Sendable {
  public var grid = Grid.standard
  public var source = CoverSource.bundled
  public var color = ColorSetting.auto
  public var theme = ThemeSetting.dark
  /// Whether cards turn over in a few steps or at once.
  public var isAnimated = true
  public var usesMouse = true

  public init() {}
}

/// How many colours to use.
public enum ColorSetting: String, CaseIterable, Codable, Sendable {
  case auto
  case truecolor
  case palette256 = "256"
  case palette16 = "16"
  case mono
}

/// What lies behind the cards.
public enum ThemeSetting: String, CaseIterable, Codable, Sendable {
  case dark
  case light
  /// The terminal's own colours.
  case terminal
}
