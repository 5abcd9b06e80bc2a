public enum PracticeAction: Equatable, Codable, Sendable {
  /// "These are the puzzles of the round".
  indirect case loaded([Puzzle])
  /// "The records cannot be read, for this reason".
  indirect case loadFailed(Notice)
  case advance
  case skip
  case moveCursor(MoveCursorAction.Direction)
  case choose(Int)
  case next
}

public enum PracticeEffect: Equatable, Sendable {
  /// Reads a person's due puzzles → `PracticeAction.loaded` or `PracticeAction.loadFailed`.
  case load(person: String)
  /// Stores an answer, as of now; a notice reports failure.
  case store(PuzzleAnswer)
}
