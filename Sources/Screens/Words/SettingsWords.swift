import Artwork
import MemoryTunes

enum SettingsWords {
  static let title = "settings"
  static let accessibility = "Accessibility"
  static let accessibilityNote = "One switch, plain mode, coordinates, place tones and more."
  static let terminal = "Terminal"
  static let terminalNote = "Colours, pictures, and the mouse."
  static let itunes = "iTunes"
  static let sources = "Covers"
  static let anotherFolder = "another folder …"
}

extension Setting {
  var label: String { words.label }
  /// Its effect; empty for choices made with a new game.
  var note: String { words.note }

  private var words: (label: String, note: String) {
    switch self {
    case .source: ("Covers", "Bundled, from a folder, or from iTunes.")
    case .theme: ("Theme", "The colours of the screen.")
    case .color: ("Colours", "Automatic: as many as the terminal can show.")
    case .images: ("Pictures", "Sharp where the terminal can show pixels.")
    case .sound: ("Sound", "Each cover has a tune.")
    case .volume: ("Volume", "How loud tunes and sounds are.")
    case .music: ("Music", "The band grows with each pair you find.")
    case .soundsPlaces: ("Place tones", "A tone says where a card lies: left, right, low, high.")
    case .isAnimated: ("Card animation", "Cards turn over step by step.")
    case .usesMouse: ("Mouse", "Clicks flip cards and choose entries.")
    case .showsCoordinates: ("Coordinates", "Type b3 to flip the card there.")
    case .showsCursor: ("Cursor", "The terminal’s own, for magnifiers and braille.")
    case .scanning: ("One switch", "A highlight moves on its own; one key chooses, another pauses.")
    case .isWordless:
      ("Pictures only", "No words on the board, for those who can’t read yet; starts at 3×2.")
    case .isPlain: ("Plain mode", "Told line by line, from the next start.")
    case .talk: ("Plain talk", "How much plain mode says.")
    case .pausesUnfocused: ("Pause when away", "Pauses when you switch windows.")
    case .pace: ("Computer’s pace", "How fast the computer plays.")
    case .grid: ("Grid", "")
    case .kind: ("Play", "")
    case .people: ("Players", "")
    case .names: ("Names", "")
    case .person: ("Player", "")
    case .peopleCount: ("Seats", "")
    case .opponents: ("Against", "")
    case .peeks: ("Peek first", "")
    case .folder: ("Folder", "")
    }
  }

  func value(in settings: Settings) -> String {
    switch self {
    case .source: settings.source.label
    case .theme:
      switch settings.theme {
      case .auto: "automatic"
      case .dark: "dark"
      case .light: "light"
      case .highContrast: "high contrast"
      case .covers: "match the covers"
      case .terminal: "terminal colours"
      }
    case .color:
      switch settings.color {
      case .auto: "automatic"
      case .truecolor: "true colour"
      case .palette256: "256"
      case .palette16: "16"
      case .mono: "black and white"
      }
    case .images:
      switch settings.images {
      case .auto: "automatic"
      case .kitty: "kitty"
      case .iterm2: "iTerm2"
      case .sixel: "sixel"
      case .blocks: "blocks"
      }
    case .sound:
      switch settings.sound {
      case .auto: "automatic"
      case .off: "off"
      case .sounds: "short sounds"
      case .tunes: "tunes"
      }
    case .volume:
      settings.volume == 0 ? "silent" : "\(settings.volume) of \(Settings.maximumVolume)"
    case .music:
      switch settings.music {
      case .off: "off"
      case .quiet: "quiet"
      case .full: "full"
      }
    case .pace:
      switch settings.pace {
      case .slow: "slow"
      case .normal: "normal"
      case .fast: "fast"
      case .instant: "at once"
      }
    case .talk:
      switch settings.talk {
      case .brief: "brief"
      case .normal: "normal"
      case .full: "full"
      }
    case .scanning:
      switch settings.scanning {
      case .off: "off"
      case .slow: "slow"
      case .normal: "normal"
      case .fast: "fast"
      }
    case .grid: "\(settings.grid.label), \(pairs(settings.grid.pairCount))"
    case .kind: settings.kind.label
    case .people, .names: namesLabel(of: settings)
    case .person: personLabel(settings.person)
    case .peopleCount, .opponents: settings.rivals.label()
    case .folder: settings.folder ?? ""
    case .soundsPlaces, .isAnimated, .usesMouse, .showsCoordinates, .showsCursor, .isWordless,
      .isPlain, .pausesUnfocused, .peeks:
      isOn(in: settings) == true ? "on" : "off"
    }
  }
}

let nobody = "nobody"
private let anyone = "no name"

func personLabel(_ name: String) -> String { name.isEmpty ? anyone : name }

private func namesLabel(of settings: MemoryTunes.Settings) -> String {
  let people = settings.players.filter { $0.opponent == nil }
  guard people != [.anyone] else { return "you" }
  return list(people.enumerated().map { $1.label(index: $0) })
}

/// The effect of a setting, or why it has none.
func note(on setting: Setting, in state: AppState) -> String {
  guard [.sound, .volume, .music].contains(setting) else { return setting.note }
  if let problem = state.sound.problem { return problem.sentence }
  let isSilent = state.settings.current.sound == .auto && state.audible == .off
  if state.settings.current.sound == .off, let key = state.keyBindings.name(of: .mute) {
    return "Sound is off; press \(key) to turn it on."
  }
  return isSilent ? "Automatic is silent over ssh: choose tunes." : setting.note
}

extension CoverSource {
  /// The name for the player: "iTunes", or the folder's path.
  var label: String {
    switch self {
    case .bundled: "bundled"
    case .itunes: SettingsWords.itunes
    case .folder(let path): path
    }
  }
}
