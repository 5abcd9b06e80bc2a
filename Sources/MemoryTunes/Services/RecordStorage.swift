/// Stores the games that have ended.
public struct RecordStorage: Sendable {
  /// Adds a game; one with the same id is kept instead.
  ///
  /// On return it survives the end of the program, whatever ends it. Throws ``StorageFailure``.
  public var add: @Sendable (GameRecord) throws -> Void
  /// Loads all games, oldest first; only the last `flipCount` of them with pairs and flips.
  ///
  /// Rows that contradict themselves are left out. Throws ``StorageFailure``.
  public var games: @Sendable (_ flipCount: Int) throws -> [GameRecord]

  /// Creates a storage from its operations.
  public init(
    add: @escaping @Sendable (GameRecord) throws -> Void,
    games: @escaping @Sendable (_ flipCount: Int) throws -> [GameRecord]
  ) {
    self.add = add
    self.games = games
  }
}
