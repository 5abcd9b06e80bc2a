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
  /// The costliest slip in words, alone or of a person against a computer; none without slips, and with hindsight.
  var slipLessons: [Lesson] {
    hindsight != nil || sprint != nil || (hasTurns && onlyOpponent == nil)
      ? [] : ownSlips.costliest(1).map(lesson)
  }

  /// The lesson of a slip: "Move 12: you had seen “Thriller” at b3.", "Move 12: b3 seen".
  func lesson(_ slip: Slip) -> Lesson {
    let places = listed(slip.cards.map(grid.coordinate(ofCard:)))
    return Lesson(
      text: tr("Move \(slip.move): you had seen “\(covers[slip.pair].shownTitle)” at \(places)."),
      // At most 24 columns.
      short: tr("Move \(slip.move): \(places) seen"), cards: slip.cards)
  }

  /// Explains the last pair that a computer missed: "Move 12: Skip mistook b3 for c3, from the board before".
  var lapseLesson: Lesson? {
    lastLapse.map { lapse in
      let name = players.label(at: playerIndex(inTurn: board.moves[lapse.move - 1].turn))
      let (move, place) = (lapse.move, grid.coordinate(ofCard: lapse.card))
      let text =
        lapse.mistaken.map { other in
          let mistaken = grid.coordinate(ofCard: other)
          return earlierPlaces[lapse.card].contains(other)
            ? tr("Move \(move): \(name) mistook \(mistaken) for \(place), from the board before.")
            : tr("Move \(move): \(name) mistook \(mistaken) for \(place).")
        } ?? tr("Move \(move): \(name) had forgotten \(place).")
      return Lesson(text: text, cards: [lapse.mistaken, lapse.card].compactMap(\.self))
    }
  }
}
