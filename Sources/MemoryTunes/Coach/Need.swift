/// A moment in which a person had turned a card whose partner they had seen.
struct Need: Equatable {
  /// Whether the partner was turned next.
  let isFound: Bool
  /// The flips from the partner to the card, 1 for one after the other.
  let flipsSinceSeen: Int
  /// How many rows and columns lie between the two cards, together: 1 for neighbours.
  let distance: Int
  /// Of a card that was turned instead: whether it lies beside the partner.
  let neighbour: Chance
  /// Of a card that was turned instead: whether the cover of the partner lay there on the board before.
  let placeBefore: Chance

  /// Something that happened or not, and how likely it would have been by chance, from 0 to 1.
  struct Chance: Equatable {
    var hasHappened = false
    var likelihood = 0.0
  }
}

extension Need {
  /// The needs in a game with its flips, after the game before it.
  static func all(in game: GameRecord, after before: GameRecord?) -> [Need] {
    guard let board = game.board else { return [] }
    var knowledge = Knowledge(cardCount: board.cards.count)
    var isHidden = board.cards.map { _ in true }
    let before = before.flatMap { PlacesBefore($0, game) }
    var needs: [Need] = []
    for move in board.moves {
      let partner = board.partners[move.first]
      let lastSeen = knowledge.lastSeen[partner]
      knowledge.see(move.first)
      if let lastSeen {
        var others = board.cards.indices.filter { isHidden[$0] && $0 != move.first }
        others.removeAll { $0 == partner }
        func chance(_ cards: [Int]) -> Chance {
          let count = others.count(where: cards.contains)
          return Chance(
            hasHappened: cards.contains(move.second),
            likelihood: others.isEmpty ? 0 : Double(count) / Double(others.count))
        }
        needs.append(
          Need(
            isFound: move.isMatch, flipsSinceSeen: knowledge.flipCount - lastSeen,
            distance: game.grid.distance(from: move.first, to: partner),
            neighbour: move.isMatch ? Chance() : chance(game.grid.neighbours(of: partner)),
            placeBefore: move.isMatch ? Chance() : chance(before?[board.cards[partner].pair] ?? []))
        )
      }
      knowledge.see(move.second)
      if move.isMatch { (isHidden[move.first], isHidden[move.second]) = (false, false) }
    }
    return needs
  }
}

/// Where the covers of a board lay on the one before.
private struct PlacesBefore {
  /// For each cover, by its number in the collection.
  private let cards: [Int: [Int]]
  private let covers: [Int]

  /// Nil unless the games had boards of one size, soon after each other, with covers that are known.
  init?(_ before: GameRecord, _ game: GameRecord) {
    let names = before.bundledCovers
    covers = game.bundledCovers
    guard before.grid == game.grid, (0...3600).contains(game.endedAt - before.endedAt),
      !names.isEmpty, !covers.isEmpty
    else { return nil }
    cards = Dictionary(
      grouping: before.pairs.indices.filter { names.indices.contains(before.pairs[$0]) },
      by: { names[before.pairs[$0]] })
  }

  /// The cards that had the cover of a pair.
  subscript(pair: Int) -> [Int] {
    covers.indices.contains(pair) ? cards[covers[pair]] ?? [] : []
  }
}

extension Grid {
  /// The rows and columns from a card to another, together.
  fileprivate func distance(from one: Int, to other: Int) -> Int {
    abs(one / columns - other / columns) + abs(one % columns - other % columns)
  }
}
