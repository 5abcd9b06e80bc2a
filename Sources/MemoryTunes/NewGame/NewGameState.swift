/// The state of the screen that chooses the next game; the choices themselves are settings.
public struct NewGameState: Equatable, Codable, Sendable {
  /// The deal if the player gives up the game in its place for it; nil for one by the settings.
  public internal(set) var offered: DealAction?
  /// The deal by the settings before they were changed for the next game; nil while no screen changes them.
  var before: DealAction?
  /// The last code used.
  public internal(set) var code: BoardCode?
  /// Somebody's game that is to be answered whenever its board is dealt.
  var rival: Rival?
}
