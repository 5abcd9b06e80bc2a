/// "Change this setting, also for later runs".
public struct ChangeSettingAction: Equatable, Codable, Sendable {
  public let setting: Setting
  /// Settings with the new value, otherwise as they are at first.
  public let settings: Settings

  init<Value>(_ setting: Setting, at place: WritableKeyPath<Settings, Value>, _ value: Value) {
    var settings = Settings()
    settings[keyPath: place] = value
    (self.setting, self.settings) = (setting, settings)
  }

  public init<Value>(_ place: WritableKeyPath<Settings, Value>, _ value: Value) {
    // Every property has its row: a test compares them.
    let setting = Setting.allCases.first { $0.entry.place == place } ?? .folder
    self.init(setting, at: place, value)
  }

  func apply(to settings: inout Settings) { setting.entry.copy(self.settings, &settings) }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Setting.self)
    guard let setting = values.allKeys.first else {
      throw decoder.corrupted(debugDescription: "no setting")
    }
    var settings = Settings()
    try setting.entry.decode(setting, values, &settings)
    (self.setting, self.settings) = (setting, settings)
  }

  /// Writes only the setting that changes, under its name.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Setting.self)
    try setting.entry.encode(setting, settings, &values)
  }
}
