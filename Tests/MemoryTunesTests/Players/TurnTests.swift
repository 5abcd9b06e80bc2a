import Testing

@testable import MemoryTunes

@MainActor @Suite struct TurnTests {
  @Test func `a pair gives another turn, anything else passes it on`() {
    #expect(GameState.two.flipping(0, 2).turn == 0)
    #expect(GameState.two.flipping(0, 2, 1).turn == 0)
    #expect(GameState.two.flipping(0, 2, 1, 4).turn == 1)
    #expect(GameState.two.flipping(0, 1, 4, 3).turn == 0)
  }

  @Test func `whoever finds a pair keeps its cards`() {
    let game = GameState.two.flipping(0, 2, 1, 6, 4, 5)

    #expect(game.cards.indices.map(game.finder) == [0, nil, 0, nil, 1, 1, nil, nil])
    #expect(game.scores == [1, 1])
  }

  @Test func `slips count for who makes them, by what everybody has seen`() {
    // Anna shows A and B; Ben turns another A, and does not take the one that Anna has shown.
    let game = GameState.two.flipping(0, 1, 2, 4, 3, 1, 0, 2, 4, 5, 6, 7)

    #expect(game.isFinished)
    #expect(game.turn == 0)
    var anna = Standing(index: 0, player: .person(name: "Anna"))
    (anna.pairCount, anna.recallCount) = (4, 2)
    var ben = Standing(index: 1, player: .person(name: "Ben"))
    (ben.slipCount, ben.place) = (1, 2)
    #expect(game.standings == [anna, ben])
  }

  @Test func `players with as many pairs share a place`() {
    let game = GameState.board(of: .anyone, .anyone, .anyone).flipping(0, 2, 1, 4, 6, 7, 3, 5)

    #expect(game.standings.map(\.place) == [1, 1, 3])
  }

  @Test func `a game of several is saved and restored as it was`() throws {
    let game = GameState.two.flipping(0, 2, 1, 4)
    let saved = try #require(SavedGame(game))

    let state = GameState().after(.restore(RestoreGamesAction(games: .kept(of: saved.game))))

    #expect(state.turn == 1)
    #expect(state.players == game.players)
    #expect(state.cards == game.cards)
  }

  @Test func `impossible players are refused`() {
    let game = GameState.two.flipping(0, 2)

    #expect(game.isValid)
    #expect(!game.with { $0.players = [] }.isValid)
    for name in [String(repeating: "x", count: 17), "\u{1B}[2J"] {
      #expect(!game.with { $0.players[0] = .person(name: name) }.isValid)
    }
  }

  @Test(arguments: [
    ("Anna, Ben", ["Anna", "Ben"]), (" ,Ben", ["", "Ben"]), ("", [""]),
    ("a,b,c,d,e", ["a", "b", "c", "d"]), ("\u{1B}[31mred\u{7}", ["[31mred"]),
    ("\u{202E}evil", ["evil"]), ("שרה, עלי", ["שרה", "עלי"]),
    (String(repeating: "y", count: 10_000), [String(repeating: "y", count: 16)]),
  ])
  func `names are separated by commas, cleaned and shortened`(text: String, names: [String]) {
    #expect(text.playerNames == names)
  }

  @Test(arguments: [
    String(repeating: "🧑🏻‍❤️‍💋‍🧑🏼", count: 16), "e" + String(repeating: "\u{301}", count: 250),
  ])
  func `a name of too many bytes is refused, and shortened so that a game can begin`(name: String) {
    #expect(name.playerNamesProblem == .longName)
    #expect(name.playerNames.allSatisfy { Player.person(name: $0).isValid })
  }

  @Test func `the settings seat people first, then computers, four in all`() {
    func players(_ people: Int, _ opponents: [Opponent]) -> [Player] {
      Settings().with {
        ($0.peopleCount, $0.opponents) = (people, opponents)
        ($0.names, $0.person) = (["Anna"], "Ben")
      }.players
    }

    #expect(players(1, []) == [.person(name: "Ben")])
    #expect(players(1, [.echo]) == [.person(name: "Ben"), .computer(.echo)])
    #expect(players(2, [.echo]) == [.person(name: "Anna"), .anyone, .computer(.echo)])
    #expect(players(4, [.echo]).count == 4)
    #expect(players(0, []) == [.computer(.skip), .computer(.echo)])
    #expect(players(0, [.maestro]) == [.computer(.maestro), .computer(.skip)])
    #expect(players(.max, [.echo]).count == 4)
    #expect(players(.min, []).count == 2)
  }

  private static func after(_ game: GameState, _ action: GameAction) -> GameState {
    var game = game
    _ = animatedRules(state: &game, action: action)
    return game
  }

  @Test func `a turn that begins is announced, until the next card or for a second and a half`() {
    var passed = GameState.two.midFlip(0)
    let effect = animatedRules(state: &passed, action: .flip(1)).effect

    #expect(effect?.delays(of: .turnNotice) == [.milliseconds(1620)])
    #expect(passed.show.announcedPlayer == 1)
    #expect(Self.after(passed, .endTurnNotice).show.announcedPlayer == nil)
    #expect(Self.after(passed, .flip(4)).show.announcedPlayer == nil)
  }

  @Test func `the first turn on a new board is announced`() {
    var game = GameState()
    let request = DealRequest(
      category: .bundled[0], grid: .standard, source: .bundled, seed: 7)
    for action: GameAction in [
      .deal(DealAction(request, players: GameState.two.players)),
      .setCards(.init(request: 1, batch: CoverBatch(covers: .different(8)))),
    ] { game = Self.after(game, action) }

    #expect(game.show.announcedPlayer == 0)
  }

  @Test func `whatever the player does ends the announcement, and is done`() {
    let passed = GameState.two.midFlip(0, 1)

    for action: GameAction in [
      .moveCursor(.init(.right)), .typeColumn(1), .showHint, .showCard(.init(index: 1)), .flip(4),
    ] {
      let state = Self.after(passed, action)
      #expect(state.show.announcedPlayer == nil)
      #expect(state != Self.after(passed, .endTurnNotice))
    }
  }

  @Test func `nothing is announced after a pair, without animation, or to fewer than two people`() {
    let watched = GameState.board(of: .computer(.fuzz), .computer(.echo))
    let passed = [
      [0, 1].reduce(watched) { game, card in
        Self.after(game, .computerFlip(.init(card: card, request: game.request.id, flip: card)))
      }, GameState.board(of: .anyone, .computer(.echo)).midFlip(0, 1),
    ]
    let others = [
      GameState.two.midFlip(0, 2), GameState.two.flipping(0, 1),
      GameState.board(of: .anyone).midFlip(0, 1),
    ]

    #expect((passed + others).allSatisfy { $0.show.announcedPlayer == nil })
    #expect(passed.map(\.turn) == [1, 1])
  }
}

extension GameState {
  fileprivate static let two = board(of: .person(name: "Anna"), .person(name: "Ben"))

  fileprivate static func board(of players: Player...) -> GameState {
    dealt("A", "B", "A", "B", "C", "C", "D", "D").with { $0.players = players }
  }
}
