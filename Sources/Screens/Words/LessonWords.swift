import MemoryTunes

/// A sentence about a mistake, and the cards that it names.
struct Lesson: Equatable {
  let text: String
  /// The same in fewer words, for where there is little room.
  let short: String
  /// The same in at most 24 columns.
  var brief = ""
  var cards: [Int] = []
  /// The move that it is about; 0 if it is about all of them.
  var move = 0

  init(
    text: String, short: String? = nil, brief: String = "", cards: [Int] = [], move: Int = 0
  ) {
    (self.text, self.short, self.brief) = (text, short ?? text, brief)
    (self.cards, self.move) = (cards, move)
  }
}

extension [Lesson] {
  /// The same in the order of their moves.
  var inOrder: Self { sorted { $0.move < $1.move } }
}

extension GameState {
  /// The costliest slips in words, at most three, in the order of their moves.
  var slipLessons: [Lesson] { lessons(of: slips.costliest(3)) }

  /// The costliest slips of the person who plays against a computer, at most two; none if others play.
  var duelLessons: [Lesson] { onlyOpponent == nil ? [] : lessons(of: ownSlips.costliest(2)) }

  private func lessons(of slips: [Slip]) -> [Lesson] {
    slips.sorted { $0.move < $1.move }.map(lesson)
  }

  /// What is to be learnt from a slip.
  func lesson(_ slip: Slip) -> Lesson {
    let title = "“\(covers[slip.pair].shownTitle)”"
    switch slip.kind {
    case .missedPartner(let card):
      let place = grid.coordinate(ofCard: card)
      let ago = ago(slip.movesSinceSeen)
      return Lesson(
        text: "Move \(slip.move): you had seen \(title) at \(place) \(ago).",
        short: "Move \(slip.move): \(place), seen \(ago).",
        brief: "Move \(slip.move): \(place) was seen", cards: [card], move: slip.move)
    case .knownPair(let cards):
      let places = listed(cards.map(grid.coordinate(ofCard:)))
      return Lesson(
        text: "Move \(slip.move): you had seen \(title) at \(places).",
        short: "Move \(slip.move): \(places), both seen.",
        brief: "Move \(slip.move): \(places)", cards: cards, move: slip.move)
    }
  }
}

/// "one move earlier", "five moves earlier".
private func ago(_ moves: Int) -> String {
  "\(spelled(moves)) \(moves == 1 ? "move" : "moves") earlier"
}

extension GameState {
  /// Why computers missed pairs in the last three cases, in the order of their moves.
  var lapseLessons: [Lesson] {
    let earlierPlaces = earlierPlaces
    return lapses.suffix(3).map { lapse in
      let name = label(ofPlayer: playerIndex(inTurn: board.moves[lapse.move - 1].turn))
      let place = grid.coordinate(ofCard: lapse.card)
      return switch lapse.kind {
      case .forgotten:
        Lesson(
          text: "Move \(lapse.move): \(name) had forgotten \(place).", cards: [lapse.card],
          move: lapse.move)
      case .confused(let other):
        Lesson(
          text: "Move \(lapse.move): \(name) mistook \(grid.coordinate(ofCard: other)) for \(place)"
            + (earlierPlaces[lapse.card].contains(other) ? ", from the board before." : "."),
          cards: [other, lapse.card], move: lapse.move)
      }
    }
  }
}
