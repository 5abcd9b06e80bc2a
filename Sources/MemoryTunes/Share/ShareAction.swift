/// What can happen to the text about a finished game.
public enum ShareAction: Equatable, Codable, Sendable {
  /// "The text is on the clipboard", or with false, "it could not be put there".
  case copied(Bool)
}

/// The work that sharing requests.
public indirect enum ShareEffect: Equatable, Sendable {
  /// Puts the text about this finished game on the clipboard → `ShareAction.copied`.
  case copy(GameState)
  /// The same about a game of the records.
  case copyRecord(GameRecord)
}
