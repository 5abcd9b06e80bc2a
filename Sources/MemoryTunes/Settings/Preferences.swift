/// The choices that are kept between runs.
public struct Preferences: Equatable, Codable, Sendable {
  public var category = Category.bundled[0]
  public var settings = Settings()
  /// The categories that the player has added.
  public var ownCategories: [Category] = []

  public init() {}
}

extension Preferences {
  /// What is not written down has its standard value, so a file of another version can be read.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    category = try values.decode(.category, default: category)
    settings = try values.decode(.settings, default: settings)
    ownCategories =
      try values.decode(.ownCategories, default: ownCategories)
  }
}

/// "These were the choices of earlier runs"; the options of this run go before them.
public struct RestorePreferencesAction: Equatable, Codable, Sendable {
  public var preferences: Preferences
  public var options: LaunchOptions

  public init(preferences: Preferences, options: LaunchOptions = LaunchOptions()) {
    self.preferences = preferences
    self.options = options
  }

  /// The settings that hold for this run.
  public var settings: Settings { preferences.settings.overridden(by: options) }
}
