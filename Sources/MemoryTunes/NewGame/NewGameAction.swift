/// What can happen where the next game is chosen.
public enum NewGameAction: Equatable, Codable, Sendable {
  /// "Select this row": keys will change it.
  case select(NewGameChoice)
}

extension NewGameAction {
  var isFrequent: Bool { true }
}
