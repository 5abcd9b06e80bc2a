enum ButtonWords {
  // At most 12 columns.
  static var timeTravel: String { tr("Time travel") }
  // Not to give up the game.
  static var keepPlaying: String { tr("Keep playing") }
  // To the menu.
  static var menu: String { tr("Menu") }
  static var newGame: String { tr("New game") }
  static var share: String { tr("Share") }
  // A game with others, each at a terminal of their own.
  static var together: String { tr("With a Friend") }
  static var deal: String { tr("Deal the Cards") }
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
