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

/// The crown of a computer player that has been beaten.
@Suite struct CrownTests {
  /// Whether it has a crown after these pairs of the person, of eight each on this grid.
  private func isCrowned(after found: [Int], on grid: Grid = .standard) -> Bool {
    let duels = found.map { Duel(opponent: .skip, grid: grid, found: $0, lost: 8 - $0) }
    return OpponentRecord(.skip, duels: duels).isCrowned
  }

  @Test func `two wins in a row earn it, for good`() {
    #expect(!isCrowned(after: [5]))
    #expect(!isCrowned(after: [5, 4, 5]))
    #expect(!isCrowned(after: [5, 3, 5]))
    #expect(isCrowned(after: [3, 5, 5]))
    #expect(isCrowned(after: [5, 5, 0, 0]))
  }

  @Test func `games on less than sixteen cards earn none, and do not come between`() throws {
    let (small, large) = (try #require(Grid("4x3")), try #require(Grid("6x6")))

    #expect(!isCrowned(after: [5, 5], on: small))
    #expect(isCrowned(after: [5, 5], on: large))
    let mixed = [(Grid.standard, 5), (small, 0), (large, 6)].map {
      Duel(opponent: .skip, grid: $0, found: $1, lost: 8 - $1)
    }
    #expect(OpponentRecord(.skip, duels: mixed).isCrowned)
  }

  @Test func `games with others do not come between`() {
    let duels = [Opponent.skip, .echo, .skip].map {
      Duel(opponent: $0, grid: .standard, found: $0 == .echo ? 0 : 8, lost: $0 == .echo ? 8 : 0)
    }

    #expect(OpponentRecord(.skip, duels: duels).isCrowned)
    #expect(!OpponentRecord(.echo, duels: duels).isCrowned)
  }
}

/// How the games of an evening have ended.
@Suite struct TallyTests {
  private static let (anna, ben) = (Player.person(name: "Anna"), Player.person(name: "Ben"))

  private func game(_ first: Int, id: UInt64 = 0, of players: Player...) -> PlayedGame {
    .lost(id: id, finding: first, players: players)
  }

  private func counts(
    of players: Player..., among games: [PlayedGame], after start: UInt64? = nil
  ) -> [Int]? {
    Tally(of: players, among: games, after: start).map { $0.winCounts + [$0.drawCount] }
  }

  @Test func `games of the same players count, in whatever order they sat`() {
    let games = [
      game(1, of: Self.anna, Self.ben), game(0, of: Self.ben, Self.anna),
      game(1, of: Self.ben, Self.anna), .drawn(players: [Self.anna, Self.ben]),
    ]

    #expect(games.map(\.scores) == [[1, 2], [0, 3], [1, 2], [2, 2]])
    #expect(counts(of: Self.anna, Self.ben, among: games) == [2, 1, 1])
    #expect(counts(of: Self.ben, Self.anna, among: games) == [1, 2, 1])
  }

  @Test func `games of others, and those given up, do not count`() {
    let games = [
      game(0, of: Self.anna, Self.ben).with { $0.pairCount = 1 }, game(0, of: Self.anna, .anyone),
      game(0, of: Self.anna, Self.ben, .anyone),
      game(0, of: Self.anna), .played(players: [Self.anna, Self.ben]),
    ]

    #expect(counts(of: Self.anna, Self.ben, among: games) == [0, 0, 0])
  }

  @Test func `people without names are told apart by their seats`() {
    let games = [game(1, of: .anyone, .anyone), game(0, of: .anyone, .anyone)]

    #expect(counts(of: .anyone, .anyone, among: games) == [0, 2, 0])
  }

  @Test func `two people and a computer have a tally, one person has none`() {
    let games = [game(1, of: Self.anna, .computer(.echo), Self.ben)]

    #expect(counts(of: Self.anna, Self.ben, .computer(.echo), among: games) == [0, 0, 1, 0])
    #expect(counts(of: Self.anna, .computer(.echo), among: games) == nil)
    #expect(counts(of: Self.anna, among: games) == nil)
  }

  @Test func `a game with hindsight counts: it is the players' own affair`() {
    let peeked = game(1, of: Self.anna, Self.ben).with { $0.hindsight = .peek }

    #expect(counts(of: Self.anna, Self.ben, among: [peeked]) == [0, 1, 0])
  }

  @Test func `a new tally leaves out the game after which it begins, and those before`() {
    let games = (UInt64(1)...3).map { game(0, id: $0, of: Self.anna, Self.ben) }

    #expect(counts(of: Self.anna, Self.ben, among: games, after: 2) == [0, 1, 0])
    #expect(counts(of: Self.anna, Self.ben, among: games, after: 3) == [0, 0, 0])
    #expect(counts(of: Self.anna, Self.ben, among: games, after: 9) == [0, 3, 0])
  }
}
