/// Stores the player's keys.
public struct KeysStorage: Sendable {
  /// Loads the keys, with a notice if something is wrong with them; nil if there are none.
  public var load: @Sendable () -> (keys: KeyTable, notice: Notice?)?
  /// Saves the keys.
  ///
  /// Throws ``StorageFailure``.
  public var save: @Sendable (KeyTable) throws -> Void

  /// Creates a storage from its operations.
  public init(
    load: @escaping @Sendable () -> (keys: KeyTable, notice: Notice?)?,
    save: @escaping @Sendable (KeyTable) throws -> Void
  ) {
    self.load = load
    self.save = save
  }
}
