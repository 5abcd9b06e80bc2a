/// Stores the player's preferences; by itself, it keeps nothing.
public struct PreferencesStorage: Sendable {
  /// Loads the preferences of earlier runs, or the defaults, with a notice for the player if something is wrong.
  public var load: @Sendable () -> (preferences: Preferences, notice: Notice?) = {
    (Preferences(), nil)
  }
  /// Throws ``StorageFailure``.
  public var save: @Sendable (Preferences) throws -> Void = { _ in }

  public init() {}
}
