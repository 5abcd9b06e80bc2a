import MemoryTunes

extension GameState {
  /// The costliest slips in words, at most three.
  var slipSentences: [String] {
    slips.costliest(3).map { slip in
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

/// "one move before", "five moves before".
private func ago(_ moves: Int) -> String {
  let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
  let count = words.indices.contains(moves) ? words[moves] : "\(moves)"
  return moves == 1 ? "one move before" : "\(count) moves before"
}
