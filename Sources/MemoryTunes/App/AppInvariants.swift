import Artwork
import DataFlow

/// The invariants that hold after every action, in any order of actions.
public let appInvariants: [Invariant<AppState>] =
  gameInvariants + [
    Invariant("the clock runs only while the board is shown") { _, state in
      !state.game.isClockRunning || state.routing.destination == .game
    },
    Invariant("the meter moves only while the board is shown") { _, state in
      state.game.meter == nil || state.routing.destination == .game
    },
    Invariant("no screen is on the path twice") { _, state in
      Set(state.routing.path).count == state.routing.path.count
    },
    Invariant("the game that waits is in another place than that on the board") { _, state in
      state.waiting.map { $0.game.hasProgress && $0.game.place != state.game.place } ?? true
    },
    Invariant("the chosen category is in the list") { _, state in
      state.categories.all.contains(state.categories.chosen)
    },
  ]

let gameInvariants: [Invariant<AppState>] = [
  game("a board is full") { !$0.hasBoard || $0.cards.count == $0.grid.cardCount },
  game("every cover is on it twice") { !$0.hasBoard || $0.hasEveryCoverTwice },
  game("at most two cards are open") { $0.openCards.count <= 2 },
  game("open cards are face up, and no others") { game in
    game.cards.count { $0.face == .open } == game.openCards.count
      && game.openCards.allSatisfy { game.cards[$0].face == .open }
  },
  game("the count of pairs is right") { game in
    game.cards.count(where: \.isMatched) == 2 * game.matchedPairCount
  },
  game("a move finds at most one pair") { $0.moveCount >= $0.matchedPairCount },
  game("the clock runs only in a game") { !$0.isClockRunning || $0.phase == .playing },
  game("the game ends when all pairs are found, a sprint when its time is up") { game in
    game.sprint == nil
      ? game.isFinished == (game.hasBoard && game.isBoardSolved)
      : game.isFinished == (game.seconds >= Sprint.duration)
  },
  game("one to four play") { (1...Player.maximumCount).contains($0.players.count) },
  game("it is the turn of one of them") { $0.players.indices.contains($0.turn) },
  game("whose pair was found has a finder") { game in
    game.cards.allSatisfy { card in
      card.isMatched == (card.finder != nil)
        && card.finder.map(game.players.indices.contains) != false
    }
  },
  game("computers have a memory, and people have none") { game in
    !game.hasBoard
      || game.players.map { $0.opponent != nil } == game.memories.map { $0 != nil }
  },
  game("only a computer hurries, and only during its turn") { game in
    !game.isHurrying || (game.phase == .playing && game.player.opponent != nil)
  },
  game("a sprint is played alone") { $0.sprint == nil || $0.players.count == 1 },
  game("the cursor is on a card") { $0.cards.isEmpty || $0.cards.indices.contains($0.cursor) },
  game("a card has at most one animation") { game in
    Set(game.turning.map(\.index)).count == game.turning.count
      && game.turning.allSatisfy { game.cards.indices.contains($0.index) }
  },
  game("missing covers are on the board, sorted and unique") { game in
    let ids = game.missingCovers.ids
    return ids.allSatisfy(game.hasCover) && zip(ids, ids.dropFirst()).allSatisfy(<)
  },
  game("every flip is on a card") { game in
    game.flips.allSatisfy { game.cards.indices.contains($0.card) }
  },
  game("a game with flips knows the last one") { game in
    game.flips.last.map { $0.card == game.lastOpened } ?? true
  },
  game("only a card that is face up is shown again") { game in
    game.lastShown.map(game.isFaceUp) ?? true
  },
  game("only a pair that was found flashes") { game in
    game.flashing.allSatisfy { game.cards.indices.contains($0) && game.cards[$0].isMatched }
      && [0, 2].contains(game.flashing.count)
  },
  game("the meter is that of an open card, in a game by ear") { $0.hasPossibleMeter },
  game("a game by ear has bundled covers, and no peek") { game in
    game.request.kind != .ear || (game.request.source == .bundled && !game.isPeeking)
  },
  game("all cards are shown only before the first flip, and with hindsight") { game in
    !game.isPeeking
      || (game.phase == .playing && game.lastOpened == nil && game.hindsight != nil)
  },
  game("a hint is true, and with hindsight if it says where a card was seen") { game in
    game.hint == nil || (game.phase == .playing && game.isHintTrue)
  },
  game("the column that was typed is on the board") { game in
    game.typedColumn.map { game.hasBoard && (0..<game.grid.columns).contains($0) } ?? true
  },
  game("only a solved board is celebrated") { game in
    switch game.finale {
    case .lighting(let count): game.isFinished && (0...game.covers.count).contains(count)
    case .board: game.isFinished
    case .result: true
    }
  },
  sameGame("flips are only added") { $1.flips.starts(with: $0.flips) },
  sameGame("a game with hindsight stays one") { $0.hindsight == nil || $1.hindsight != nil },
  sameGame("moves never decrease") { $0.moveCount <= $1.moveCount },
  sameGame("found pairs stay found") { $0.matchedPairCount <= $1.matchedPairCount },
  sameGame("time never decreases") { $0.seconds <= $1.seconds },
]

private func game(
  _ rule: String, _ holds: @escaping @Sendable (GameState) -> Bool
) -> Invariant<AppState> {
  Invariant(rule) { holds($1.game) }
}

/// An invariant about how an action may change a board, as long as no other board is dealt.
private func sameGame(
  _ rule: String, _ holds: @escaping @Sendable (GameState, GameState) -> Bool
) -> Invariant<AppState> {
  Invariant(rule) { before, after in
    before.game.cards.isEmpty || before.game.request.id != after.game.request.id
      || holds(before.game, after.game)
  }
}

extension GameState {
  fileprivate var isHintTrue: Bool {
    guard case .seen(let card) = hint else { return hint == nextHint }
    return hint == nextHint && hindsight != nil && cards.indices.contains(card)
  }

  fileprivate var hasEveryCoverTwice: Bool {
    var counts = Array(repeating: 0, count: covers.count)
    for card in cards where counts.indices.contains(card.pair) { counts[card.pair] += 1 }
    return cards.count == 2 * covers.count && counts.allSatisfy { $0 == 2 }
  }
}
