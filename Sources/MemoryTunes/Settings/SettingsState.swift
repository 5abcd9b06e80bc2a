import Artwork

/// The settings of this run and what is on disk.
public struct SettingsState: Equatable, Codable, Sendable {
  /// What holds now.
  public internal(set) var current = Settings()
  /// What the command line asked for.
  public internal(set) var options = LaunchOptions()
  /// What is kept for the next run: without the options of this one.
  public internal(set) var saved = Preferences()
  /// Whether the choices of earlier runs have been looked for.
  public internal(set) var isRestored = false
  /// The row that the keys change, counted from 0 in `Setting.allCases`.
  public internal(set) var selected = 0

  public init() {}

  /// Takes covers from there in this run and in later ones.
  mutating func use(_ source: CoverSource) {
    current.use(source)
    saved.settings.use(source)
  }
}
