/// What happens to the settings.
public enum SettingsAction: Equatable, Codable, Sendable {
  indirect case restore(RestorePreferencesAction)
  /// "This row": the one that the keys change, counted from 0.
  case select(Int)
  case change(ChangeSettingAction)
}

extension SettingsAction: FeatureAction {
  var isFrequent: Bool {
    switch self {
    case .select: true
    case .restore, .change: false
    }
  }

  var weight: Int {
    switch self {
    case .restore: 300
    case .select, .change: 0
    }
  }
}

/// What the settings ask of the world.
public indirect enum SettingsEffect: Equatable, Sendable {
  /// Read the choices of earlier runs → `RestorePreferencesAction`, perhaps `ShowNoticeAction`.
  case loadPreferences(LaunchOptions)
  /// Write them down; only the first failure of a run is reported → `ShowNoticeAction`.
  case savePreferences(Preferences)
}
