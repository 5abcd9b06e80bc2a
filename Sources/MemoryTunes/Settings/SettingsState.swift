/// The settings of this run, and those saved for the next one.
public struct SettingsState: Equatable, Codable, Sendable {
  public internal(set) var current = Settings()
  public internal(set) var options = LaunchOptions()
  /// What is saved for the next run; options of this one are left out, except for the source.
  public internal(set) var saved = Preferences()
  public internal(set) var isRestored = false
  /// The setting for sound before it was switched off in this run.
  public internal(set) var soundBefore: SoundSetting?
  /// The terminal's background; nil if the terminal has not said.
  public internal(set) var terminalBackground: TerminalBackground?

  /// The codes of the languages to choose from, that of the system first; empty if there is only English.
  public var languages: [String] {
    let installed = options.languages ?? []
    return installed.isEmpty ? [] : ["", "en"] + installed
  }

  /// Changes a setting in this run and in later ones.
  mutating func apply(_ change: ChangeSettingAction) {
    let before = current
    change.apply(to: &current)
    change.apply(to: &saved.settings)
    if current.isWordless != before.isWordless {
      let grid = current.isWordless ? Grid.beginners : .standard
      (current.grid, saved.settings.grid) = (grid, grid)
    }
    if current.sound == .off, before.sound != .off { soundBefore = before.sound }
  }

  mutating func apply(_ action: PeopleAction) {
    current.apply(action)
    for setting in [Setting.people, .names, .person, .peopleCount, .opponents] {
      setting.entry.copy(current, &saved.settings)
    }
  }
}

/// The background of a terminal: red, green and blue in sRGB, 0 to 255 each.
public struct TerminalBackground: Equatable, Codable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }
}
