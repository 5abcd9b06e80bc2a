/// The invariants that hold after every action, in any order of actions.
public let appInvariants: [Invariant<AppState>] =
  gameInvariants + [
    Invariant("the clock runs only while the board is shown, or in a race") { _, state in
      !state.game.clock.isRunning || state.routing.destination == .game || state.game.isRacing
    },
    Invariant("the meter moves only while the board is shown") { _, state in
      state.game.show.meter == nil || state.routing.destination == .game
    },
    Invariant("no screen is on the path twice") { _, state in
      Set(state.routing.path).count == state.routing.path.count
    },
    Invariant("the games that wait, and that on the board, are in places of their own") {
      _, state in
      let places = [state.game.place] + state.waiting.map(\.game.place)
      return Set(places).count == places.count && state.waiting.allSatisfy(\.game.hasProgress)
    },
    Invariant("guests sit on seats of their own") { _, state in
      let (together, seats) = (state.together, state.together.peers.compactMap(\.seat))
      return Set(seats).count == seats.count
        && (seats + [together.seat].compactMap(\.self)).allSatisfy(together.seats.indices.contains)
        && (together.role != .host || together.keys.count == together.seats.count)
    },
    Invariant("the chosen category is in the list") { _, state in
      state.categories.all.contains(state.categories.chosen)
    },
  ]

let gameInvariants: [Invariant<AppState>] = [
  game("a board is full") { !$0.hasBoard || $0.cards.count == $0.grid.cardCount },
  game("there is a cover for every pair") { $0.covers.count == $0.board.pairCount },
  game("while a board is dealt, there is none") { $0.deal == .none || !$0.hasBoard },
  game("the clock runs only in a game") { !$0.clock.isRunning || $0.isUnderWay },
  game("the clock is not behind the last flip") { game in
    game.board.flips.last?.seconds ?? 0 <= game.clock.seconds
  },
  game("one to four play") { (1...Player.maximumCount).contains($0.players.count) },
  game("only some of several players have a head start") { game in
    game.headStart?.isPossible(ofPlayers: game.players.count) != false
  },
  game("only a computer hurries, and only during its turn") { game in
    !game.show.isHurrying || (game.isUnderWay && game.opponentToMove != nil)
  },
  game("one person at a time plays a sprint") { game in
    game.sprint == nil || (game.players.count == 1 && game.players[0].isPerson)
  },
  game("in a sprint of several people, each plays in turn") { game in
    guard let round = game.round else { return true }
    return round.isValid && game.request.kind == .sprint
      && game.players == [round.players[round.seat]]
  },
  game("the cursor is on a card") { $0.cards.isEmpty || $0.cards.indices.contains($0.show.cursor) },
  game("a card has at most one animation") { game in
    Set(game.show.flipping.map(\.index)).count == game.show.flipping.count
      && game.show.flipping.allSatisfy { game.cards.indices.contains($0.index) }
  },
  game("missing covers are on the board, sorted and unique") { game in
    let ids = game.show.missingCovers.ids
    return ids.allSatisfy(game.hasCover) && zip(ids, ids.dropFirst()).allSatisfy(<)
  },
  game("only a card that is face up is shown again") { $0.show.shownCard.map($0.isFaceUp) ?? true },
  game("only a pair that was found flashes") { game in
    game.show.flashing.allSatisfy { game.cards.indices.contains($0) && game.cards[$0].isMatched }
      && [0, 2].contains(game.show.flashing.count)
  },
  game("only the turn of the one to move is announced") { game in
    game.show.announcedPlayer.map { game.isUnderWay && $0 == game.turn } ?? true
  },
  game("covers dance on a solved board") { game in
    game.show.dance.map { game.isFinished && $0.isPossible(covers: game.covers.count) } ?? true
  },
  game("the meter is that of an open card, in a game by ear") { game in
    guard let meter = game.show.meter else { return true }
    return game.isUnderWay && game.request.kind == .ear
      && game.board.openCards.contains(meter.card)
      && (0...Meter.maximumStep).contains(meter.step) && Meter.levels.contains(meter.level)
  },
  game("a game by ear has bundled covers, and no peek") { game in
    game.request.kind != .ear || (game.request.source == .bundled && !game.show.isPeeking)
  },
  game("all cards are shown only before the first flip, and with hindsight") { game in
    !game.show.isPeeking
      || (game.isUnderWay && game.board.flips.isEmpty && game.hindsight != nil)
  },
  game("a hint is true, and with hindsight if it says where a card was seen") { game in
    game.show.hint == nil || (game.isUnderWay && game.isHintTrue)
  },
  game("the column that was typed is on the board") { game in
    game.show.typedColumn.map { game.hasBoard && (0..<game.grid.columns).contains($0) } ?? true
  },
  game("only a solved board is celebrated") { game in
    switch game.show.finale {
    case .lighting(let count): game.isFinished && (0...game.covers.count).contains(count)
    case .landing(let count): game.isFinished && Rating.allCases.indices.contains(count)
    case .board: game.isFinished
    case .result: true
    }
  },
  game("at a shared table, the boards are copies of one") { game in
    game.table.map { !game.hasBoard || $0.isValid(for: game) } ?? true
  },
  sameGame("the cards stay where they are") { $0.board.dealt == $1.board.dealt },
  sameGame("flips are only added") { $1.board.flips.starts(with: $0.board.flips) },
  sameGame("a game with hindsight stays one") { $0.hindsight == nil || $1.hindsight != nil },
  sameGame("time never decreases") { $0.clock.seconds <= $1.clock.seconds },
]

private func game(
  _ rule: String, _ holds: @escaping @Sendable (GameState) -> Bool
) -> Invariant<AppState> {
  Invariant(rule) { holds($1.game) }
}

/// An invariant about how an action may change a board, unless it deals another one.
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
    guard case .seen(let card) = show.hint else { return show.hint == nextHint }
    return show.hint == nextHint && hindsight != nil && cards.indices.contains(card)
  }
}
