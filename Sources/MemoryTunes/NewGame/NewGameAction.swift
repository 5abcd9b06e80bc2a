/// What can happen where the next game is chosen.
public enum NewGameAction: Equatable, Codable, Sendable {
  /// "Deal what goes on from the game that has ended".
  case dealNext
}
