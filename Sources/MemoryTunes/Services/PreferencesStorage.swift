/// Stores the player's preferences.
public struct PreferencesStorage: Sendable {
  /// Loads the preferences of earlier runs (the defaults if there are none), with a notice for the
  /// player if something is wrong with them.
  public var load: @Sendable () -> (preferences: Preferences, notice: Notice?)
  /// Saves the preferences.
  ///
  /// Throws ``StorageFailure``.
  public var save: @Sendable (Preferences) throws -> Void

  /// Creates a storage from its operations.
  public init(
    load: @escaping @Sendable () -> (preferences: Preferences, notice: Notice?),
    save: @escaping @Sendable (Preferences) throws -> Void
  ) {
    self.load = load
    self.save = save
  }
}
