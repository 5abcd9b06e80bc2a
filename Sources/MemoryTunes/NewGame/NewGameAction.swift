public enum NewGameAction: Equatable, Codable, Sendable {
  case dealNext
}
