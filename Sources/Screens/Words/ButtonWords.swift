import MemoryTunes

/// Labels of buttons.
enum ButtonWords {
  static let back = "Back"
  static let cancel = "Cancel"
  static let delete = "Delete"
  static let keep = "Keep it"
  static let keepPlaying = "Keep playing"
  static let menu = "Menu"
  static let more = "More"
  static let newGame = "New game"
  static let noHint = "No hint"
  static let sameBoard = "Same board"
  static let answer = "Answer"
  static let share = "Share"
  static let showHint = "Show it"
  static let travel = "Travel"
  /// For players who cannot read yet.
  static let playSign = "▶"
  static let menuSign = "■"

  /// "Practise 4 slips".
  static func practise(_ count: Int) -> String { "Practise \(slips(count))" }
}

extension NextGame {
  /// "Ben’s turn", "Play again", "Rematch", "Play Skip", "Play 5×4".
  func label(after game: GameState) -> String {
    switch self {
    case .minute(let seat): game.everybody.turnLabel(at: seat)
    case .again: "Play again"
    case .rematch: "Rematch"
    case .against(let opponent): "Next: \(opponent.label)"
    case .larger(let grid): "Play \(grid.label)"
    }
  }
}
