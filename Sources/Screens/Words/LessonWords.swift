import Basics
import MemoryTunes

/// A sentence about a mistake, and the cards that it names.
struct Lesson: Equatable {
  let text: String
  /// A shorter version for tight places.
  let short: String
  /// The same in at most 24 columns.
  var brief = ""
  var cards: [Int] = []

  init(text: String, short: String? = nil, brief: String = "", cards: [Int] = []) {
    (self.text, self.short, self.brief, self.cards) = (text, short ?? text, brief, cards)
  }
}

extension GameState {
  /// The costliest slip in words; none without slips.
  var slipLessons: [Lesson] { slips.costliest(1).map(lesson) }

  /// The same for a person against a computer; none in other games.
  var duelLessons: [Lesson] { onlyOpponent == nil ? [] : ownSlips.costliest(1).map(lesson) }

  /// The lesson of a slip: "Move 12: you had seen “Thriller” at b3 five moves earlier", "Move 12: b3, seen five moves
  /// earlier".
  func lesson(_ slip: Slip) -> Lesson {
    let title = tr("“\(covers[slip.pair].shownTitle)”")
    switch slip.kind {
    case .missedPartner(let card):
      let place = grid.coordinate(ofCard: card)
      let ago = ago(slip.movesSinceSeen)
      return Lesson(
        text: tr("Move \(slip.move): you had seen \(title) at \(place) \(ago)."),
        short: tr("Move \(slip.move): \(place), seen \(ago)."),
        // At most 24 columns.
        brief: tr("Move \(slip.move): \(place) was seen"), cards: [card])
    case .knownPair(let cards):
      let places = listed(cards.map(grid.coordinate(ofCard:)))
      return Lesson(
        text: tr("Move \(slip.move): you had seen \(title) at \(places)."),
        short: tr("Move \(slip.move): \(places), both seen."),
        // At most 24 columns.
        brief: tr("Move \(slip.move): \(places)"), cards: cards)
    }
  }
}

/// "one move earlier", "five moves earlier".
private func ago(_ moves: Int) -> String {
  tr("\(spelled(moves)) move earlier", "\(spelled(moves)) moves earlier", count: moves)
}

extension GameState {
  /// Explains the last pair that a computer missed: "Move 12: Skip mistook b3 for c3, from the board before".
  var lapseLessons: [Lesson] {
    let earlierPlaces = earlierPlaces
    return lapses.suffix(1).map { lapse in
      let name = players.label(at: playerIndex(inTurn: board.moves[lapse.move - 1].turn))
      let place = grid.coordinate(ofCard: lapse.card)
      return switch lapse.kind {
      case .forgotten:
        Lesson(
          text: tr("Move \(lapse.move): \(name) had forgotten \(place)."), cards: [lapse.card])
      case .confused(let other):
        Lesson(
          text: earlierPlaces[lapse.card].contains(other)
            ? tr(
              "Move \(lapse.move): \(name) mistook \(grid.coordinate(ofCard: other)) for \(place), from the board before."
            )
            : tr(
              "Move \(lapse.move): \(name) mistook \(grid.coordinate(ofCard: other)) for \(place)."),
          cards: [other, lapse.card])
      }
    }
  }
}
