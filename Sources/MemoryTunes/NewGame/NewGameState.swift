/// The state of the screen on which the next game is chosen; what is chosen are settings.
public struct NewGameState: Equatable, Codable, Sendable {
  /// What is dealt if the player gives up the game in its place for it; nil for a game by the settings.
  public internal(set) var offered: DealAction?
  /// The code that was used last.
  public internal(set) var code: BoardCode?

  public init() {}
}
