/// What can happen where the next game is chosen.
public enum NewGameAction: Equatable, Codable, Sendable {
  /// "Select this row": keys will change it.
  case select(NewGameChoice)
  /// "Deal what goes on from the game that has ended".
  case dealNext
}

extension NewGameAction {
  var isFrequent: Bool {
    switch self {
    case .select: true
    case .dealNext: false
    }
  }
}
