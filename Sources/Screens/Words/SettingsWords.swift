import Artwork
import MemoryTunes

enum SettingsWords {
  static let title = "settings"
  static let sources = "Covers"
  static let anotherFolder = "another folder …"
}

extension Setting {
  var label: String {
    switch self {
    case .source: "Covers"
    case .theme: "Theme"
    case .color: "Colours"
    case .images: "Pictures"
    case .sound: "Sound"
    case .volume: "Volume"
    case .animation: "Card animation"
    case .mouse: "Mouse"
    case .coordinates: "Coordinates"
    case .pause: "Pause when away"
    case .pace: "Computer’s pace"
    case .streak: "Daily streak"
    }
  }

  func value(in settings: Settings) -> String {
    switch self {
    case .source: settings.source.label
    case .theme: settings.theme.label
    case .color: settings.color.label
    case .images: settings.images.label
    case .sound: settings.sound.label
    case .volume:
      settings.volume == 0 ? "silent" : "\(settings.volume) of \(Settings.maximumVolume)"
    case .animation: onOff(settings.isAnimated)
    case .mouse: onOff(settings.usesMouse)
    case .coordinates: onOff(settings.showsCoordinates)
    case .pause: onOff(settings.pausesUnfocused)
    case .pace: settings.pace.label
    case .streak: onOff(settings.showsStreak)
    }
  }

  /// What it does, where its name does not tell.
  var note: String? {
    switch self {
    case .source: "Bundled, from a folder, or from iTunes."
    case .coordinates: "Type b3 to flip the card there."
    case .pause: "Pauses when you switch windows."
    case .streak: "Shown in the records."
    case .images: "Sharp where the terminal can show pixels."
    case .pace: "How fast the computer turns cards."
    case .sound: "Each cover has a tune; m mutes them all."
    case .theme, .color, .volume, .animation, .mouse: nil
    }
  }
}

func onOff(_ isOn: Bool) -> String { isOn ? "on" : "off" }

/// What a setting does; or why it has no effect.
func note(on setting: Setting, in state: AppState) -> String? {
  guard setting == .sound || setting == .volume else { return setting.note }
  if let problem = state.sound.problem { return problem.sentence }
  let isSilent = state.settings.current.sound == .auto && state.audible == .off
  if state.settings.current.sound == .off { return "Sound is off; press m to turn it on." }
  return isSilent ? "Automatic is silent over ssh: choose tunes." : setting.note
}

extension CoverSource {
  /// The name for the player: "iTunes", or the folder's path.
  var label: String {
    switch self {
    case .bundled: "bundled"
    case .itunes: "iTunes"
    case .folder(let path): path
    }
  }
}

extension ThemeSetting {
  fileprivate var label: String {
    switch self {
    case .auto: "automatic"
    case .dark: "dark"
    case .light: "light"
    case .highContrast: "high contrast"
    case .covers: "match the covers"
    case .terminal: "the terminal's own"
    }
  }
}

extension ColorSetting {
  fileprivate var label: String {
    switch self {
    case .auto: "automatic"
    case .truecolor: "true colour"
    case .palette256: "256"
    case .palette16: "16"
    case .mono: "black and white"
    }
  }
}

extension SoundSetting {
  fileprivate var label: String {
    switch self {
    case .auto: "automatic"
    case .off: "off"
    case .sounds: "short sounds"
    case .tunes: "tunes"
    }
  }
}

extension ImageSetting {
  fileprivate var label: String {
    switch self {
    case .auto: "automatic"
    case .kitty: "kitty"
    case .iterm2: "iTerm2"
    case .sixel: "sixel"
    case .blocks: "blocks"
    }
  }
}
