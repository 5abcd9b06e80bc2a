import MemoryTunes

enum PracticeWords {
  static let title = "practice"
  static let nothingDue = "Nothing is due."
  static let comesBack =
    "A slip comes back here a day after its game, and when you are about to forget it."
}

extension PracticeState {
  /// Sentences in place of a board.
  var sentences: [String] {
    switch content {
    case .loading: [RecordsWords.reading]
    case .nothingDue: [PracticeWords.nothingDue, PracticeWords.comesBack]
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
    let found = missed == answers.count ? nil : "What you found comes back in a few days."
    let rest = missed == 0 ? nil : "What you missed comes back tomorrow."
    return ["You found \(answers.count - missed) of \(answers.count).", marks]
      + (puzzle.game.isOwn ? [found, rest].compactMap(\.self) : [])
  }

  /// The player whose game the puzzle is from, for the middle of a sentence.
  var origin: String {
    let day = puzzle.game.dayLabel.drop { $0 == " " }
    return puzzle.game.isOwn ? "this is from your game of \(day)." : "Fuzz played this on \(day)."
  }

  /// The text over the board, from long to short.
  func labels(on game: GameState) -> [String] {
    let texts: [String]
    switch step {
    case .showing:
      texts = ["Watch: \(origin)", "Watch."]
    case .asking, .over:
      texts = [
        "Where is the other “\(game.cover(at: puzzle.card).shownTitle)”?", "Where is its partner?",
      ]
    case .answered(let choice):
      let shown = "move \(puzzle.shownInMove)"
      let place = game.grid.coordinate(ofCard: puzzle.partner)
      texts =
        choice == puzzle.partner
        ? ["Right: \(shown) had shown it.", "Right, from \(shown)."]
        : ["Wrong: it is at \(place), as \(shown) had shown.", "Wrong: \(place), \(shown)."]
    }
    let place = "\(index + 1) of \(puzzles.count)"
    return texts.map { "\(place) · \($0)" } + texts.suffix(1)
  }

  /// The cards whose coordinates are shown.
  var namedCards: [Int] {
    if case .answered(let choice) = step { [puzzle.partner, choice] } else { [] }
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
      return "Move \(start / 2 + 1). \(sentences.joined(separator: " "))"
    }
  }
}

extension PlayedGame {
  /// Has people among its players, not just Fuzz.
  fileprivate var isOwn: Bool { players.contains { $0.opponent == nil } }
}
