/// Stores games for the next run; by itself, it keeps nothing.
public struct GameStorage: Sendable {
  /// Loads the games saved last, if any, with a notice for the player if something is wrong with them.
  public var load: @Sendable () -> (games: SavedGames?, notice: Notice?) = { (nil, nil) }
  /// Saves games in place of the last; on return they survive any end of the program; throws ``StorageFailure``.
  public var save: @Sendable (SavedGames) throws -> Void = { _ in }
  /// Removes the games saved last; throws ``StorageFailure``.
  public var remove: @Sendable () throws -> Void = {}

  public init() {}
}
