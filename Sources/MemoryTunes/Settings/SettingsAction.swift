/// What can happen to the settings.
public enum SettingsAction: Equatable, Codable, Sendable {
  indirect case restore(RestorePreferencesAction)
  /// "Select this row", counted from 0: keys will change it.
  case select(Int)
  indirect case change(ChangeSettingAction)
  /// "Begin tallies anew after the game with this id".
  case startTally(after: UInt64)
  /// "The terminal's background has this colour".
  case backgroundReported(TerminalBackground)
}

extension SettingsAction {
  var isFrequent: Bool {
    switch self {
    case .select: true
    case .restore, .change, .startTally, .backgroundReported: false
    }
  }

  var weight: Int {
    switch self {
    case .restore, .change: 300
    case .select, .startTally, .backgroundReported: 0
    }
  }
}

/// The work that the settings request.
public indirect enum SettingsEffect: Equatable, Sendable {
  /// Reads the choices of earlier runs → `RestorePreferencesAction`, possibly `ShowNoticeAction`.
  case loadPreferences(LaunchOptions)
  /// Writes the choices; only the first failure of a run is reported → `ShowNoticeAction`.
  case savePreferences(Preferences)
}
