import Testing

@testable import MemoryTunes

/// What counts as a game of one person against a computer.
@Suite struct DuelTests {
  private let ann = Player.person(name: "Ann")

  private func game(_ players: Player...) -> PlayedGame { .lost(finding: 1, players: players) }

  @Test func `the scores of several players follow from the flips`() {
    #expect(game(ann, .computer(.echo)).scores == [1, 2])
    #expect(game(.computer(.echo), ann, .anyone).scores == [1, 2, 0])
    #expect(game(ann).scores == [])
    #expect(game(ann, .computer(.echo)).standings.map(\.place) == [2, 1])
    #expect(game(ann).standings == [])
  }

  @Test func `games of one person against a computer are won, drawn or lost`() {
    let games: [PlayedGame] = [
      .lost(finding: 0, players: [ann, .computer(.echo)]),
      .lost(finding: 1, players: [.anyone, .computer(.echo)]),
      .lost(finding: 0, players: [.computer(.echo), ann]),
      .drawn(players: [ann, .computer(.skip)]),
    ]

    #expect(games.map(\.duel?.points) == [0, 0, 1, 0.5])
  }

  @Test func `games of others, with hindsight or given up do not count`() {
    let duel = game(ann, .computer(.echo))
    let games = [
      duel.with { $0.hindsight = .hint }, duel.with { $0.pairCount = 1 },
      game(ann, .anyone, .computer(.echo)), game(.computer(.fuzz), .computer(.echo)),
      game(ann), game(ann, .computer(.echo), .computer(.fuzz)),
      .played(players: [ann, .computer(.echo)], pairs: [0]),
    ]

    #expect(games.compactMap(\.duel) == [])
  }
}

@Suite struct CrownTests {
  /// Whether it has a crown after these pairs of the person, of eight each on this grid.
  private func isCrowned(after found: [Int], on grid: Grid = .standard) -> Bool {
    let duels = found.map { Duel(opponent: .skip, grid: grid, found: $0, lost: 8 - $0) }
    return Opponent.skip.crown(after: duels) == .won
  }

  @Test func `two wins in a row earn it, for good`() {
    #expect(!isCrowned(after: [5]))
    #expect(!isCrowned(after: [5, 4, 5]))
    #expect(!isCrowned(after: [5, 3, 5]))
    #expect(isCrowned(after: [3, 5, 5]))
    #expect(isCrowned(after: [5, 5, 0, 0]))
  }

  @Test func `games with others, or on less than sixteen cards, do not come between`() throws {
    let (small, large) = (try #require(Grid("4x3")), try #require(Grid("6x6")))
    func lost(against opponent: Opponent, on grid: Grid) -> [Duel] {
      [(Grid.standard, Opponent.skip, 8), (grid, opponent, 0), (large, .skip, 8)].map {
        Duel(opponent: $1, grid: $0, found: $2, lost: 8 - $2)
      }
    }

    #expect(!isCrowned(after: [5, 5], on: small))
    #expect(isCrowned(after: [5, 5], on: large))
    #expect(Opponent.skip.crown(after: lost(against: .skip, on: small)) == .won)
    #expect(Opponent.skip.crown(after: lost(against: .echo, on: .standard)) == .won)
    #expect(Opponent.echo.crown(after: lost(against: .echo, on: .standard)) == nil)
  }
}

@Suite struct TallyTests {
  private static let (anna, ben) = (Player.person(name: "Anna"), Player.person(name: "Ben"))

  private static func game(_ first: Int, id: UInt64 = 0, of players: Player...) -> PlayedGame {
    .lost(id: id, finding: first, players: players)
  }

  private static func tally(
    of players: [Player], among games: [PlayedGame], after start: UInt64? = nil
  ) -> [Int]? {
    Tally(of: players, among: games, after: start).map { $0.winCounts + [$0.drawCount] }
  }

  /// Games of Anna and Ben with scores of 1 : 2, 3 : 0, 2 : 1 and 2 : 2.
  private static let evening = [
    game(1, of: anna, ben), game(0, of: ben, anna), game(1, of: ben, anna),
    .drawn(players: [anna, ben]),
  ]

  private static let trio = [game(1, of: anna, .computer(.echo), ben)]

  @Test(
    arguments: [
      // In whatever order they sat.
      ([anna, ben], evening, [2, 1, 1]), ([ben, anna], evening, [1, 2, 1]),
      // Games of others, and those given up, do not count.
      (
        [anna, ben],
        [
          game(0, of: anna, ben).with { $0.pairCount = 1 }, game(0, of: anna, .anyone),
          game(0, of: anna, ben, .anyone), game(0, of: anna), .played(players: [anna, ben]),
        ], [0, 0, 0]
      ),
      // People without names are told apart by their seats.
      (
        [.anyone, .anyone], [game(1, of: .anyone, .anyone), game(0, of: .anyone, .anyone)],
        [0, 2, 0]
      ),
      // Two people and a computer have a tally, one person has none.
      ([anna, ben, .computer(.echo)], trio, [0, 0, 1, 0]), ([anna, .computer(.echo)], trio, nil),
      ([anna], trio, nil),
      // A game with hindsight counts: it is the players' own affair.
      ([anna, ben], [game(1, of: anna, ben).with { $0.hindsight = .peek }], [0, 1, 0]),
    ] as [([Player], [PlayedGame], [Int]?)])
  func `games of the same players count`(players: [Player], games: [PlayedGame], expected: [Int]?) {
    #expect(Self.tally(of: players, among: games) == expected)
  }

  @Test func `a new tally leaves out the game after which it begins, and those before`() {
    let games = (UInt64(1)...3).map { Self.game(0, id: $0, of: Self.anna, Self.ben) }

    let tallies = [2, 3, 9].map { Self.tally(of: [Self.anna, Self.ben], among: games, after: $0) }

    #expect(tallies == [[0, 1, 0], [0, 0, 0], [0, 3, 0]])
  }
}
