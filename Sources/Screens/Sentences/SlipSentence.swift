import MemoryTunes

extension GameState {
  /// The costliest slips, at most three, in the order of their moves.
  var lessons: [Slip] { slips.costliest(3).sorted { $0.move < $1.move } }

  /// The costliest slips in words.
  var slipSentences: [String] {
    lessons.map { slip in
      let title = covers[slip.pair].shownTitle
      switch slip.kind {
      case .missedPartner(let card):
        let place = grid.coordinate(ofCard: card)
        return "Move \(slip.move): you had seen \(title) at \(place) \(ago(slip.movesSinceSeen))."
      case .knownPair(let cards):
        let places = cards.map(grid.coordinate(ofCard:)).joined(separator: " and ")
        return "Move \(slip.move): you had seen \(title) at \(places)."
      }
    }
  }
}

extension Slip {
  /// The cards that were known.
  var knownCards: [Int] {
    switch kind {
    case .missedPartner(let card): [card]
    case .knownPair(let cards): cards
    }
  }
}

/// "one move earlier", "five moves earlier".
private func ago(_ moves: Int) -> String {
  let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
  let count = words.indices.contains(moves) ? words[moves] : "\(moves)"
  return moves == 1 ? "one move earlier" : "\(count) moves earlier"
}
