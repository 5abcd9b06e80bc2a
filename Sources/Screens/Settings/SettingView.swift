import Artwork
import MemoryTunes

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
    case .animation: settings.isAnimated ? "on" : "off"
    case .mouse: settings.usesMouse ? "on" : "off"
    case .coordinates: settings.showsCoordinates ? "on" : "off"
    case .pause: settings.pausesUnfocused ? "on" : "off"
    case .pace: settings.pace.label
    case .streak: settings.showsStreak ? "on" : "off"
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
    case .pace: "How fast the computer plays."
    case .sound: "Each cover has a tune; m mutes them all."
    case .theme, .color, .volume, .animation, .mouse: nil
    }
  }

  /// The setting after one step forwards (1) or backwards (-1) through its values; nil if they are
  /// chosen from a list.
  func change(by step: Int, in settings: Settings) -> SettingChange? {
    switch self {
    case .source: nil
    case .theme: .theme(ThemeSetting.allCases.after(settings.theme, by: step))
    case .color: .color(ColorSetting.allCases.after(settings.color, by: step))
    case .images: .images(ImageSetting.allCases.after(settings.images, by: step))
    case .sound: .sound(SoundSetting.allCases.after(settings.sound, by: step))
    case .volume: .volume(settings.volume + step)
    case .animation: .isAnimated(!settings.isAnimated)
    case .mouse: .usesMouse(!settings.usesMouse)
    case .coordinates: .showsCoordinates(!settings.showsCoordinates)
    case .pause: .pausesUnfocused(!settings.pausesUnfocused)
    case .pace: .pace(Pace.allCases.after(settings.pace, by: step))
    case .streak: .showsStreak(!settings.showsStreak)
    }
  }
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

extension Array where Element: Equatable {
  /// The element `step` places after the given one, wrapping around; the first if it is not in the
  /// array.
  func after(_ element: Element, by step: Int) -> Element {
    guard let index = firstIndex(of: element) else { return self[0] }
    return self[(index + step + count) % count]
  }
}
