/// The choices that are remembered between runs.
public struct Preferences: Equatable, Codable, Sendable {
  public var category = Category.bundled[0]
  /// What was chosen on the player's own shelf; nil until something was.
  public var shelfCategory: Category?
  public var settings = Settings()
  /// The standard keys, if those in the file have a mistake.
  public var keys = KeyTable()
  public var ownCategories: [Category] = []
  /// The id of the last game that tallies leave out, with all before it; nil if they count all games.
  public var tallyStart: UInt64?

  public init() {}

  /// Decodes defaults for missing keys, so that files of other versions can be read.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    category = try values.decode(.category, default: category)
    shelfCategory = try values.decode(.shelfCategory, default: shelfCategory)
    settings = try values.decode(.settings, default: settings)
    keys = (try? values.decode(.keys, default: keys)) ?? keys
    ownCategories = try values.decode(.ownCategories, default: ownCategories)
    tallyStart = try values.decode(.tallyStart, default: tallyStart)
  }
}

/// "Restore these choices of earlier runs"; the options of this run override them.
public struct RestorePreferencesAction: Equatable, Codable, Sendable {
  public var preferences: Preferences
  public var options: LaunchOptions

  public init(preferences: Preferences, options: LaunchOptions = .none) {
    (self.preferences, self.options) = (preferences, options)
  }

  public var settings: Settings { preferences.settings.overridden(by: options) }
}
