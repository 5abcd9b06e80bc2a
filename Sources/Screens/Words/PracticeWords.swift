extension PracticeState {
  /// Sentences in place of a board.
  var sentences: [String] {
    switch content {
    case .loading: [RecordsWords.reading]
    case .nothingDue:
      [
        tr("Nothing is due."),
        tr("A slip comes back here a day after its game, and when you are about to forget it."),
      ]
    case .failed(let notice): [notice.sentence]
    case .round(let round): round.summary
    }
  }
}

extension PracticeRound {
  /// How the round went, and what comes next.
  fileprivate var summary: [String] {
    let missed = answers.count { !$0 }
    let marks = answers.map { $0 ? "✓" : "×" }.joined(separator: " ")
    let found = tr("You found \(answers.count - missed) of \(answers.count).")
    let rest = tr("What you missed comes back tomorrow, the rest in a few days.")
    return [found, marks] + (isOwn ? [rest] : [])
  }

  /// The game had people among its players, not just Fuzz.
  private var isOwn: Bool { puzzle.game.players.contains { $0.opponent == nil } }

  /// The player whose game the puzzle is from, alone or after "Watch:".
  var origin: String {
    let day = puzzle.game.shortDay
    return isOwn
      ? tr("this is from your game of \(day).") : tr("Fuzz played this on \(day).")
  }

  /// The text over the board, from long to short: "Where is its partner?", asks for the other card of a pair.
  func labels(on game: GameState) -> [String] {
    let texts =
      switch step {
      case .showing: [tr("Watch: \(origin)"), tr("Watch.")]
      case .asking, .over:
        [
          tr("Where is the other “\(game.cover(at: puzzle.card).shownTitle)”?"),
          tr("Where is its partner?"),
        ]
      case .answered(puzzle.partner): [tr("Right, from move \(puzzle.shownInMove).")]
      case .answered:
        // The move that had shown it, in at most 22 columns.
        [tr("Wrong: \(game.grid.coordinate(ofCard: puzzle.partner)), move \(puzzle.shownInMove).")]
      }
    let place = tr("\(index + 1) of \(puzzles.count)", in: "number of a question")
    return texts.map { "\(place) · \($0)" } + texts.suffix(1)
  }
}

extension AppState {
  /// The moves from which the partner is known, and the open card, a line each; without pairs, which are found.
  var practisedMoves: [String] {
    guard let round = practice.round, let game = practised else { return [] }
    let flips = round.puzzle.game.flips.map(\.card)
    let first = max(0, round.puzzle.flipCounts.lowerBound - 1) / 2 * 2
    return stride(from: first, to: flips.count, by: 2).compactMap { start in
      let cards = flips[start..<min(start + 2, flips.count)]
      guard Set(cards.map { game.cards[$0].pair }).count == cards.count else { return nil }
      let sentences = cards.map { game.cardSentence($0, .brief) }
      return ([tr("Move \(start / 2 + 1).")] + sentences).joined(separator: " ")
    }
  }
}
