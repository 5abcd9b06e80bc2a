/// A moment when a person had turned a card whose partner they had seen.
struct Need: Equatable {
  let isFound: Bool
  /// The flips from the partner to the card, 1 if consecutive.
  let flipsSinceSeen: Int
  /// The distance between the two cards, rows plus columns: 1 for neighbours.
  let distance: Int
  /// The card turned instead is next to the partner.
  let neighbour: Chance
  /// The card turned instead is where the partner's cover was on the previous board.
  let placeBefore: Chance

  /// Something that happened or not, and its probability by chance, from 0 to 1.
  struct Chance: Equatable {
    var hasHappened = false
    var likelihood = 0.0
  }

  /// The needs in a game with its flips, after the previous game.
  static func all(in game: PlayedGame, after before: PlayedGame?) -> [Need] {
    guard let board = game.board else { return [] }
    var knowledge = Knowledge(cardCount: board.cards.count)
    let before = before.flatMap { placesBefore($0, game) }
    var needs: [Need] = []
    for move in board.moves {
      let partner = board.partners[move.first]
      let lastSeen = knowledge.lastSeen[partner]
      knowledge.see(move.first)
      if let lastSeen {
        // Those that are still on the board, if the move finds no pair and so ends the turn.
        let others = board.cards.indices.filter {
          board.cards[$0].foundInTurn ?? .max > move.turn && ![move.first, partner].contains($0)
        }
        func chance(_ cards: [Int]) -> Chance {
          if move.isMatch { return Chance() }
          let count = others.count(where: cards.contains)
          return Chance(
            hasHappened: cards.contains(move.second),
            likelihood: Double(count) / Double(others.count))
        }
        needs.append(
          Need(
            isFound: move.isMatch, flipsSinceSeen: knowledge.flipCount - lastSeen,
            distance: game.grid.distance(from: move.first, to: partner),
            neighbour: chance(game.grid.neighbours(of: partner)),
            placeBefore: chance(before?[board.cards[partner].pair] ?? [])))
      }
      knowledge.see(move.second)
    }
    return needs
  }
}

/// For each pair, the cards that had its cover on the previous board, if that was as large, known, and within an hour.
private func placesBefore(_ before: PlayedGame, _ game: PlayedGame) -> [Int: [Int]]? {
  let (names, covers) = (before.bundledCovers, game.bundledCovers)
  guard before.grid == game.grid, (0...3600).contains(game.endedAt - before.endedAt),
    !names.isEmpty, !covers.isEmpty
  else { return nil }
  let cards = Dictionary(
    grouping: before.pairs.indices.filter { names.indices.contains(before.pairs[$0]) },
    by: { names[before.pairs[$0]] })
  return Dictionary(uniqueKeysWithValues: covers.enumerated().map { ($0, cards[$1] ?? []) })
}
