/// An action on the screen that chooses the next game.
public enum NewGameAction: Equatable, Codable, Sendable {
  /// "Deal the continuation of the finished game".
  case dealNext
}
