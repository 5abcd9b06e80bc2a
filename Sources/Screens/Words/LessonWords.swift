/// A sentence about a mistake, and the cards that it names.
struct Lesson: Equatable {
  let text: String
  /// In at most 24 columns; nil for a sentence that has no shorter version.
  var short: String?
  var cards: [Int] = []

  /// From long to short.
  var texts: [String] { [text, short].compactMap(\.self) }
}

extension GameState {
  /// The costliest slip in words; none without slips.
  var slipLessons: [Lesson] { slips.costliest(1).map(lesson) }

  /// The same for a person against a computer; none in other games.
  var duelLessons: [Lesson] { onlyOpponent == nil ? [] : ownSlips.costliest(1).map(lesson) }

  /// The lesson of a slip: "Move 12: you had seen “Thriller” 5 moves earlier at b3.", "Move 12: b3 seen".
  func lesson(_ slip: Slip) -> Lesson {
    let title = covers[slip.pair].shownTitle
    switch slip.kind {
    case .missedPartner(let card):
      let (place, count) = (grid.coordinate(ofCard: card), slip.movesSinceSeen)
      let text = tr(
        "Move \(slip.move): you had seen “\(title)” \(count) move earlier at \(place).",
        "Move \(slip.move): you had seen “\(title)” \(count) moves earlier at \(place).",
        count: count)
      return Lesson(text: text, short: tr("Move \(slip.move): \(place) seen"), cards: [card])
    case .knownPair(let cards):
      let places = listed(cards.map(grid.coordinate(ofCard:)))
      return Lesson(
        text: tr("Move \(slip.move): you had seen “\(title)” at \(places)."),
        // At most 24 columns.
        short: tr("Move \(slip.move): \(places) seen"), cards: cards)
    }
  }

  /// Explains the last pair that a computer missed: "Move 12: Skip mistook b3 for c3, from the board before".
  var lapseLessons: [Lesson] {
    let earlierPlaces = earlierPlaces
    return lapses.suffix(1).map { lapse in
      let name = players.label(at: playerIndex(inTurn: board.moves[lapse.move - 1].turn))
      let place = grid.coordinate(ofCard: lapse.card)
      guard let other = lapse.mistaken else {
        return Lesson(
          text: tr("Move \(lapse.move): \(name) had forgotten \(place)."), cards: [lapse.card])
      }
      let mistaken = grid.coordinate(ofCard: other)
      let text =
        earlierPlaces[lapse.card].contains(other)
        ? tr("Move \(lapse.move): \(name) mistook \(mistaken) for \(place), from the board before.")
        : tr("Move \(lapse.move): \(name) mistook \(mistaken) for \(place).")
      return Lesson(text: text, cards: [other, lapse.card])
    }
  }
}
