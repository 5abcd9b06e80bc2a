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
