public enum SettingsAction: Equatable, Codable, Sendable {
  indirect case restore(RestorePreferencesAction)
  indirect case change(ChangeSettingAction)
  /// "Play against them, also in later runs".
  case playAgainst(Rivals)
  indirect case people(PeopleAction)
  /// "Begin tallies anew after the game with this id".
  case startTally(after: UInt64)
  case backgroundReported(TerminalBackground)
}

public indirect enum SettingsEffect: Equatable, Sendable {
  /// Reads the choices of earlier runs → `RestorePreferencesAction`, possibly `ShowNoticeAction`.
  case loadPreferences(LaunchOptions)
  /// Writes the choices; only the first failure of a run is reported → `ShowNoticeAction`.
  case savePreferences(Preferences)
}
