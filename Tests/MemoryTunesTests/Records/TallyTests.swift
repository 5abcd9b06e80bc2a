import Testing

@testable import MemoryTunes

/// How the games of an evening have ended.
@Suite struct TallyTests {
  private static let (anna, ben) = (Player.person(name: "Anna"), Player.person(name: "Ben"))

  /// Six cards, of which the first player finds so many pairs, at most one, and the second one the others.
  private func game(_ first: Int, id: UInt64 = 0, of players: Player...) -> PlayedGame {
    let cards = first == 0 ? [0, 2, 1, 0, 2, 3, 4, 5] : [0, 1, 2, 4, 3, 2, 4, 5]
    return .played(
      id: id, players: players, pairs: [0, 0, 1, 1, 2, 2],
      flips: cards.map { Flip(card: $0, seconds: 0) })
  }

  /// Both find two pairs.
  private func draw(of players: Player...) -> PlayedGame {
    .played(
      players: players, pairs: [0, 0, 1, 1, 2, 2, 3, 3],
      flips: [0, 1, 2, 3, 4, 6, 5, 4, 6, 7].map { Flip(card: $0, seconds: 0) })
  }

  private func counts(
    of players: Player..., among games: [PlayedGame], after start: UInt64? = nil
  ) -> [Int]? {
    Tally(of: players, among: games, after: start).map { $0.winCounts + [$0.drawCount] }
  }

  @Test func `games of the same players count, in whatever order they sat`() {
    let games = [
      game(1, of: Self.anna, Self.ben), game(0, of: Self.ben, Self.anna),
      game(1, of: Self.ben, Self.anna), draw(of: Self.anna, Self.ben),
    ]

    #expect(games.map(\.scores) == [[1, 2], [0, 3], [1, 2], [2, 2]])
    #expect(counts(of: Self.anna, Self.ben, among: games) == [2, 1, 1])
    #expect(counts(of: Self.ben, Self.anna, among: games) == [1, 2, 1])
  }

  @Test func `games of others, and those given up, do not count`() {
    var givenUp = game(0, of: Self.anna, Self.ben)
    givenUp.pairCount = 1
    let games = [
      givenUp, game(0, of: Self.anna, .anyone), game(0, of: Self.anna, Self.ben, .anyone),
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
    var peeked = game(1, of: Self.anna, Self.ben)
    peeked.hindsight = .peek

    #expect(counts(of: Self.anna, Self.ben, among: [peeked]) == [0, 1, 0])
  }

  @Test func `a new tally leaves out the game after which it begins, and those before`() {
    let games = [
      game(0, id: 1, of: Self.anna, Self.ben), game(0, id: 2, of: Self.anna, Self.ben),
      game(0, id: 3, of: Self.anna, Self.ben),
    ]

    #expect(counts(of: Self.anna, Self.ben, among: games, after: 2) == [0, 1, 0])
    #expect(counts(of: Self.anna, Self.ben, among: games, after: 3) == [0, 0, 0])
    #expect(counts(of: Self.anna, Self.ben, among: games, after: 9) == [0, 3, 0])
  }
}
