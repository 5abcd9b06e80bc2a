extension PlayedGame {
  /// "23 Nov · pop-4x4-7k3q · 12 moves, 1 slip, 00:48".
  var summary: String { "\(shortDay) · \(boardLabel) · \(resultLabel)" }

  /// "flip 3 of 24": the third card turned in the game.
  func progressLabel(after flipCount: Int) -> String { tr("flip \(flipCount) of \(flips.count)") }
}

extension ReviewState {
  /// Sentences in place of a board.
  var sentences: [String] {
    switch content {
    case .loading: [tr("Reading the game …")]
    case .missing: [tr("This game is no longer in your records.")]
    case .failed(let notice): [notice.sentence]
    case .game(let game): [game.summary, tr("Its flips are not known.")]
    }
  }
}
