/// Stores games for the next run.
public struct GameStorage: Sendable {
  /// Loads the games saved last, if any, with a notice for the player if something is wrong with them.
  public var load: @Sendable () -> (games: SavedGames?, notice: Notice?)
  /// Saves games in place of the last ones.
  ///
  /// On return they survive any end of the program. Throws ``StorageFailure``.
  public var save: @Sendable (SavedGames) throws -> Void
  /// Removes the games saved last; throws ``StorageFailure``.
  public var remove: @Sendable () throws -> Void

  /// Creates a storage from its operations.
  public init(
    load: @escaping @Sendable () -> (games: SavedGames?, notice: Notice?),
    save: @escaping @Sendable (SavedGames) throws -> Void,
    remove: @escaping @Sendable () throws -> Void
  ) {
    self.load = load
    self.save = save
    self.remove = remove
  }
}
