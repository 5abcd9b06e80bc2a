public struct Settings: Equatable, Codable, Sendable {
  public var grid = Grid.standard
  public var kind = GameKind.pairs
  /// How many people play, from 0 to 4; with none of them, computers play each other.
  public var peopleCount = 1
  /// The people who play here, each by another name.
  public var people: [Person] = [] {
    didSet { people = people.valid }
  }
  /// The names of those at the table, in their order; missing or empty ones have none.
  public var names: [String] = []
  /// The name of the player in a game for one, whose records are shown; empty for no one, and for the records of all.
  public var person = "" {
    didSet { person = person.playerNames.first ?? "" }
  }
  /// The computers that play, after the people.
  public var opponents: [Opponent] = []
  public var pace = Pace.normal
  /// A folder stays in ``folder`` even when another source is chosen later.
  public var source = CoverSource.bundled {
    didSet { if case .folder(let path) = source { folder = path } }
  }
  /// The path of the player's own folder of covers; nil until one has been chosen.
  public var folder: String?
  public var color = ColorSetting.auto
  public var images = ImageSetting.auto
  public var theme = ThemeSetting.auto
  public var sound = SoundSetting.auto
  /// From 0, silence, to ``maximumVolume``.
  public var volume = 7 {
    didSet { volume = min(max(0, volume), Self.maximumVolume) }
  }
  public var music = MusicSetting.full
  /// Whether a tone gives a card's position before its tune plays.
  public var soundsPlaces = false
  public var isAnimated = true
  public var usesMouse = true
  /// Whether all cards are shown for a while before the first flip.
  public var peeks = false
  /// Whether each card shows its coordinate, which can be typed.
  public var showsCoordinates = false
  public var showsCursor = false
  /// How fast a mark walks over the screen by itself, for those who play with a single switch.
  public var scanning = ScanSetting.off
  /// Whether boards and results have no words, so that whoever cannot read yet can play alone.
  public var isWordless = false
  public var isPlain = false
  public var talk = TalkSetting.normal
  public var pausesUnfocused = true
  /// The language by its code, as in `pt_BR`; empty for that of the player's system.
  public var language = ""

  public init() {}
}

/// A property of ``Settings``, by its name, which is also its key in files: what can be changed, shown and
/// kept is read from this table.
public enum Setting: String, CodingKey, CaseIterable, Sendable {
  // Most players look for these.
  case source, theme, language, sound, volume, music, isWordless, pace
  // For players without sight, or with one switch.
  case scanning, soundsPlaces, showsCursor, showsCoordinates, isPlain, talk, isAnimated
  // About the terminal.
  case color, images, usesMouse, pausesUnfocused
  // What is chosen with a new game.
  case grid, kind, people, peopleCount, names, person, opponents, peeks
  // What follows from another one.
  case folder

  /// Its place in ``Settings`` and its values, if there are few.
  var entry: Entry {
    switch self {
    case .source: Entry(\.source)
    case .theme: Entry(\.theme, ThemeSetting.allCases)
    case .language: Entry(\.language)
    case .color: Entry(\.color, ColorSetting.allCases)
    case .images: Entry(\.images, ImageSetting.allCases)
    case .sound: Entry(\.sound, SoundSetting.allCases)
    case .volume: Entry(\.volume, 0...Settings.maximumVolume)
    case .music: Entry(\.music, MusicSetting.allCases)
    case .soundsPlaces: Entry(\.soundsPlaces)
    case .isAnimated: Entry(\.isAnimated)
    case .usesMouse: Entry(\.usesMouse)
    case .showsCoordinates: Entry(\.showsCoordinates)
    case .showsCursor: Entry(\.showsCursor)
    case .scanning: Entry(\.scanning, ScanSetting.allCases)
    case .isWordless: Entry(\.isWordless)
    case .isPlain: Entry(\.isPlain)
    case .talk: Entry(\.talk, TalkSetting.allCases)
    case .pausesUnfocused: Entry(\.pausesUnfocused)
    case .pace: Entry(\.pace, Pace.choices)
    case .grid: Entry(\.grid, Grid.choices)
    case .kind: Entry(\.kind, GameKind.allCases)
    case .peopleCount: Entry(\.peopleCount, [1, 2, 3, 4, 0])
    case .people: Entry(\.people)
    case .names: Entry(\.names)
    case .person: Entry(\.person)
    case .opponents: Entry(\.opponents)
    case .peeks: Entry(\.peeks)
    case .folder: Entry(\.folder)
    }
  }
}

extension Settings {
  public typealias CodingKeys = Setting

  /// Decodes defaults for missing keys, so that files of other versions can be read.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Setting.self)
    for setting in Setting.allCases { try setting.entry.decode(setting, values, &self) }
    if !values.contains(.people) { try meetThoseNamed(in: decoder) }
  }

  private enum EarlierKeys: CodingKey { case headStart }

  /// Makes people of the names that earlier versions kept, with the head start of one seat.
  private mutating func meetThoseNamed(in decoder: any Decoder) throws {
    people = people.meeting(names + [person])
    let values = try decoder.container(keyedBy: EarlierKeys.self)
    let start = try values.decodeIfPresent(HeadStart.self, forKey: .headStart)
    for (name, pairCount) in zip(names, start?.pairCounts ?? []) {
      guard var person = people[name] else { continue }
      person.headStart = pairCount
      apply(.change(name, person))
    }
  }

  public var sources: [CoverSource] { [.bundled, .itunes] + (folder.map { [.folder($0)] } ?? []) }

  func overridden(by options: LaunchOptions) -> Settings {
    var settings = self
    settings.grid = options.grid ?? grid
    // Computers play no sprint.
    settings.kind = options.kind ?? (options.opponents != nil && kind == .sprint ? .pairs : kind)
    settings.people = people.meeting(options.names ?? [])
    settings.names = options.names ?? names
    settings.person = options.names?.first ?? person
    settings.peopleCount = options.peopleCount ?? peopleCount
    if options.peopleCount == nil, options.asksForGame {
      // One plays against the computers that were asked for, unless names say more.
      let people = options.opponents == nil ? peopleCount : options.names?.count ?? 1
      let seats = Player.maximumCount - (options.opponents ?? opponents).count
      settings.peopleCount = max(1, min(people, seats))
    }
    // People who were counted play among themselves unless computers were asked for, too.
    settings.opponents = options.opponents ?? (options.peopleCount == nil ? opponents : [])
    settings.color = options.color ?? color
    settings.images = options.images ?? images
    settings.sound = options.sound ?? sound
    settings.isAnimated = options.isAnimated ?? isAnimated
    settings.usesMouse = options.usesMouse ?? usesMouse
    settings.source = options.source ?? source
    settings.language = options.language ?? language
    return settings
  }
}

public enum ColorSetting: String, CaseIterable, Codable, Sendable {
  case auto
  case truecolor
  case palette256 = "256"
  case palette16 = "16"
  case mono
}

public enum ImageSetting: String, CaseIterable, Codable, Sendable {
  /// As pixels where the terminal says that it can show them.
  case auto
  case kitty
  case iterm2
  case sixel
  /// With block characters.
  case blocks
}

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
