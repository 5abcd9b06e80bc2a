/// The choices that are kept between runs.
public struct Preferences: Equatable, Codable, Sendable {
  public var category = Category.bundled[0]
  public var settings = Settings()

  public init() {}
}

/// "These were the choices of earlier runs"; the options of this run go before them.
public struct RestorePreferencesAction: Equatable, Codable, Sendable {
  public var preferences: Preferences
  public var options: LaunchOptions

  public init(preferences: Preferences, options: LaunchOptions = LaunchOptions()) {
    self.preferences = preferences
    self.options = options
  }
}
