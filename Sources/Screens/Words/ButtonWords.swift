enum ButtonWords {
  // To the screen before.
  static var back: String { tr("Back") }
  static var cancel: String { tr("Cancel") }
  // Answers “Delete Rock?”.
  static var delete: String { tr("Delete") }
  // Not to delete it.
  static var keep: String { tr("Keep it") }
  // Not to give up the game.
  static var keepPlaying: String { tr("Keep playing") }
  // To the menu.
  static var menu: String { tr("Menu") }
  // Shows more figures of the game.
  static var more: String { tr("More", in: "button") }
  static var newGame: String { tr("New game") }
  // Answers to the question whether to show a hint.
  static var noHint: String { tr("No hint") }
  static var showHint: String { tr("Show it", in: "hint") }
  // Plays on the same board again.
  static var sameBoard: String { tr("Same board") }
  // Sends one’s own game to the friend who sent theirs.
  static var answer: String { tr("Answer", in: "button") }
  static var share: String { tr("Share") }
  // Back in time, to an earlier move.
  static var travel: String { tr("Travel", in: "button") }
  /// For players who cannot read yet.
  static let playSign = "▶"
  static let menuSign = "■"

  /// "Practise 4 slips".
  static func practise(_ count: Int) -> String {
    tr("Practise \(count) slip", "Practise \(count) slips", count: count)
  }
}

extension NextGame {
  /// "Ben’s turn", "Play again", "Rematch", "Next: Skip", "Play 5×4".
  func label(after game: GameState) -> String {
    switch self {
    case .minute(let seat): game.everybody.turnLabel(at: seat)
    case .again: tr("Play again")
    case .rematch: tr("Rematch")
    case .against(let opponent): tr("Next: \(opponent.label)")
    case .larger(let grid): tr("Play \(grid.label)", in: "grid")
    }
  }
}
