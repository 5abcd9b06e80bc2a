/// An action during practice.
public enum PracticeAction: Equatable, Codable, Sendable {
  /// "These are the puzzles of the round".
  indirect case loaded([Puzzle])
  /// "The records cannot be read, for this reason".
  indirect case loadFailed(Notice)
  /// "Show the next flip".
  case advance
  /// "Skip the flips and ask".
  case skip
  /// "Move the cursor".
  case moveCursor(MoveCursorAction.Direction)
  /// "The partner is this card".
  case choose(Int)
  /// "Show the next puzzle".
  case next
}

/// The work that practice requests.
public enum PracticeEffect: Equatable, Sendable {
  /// Reads a person's due puzzles → `PracticeAction.loaded` or `PracticeAction.loadFailed`.
  case load(person: String)
  /// Stores an answer, as of now; a notice reports failure.
  case store(PuzzleAnswer)
}
