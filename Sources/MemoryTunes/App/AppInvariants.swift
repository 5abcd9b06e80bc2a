import DataFlow

/// What holds after every action, whatever happens in whatever order.
public let appInvariants: [Invariant<AppState>] =
  gameInvariants + [
    Invariant("the clock runs on the board only") { _, state in
      !state.game.isClockRunning || state.routing.destination == .game
    },
    Invariant("no screen lies on the way twice") { _, state in
      Set(state.routing.path).count == state.routing.path.count
    },
    Invariant("the chosen category is one of the list") { _, state in
      state.categories.all.contains(state.categories.chosen)
    },
  ]

let gameInvariants: [Invariant<AppState>] = [
  game("a board is full") { !$0.hasBoard || $0.cards.count == $0.grid.cardCount },
  game("every cover lies on it twice") { !$0.hasBoard || $0.hasEveryCoverTwice },
  game("at most two cards are open") { $0.openCards.count <= 2 },
  game("open cards are face up, and no others") { game in
    game.cards.count { $0.face == .open } == game.openCards.count
      && game.openCards.allSatisfy { game.cards[$0].face == .open }
  },
  game("pairs are counted") { game in
    game.cards.count(where: \.isMatched) == 2 * game.matchedPairCount
  },
  game("a move finds one pair at most") { $0.moveCount >= $0.matchedPairCount },
  game("the clock runs in a game only") { !$0.isClockRunning || $0.phase == .playing },
  game("the end is when all are found") { game in
    game.isFinished == (game.hasBoard && game.matchedPairCount == game.covers.count)
  },
  game("the cursor is on a card") { $0.cards.isEmpty || $0.cards.indices.contains($0.cursor) },
  game("a card turns once at a time") { game in
    Set(game.turning.map(\.index)).count == game.turning.count
      && game.turning.allSatisfy { game.cards.indices.contains($0.index) }
  },
  game("what is missing is on the board, and named once") { game in
    let ids = game.missingCovers.ids
    return ids.allSatisfy(game.hasCover) && zip(ids, ids.dropFirst()).allSatisfy(<)
  },
  sameGame("moves never fall") { $0.moveCount <= $1.moveCount },
  sameGame("found pairs stay") { $0.matchedPairCount <= $1.matchedPairCount },
  sameGame("time never falls") { $0.seconds <= $1.seconds },
]

private func game(
  _ rule: String, _ holds: @escaping @Sendable (GameState) -> Bool
) -> Invariant<AppState> {
  Invariant(rule) { holds($1.game) }
}

/// A rule about what an action may do to a board that stays on the table.
private func sameGame(
  _ rule: String, _ holds: @escaping @Sendable (GameState, GameState) -> Bool
) -> Invariant<AppState> {
  Invariant(rule) { before, after in
    before.game.cards.isEmpty || before.game.request.id != after.game.request.id
      || holds(before.game, after.game)
  }
}

extension GameState {
  fileprivate var hasBoard: Bool { phase == .playing || phase == .finished }

  fileprivate var hasEveryCoverTwice: Bool {
    var counts = Array(repeating: 0, count: covers.count)
    for card in cards where counts.indices.contains(card.pair) { counts[card.pair] += 1 }
    return cards.count == 2 * covers.count && counts.allSatisfy { $0 == 2 }
  }
}
