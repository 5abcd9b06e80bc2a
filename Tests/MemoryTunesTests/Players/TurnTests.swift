import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct TurnTests {
  private static func board(of players: Player...) -> GameState {
    var game = GameState.dealt("A", "B", "A", "B", "C", "C", "D", "D")
    game.players = players
    return game
  }

  private static let two = board(of: .person(name: "Anna"), .person(name: "Ben"))

  @Test func `a pair gives another turn, anything else passes it on`() {
    #expect(Self.two.flipping(0, 2).turn == 0)
    #expect(Self.two.flipping(0, 2, 1).turn == 0)
    #expect(Self.two.flipping(0, 2, 1, 4).turn == 1)
    #expect(Self.two.flipping(0, 1, 4, 3).turn == 0)
  }

  @Test func `whoever finds a pair keeps its cards`() {
    let game = Self.two.flipping(0, 2, 1, 6, 4, 5)

    #expect(game.cards.indices.map(game.finder) == [0, nil, 0, nil, 1, 1, nil, nil])
    #expect(game.scores == [1, 1])
  }

  @Test func `slips count for who makes them, by what everybody has seen`() {
    // Anna shows A and B; Ben turns another A, and does not take the one that Anna has shown.
    let game = Self.two.flipping(0, 1, 2, 4, 3, 1, 0, 2, 4, 5, 6, 7)

    #expect(game.isFinished)
    #expect(game.turn == 0)
    var anna = Standing(index: 0, player: .person(name: "Anna"))
    (anna.pairCount, anna.recallCount) = (4, 2)
    var ben = Standing(index: 1, player: .person(name: "Ben"))
    (ben.slipCount, ben.place) = (1, 2)
    #expect(game.standings == [anna, ben])
  }

  @Test func `players with as many pairs share a place`() {
    let game = Self.board(of: .anyone, .anyone, .anyone).flipping(0, 2, 1, 4, 6, 7, 3, 5)

    #expect(game.standings.map(\.place) == [1, 1, 3])
  }

  @Test func `a game of several is saved and restored as it was`() throws {
    let game = Self.two.flipping(0, 2, 1, 4)
    let saved = try #require(SavedGame(game))
    var state = GameState()

    _ = rules(state: &state, action: .restore(RestoreGamesAction(games: .kept(of: saved.game))))

    #expect(state.turn == 1)
    #expect(state.players == game.players)
    #expect(state.cards == game.cards)
  }

  @Test func `impossible players are refused`() {
    var nobody = Self.two.flipping(0, 2)
    nobody.players = []
    var longName = Self.two.flipping(0)
    longName.players[0] = .person(name: String(repeating: "x", count: 17))
    var strangeName = Self.two.flipping(0)
    strangeName.players[0] = .person(name: "\u{1B}[2J")

    #expect(Self.two.flipping(0, 2, 1, 4).isValid)
    for state in [nobody, longName, strangeName] {
      #expect(!state.isValid)
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
      var settings = Settings()
      settings.peopleCount = people
      (settings.names, settings.person) = (["Anna"], "Ben")
      settings.opponents = opponents
      return settings.players
    }

    #expect(players(1, []) == [.person(name: "Ben")])
    #expect(players(2, [.echo]) == [.person(name: "Anna"), .anyone, .computer(.echo)])
    #expect(players(4, [.echo]).count == 4)
    #expect(players(0, []) == [.computer(.skip), .computer(.echo)])
    #expect(players(0, [.maestro]) == [.computer(.maestro), .computer(.skip)])
    #expect(players(.max, [.echo]).count == 4)
    #expect(players(.min, []).count == 2)
  }
}
