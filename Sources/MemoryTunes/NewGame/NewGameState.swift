/// The state of the screen on which the next game is chosen; what is chosen are settings.
public struct NewGameState: Equatable, Codable, Sendable {
  /// What is dealt if the player gives up the game in its place for it; nil for a game by the settings.
  public internal(set) var offered: DealAction?
  /// The code that was used last.
  public internal(set) var code: BoardCode?

  public init() {}
}

/// What can be chosen for the next game, in the order shown.
public enum NewGameChoice: Int, CaseIterable, Sendable {
  case kind
  case people
  case names
  case opponent
  /// A second computer.
  case otherOpponent
  /// The pairs that one player is given before the first move.
  case headStart
  case category
  case grid
  case peek
  /// The board of a code that the player types.
  case code
  /// Deals the game.
  case deal
}
