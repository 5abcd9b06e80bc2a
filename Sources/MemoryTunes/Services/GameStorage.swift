/// Stores the unfinished game for the next run.
public struct GameStorage: Sendable {
  /// Loads the game to resume, if there is one, with a notice for the player if something is wrong
  /// with it.
  public var load: @Sendable () -> (game: SavedGame?, notice: Notice?)
  /// Saves a game in place of the last one; nil removes it.
  ///
  /// On return it survives the end of the program, whatever ends it. Throws ``StorageFailure``.
  public var save: @Sendable (SavedGame?) throws -> Void

  /// Creates a storage from its operations.
  public init(
    load: @escaping @Sendable () -> (game: SavedGame?, notice: Notice?),
    save: @escaping @Sendable (SavedGame?) throws -> Void
  ) {
    self.load = load
    self.save = save
  }
}
