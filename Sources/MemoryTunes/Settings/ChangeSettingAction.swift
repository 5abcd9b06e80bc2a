import Artwork

/// "Change this setting, also for later runs".
public struct ChangeSettingAction: Equatable, Codable, Sendable {
  public var change: SettingChange

  public init(_ change: SettingChange) {
    self.change = change
  }
}

/// One setting and its new value.
public enum SettingChange: Equatable, Codable, Sendable {
  case grid(Grid)
  case kind(GameKind)
  case peopleCount(Int)
  case names([String])
  case opponents([Opponent])
  case pace(Pace)
  case source(CoverSource)
  case color(ColorSetting)
  case images(ImageSetting)
  case theme(ThemeSetting)
  case sound(SoundSetting)
  /// From 0 to ``Settings/maximumVolume``; others are taken for the nearest of them.
  case volume(Int)
  case isAnimated(Bool)
  case usesMouse(Bool)
  case peeks(Bool)
  case showsCoordinates(Bool)
  case pausesUnfocused(Bool)
  case showsStreak(Bool)

  /// Applies the new value.
  public func apply(to settings: inout Settings) {
    switch self {
    case .grid(let grid): settings.grid = grid
    case .kind(let kind): settings.kind = kind
    case .peopleCount(let count): settings.peopleCount = count
    case .names(let names): settings.names = names
    case .opponents(let opponents): settings.opponents = opponents
    case .pace(let pace): settings.pace = pace
    case .source(let source): settings.use(source)
    case .color(let color): settings.color = color
    case .images(let images): settings.images = images
    case .theme(let theme): settings.theme = theme
    case .sound(let sound): settings.sound = sound
    case .volume(let volume): settings.volume = min(max(0, volume), Settings.maximumVolume)
    case .isAnimated(let isAnimated): settings.isAnimated = isAnimated
    case .usesMouse(let usesMouse): settings.usesMouse = usesMouse
    case .peeks(let peeks): settings.peeks = peeks
    case .showsCoordinates(let showsThem): settings.showsCoordinates = showsThem
    case .pausesUnfocused(let pauses): settings.pausesUnfocused = pauses
    case .showsStreak(let showsIt): settings.showsStreak = showsIt
    }
  }
}
