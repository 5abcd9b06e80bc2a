import Artwork

/// The settings of the game.
public struct Settings: Equatable, Codable, Sendable {
  public var grid = Grid.standard
  public var kind = GameKind.pairs
  /// How many people play, from 0 to 4; with none of them, computers play each other.
  public var peopleCount = 1
  /// The names of the people, in the order of their turns; missing or empty ones have none.
  public var names: [String] = []
  /// The computers that play, after the people.
  public var opponents: [Opponent] = []
  public var pace = Pace.normal
  public var source = CoverSource.bundled
  /// The path of the player's own folder of covers; nil until one has been chosen.
  public var folder: String?
  public var color = ColorSetting.auto
  public var images = ImageSetting.auto
  public var theme = ThemeSetting.auto
  public var sound = SoundSetting.auto
  /// From 0, silence, to ``maximumVolume``.
  public var volume = 7
  /// Whether turning cards are animated.
  public var isAnimated = true
  public var usesMouse = true
  /// Whether all cards are shown for a while before the first flip.
  public var peeks = false
  /// Whether each card shows its coordinate, which can be typed.
  public var showsCoordinates = false
  /// Whether the game pauses when another window gets the keys.
  public var pausesUnfocused = true
  /// Whether the records count days in a row.
  public var showsStreak = true

  public init() {}
}

extension Settings {
  /// Decodes defaults for missing keys, so that files of other versions can be read.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    grid = try values.decode(.grid, default: grid)
    kind = try values.decode(.kind, default: kind)
    peopleCount = try values.decode(.peopleCount, default: peopleCount)
    names = try values.decode(.names, default: names)
    opponents = try values.decode(.opponents, default: opponents)
    pace = try values.decode(.pace, default: pace)
    source = try values.decode(.source, default: source)
    folder = try values.decode(.folder, default: folder)
    color = try values.decode(.color, default: color)
    images = try values.decode(.images, default: images)
    theme = try values.decode(.theme, default: theme)
    sound = try values.decode(.sound, default: sound)
    volume = min(max(0, try values.decode(.volume, default: volume)), Self.maximumVolume)
    isAnimated = try values.decode(.isAnimated, default: isAnimated)
    usesMouse = try values.decode(.usesMouse, default: usesMouse)
    peeks = try values.decode(.peeks, default: peeks)
    showsCoordinates = try values.decode(.showsCoordinates, default: showsCoordinates)
    pausesUnfocused = try values.decode(.pausesUnfocused, default: pausesUnfocused)
    showsStreak = try values.decode(.showsStreak, default: showsStreak)
  }

  /// Changes the source; a folder stays in the choices even when another source is chosen later.
  mutating func use(_ source: CoverSource) {
    self.source = source
    if case .folder(let path) = source { folder = path }
  }

  /// The sources to choose from.
  public var sources: [CoverSource] {
    [.bundled, .itunes] + (folder.map { [.folder($0)] } ?? [])
  }

  /// The index of the source in ``sources``.
  var sourceIndex: Int { sources.firstIndex(of: source) ?? 0 }

  /// The settings with those options that were given.
  func overridden(by options: LaunchOptions) -> Settings {
    var settings = self
    settings.grid = options.grid ?? grid
    settings.kind = options.kind ?? kind
    settings.names = options.names ?? names
    settings.peopleCount = options.peopleCount ?? peopleCount
    if options.peopleCount == nil, let opponents = options.opponents {
      // Those who were asked for have their seats, and somebody to play against.
      settings.peopleCount = max(1, min(peopleCount, Player.maximumCount - opponents.count))
    }
    settings.opponents = options.opponents ?? opponents
    settings.color = options.color ?? color
    settings.images = options.images ?? images
    settings.sound = options.sound ?? sound
    settings.isAnimated = options.isAnimated ?? isAnimated
    settings.usesMouse = options.usesMouse ?? usesMouse
    if let source = options.source { settings.use(source) }
    return settings
  }
}

/// One of the settings, in the order shown.
public enum Setting: CaseIterable, Sendable {
  case source
  case theme
  case color
  case images
  case sound
  case volume
  case animation
  case mouse
  case coordinates
  case pause
  case pace
  case streak
}

/// How many colours to use.
public enum ColorSetting: String, CaseIterable, Codable, Sendable {
  case auto
  case truecolor
  case palette256 = "256"
  case palette16 = "16"
  case mono
}

/// How covers are drawn.
public enum ImageSetting: String, CaseIterable, Codable, Sendable {
  /// As pixels where the terminal says that it can show them.
  case auto
  case kitty
  case iterm2
  case sixel
  /// With block characters.
  case blocks
}

/// The colours of the screen.
public enum ThemeSetting: String, CaseIterable, Codable, Sendable {
  /// Dark or light, as the terminal's background is.
  case auto
  case dark
  case light
  /// White and bright colours on black.
  case highContrast
  /// Dark, in the hues of the covers on the table.
  case covers
  /// The terminal's own colours.
  case terminal
}
