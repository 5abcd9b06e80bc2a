import Testing

@testable import MemoryTunes

/// What counts as a game of one person against a computer.
@Suite struct DuelTests {
  /// Six cards, of which the first player finds so many pairs, at most one, and the second one the others.
  private func game(_ first: Int, players: [Player]) -> PlayedGame {
    let pairs = [0, 0, 1, 1, 2, 2]
    var cards = Array(0..<2 * first)
    if first < 2 {
      // Two cards that are no pair end the turn.
      cards += [2 * first, 2 * first + 2, 2 * first + 1, 2 * first]
      cards += Array(2 * first + 2..<6)
    }
    return .played(
      players: players, pairs: pairs, flips: cards.map { Flip(card: $0, seconds: 0) })
  }

  private let ann = Player.person(name: "Ann")

  @Test func `the scores of several players follow from the flips`() {
    #expect(game(1, players: [ann, .computer(.echo)]).scores == [1, 2])
    #expect(game(1, players: [.computer(.echo), ann, .anyone]).scores == [1, 2, 0])
    #expect(game(1, players: [ann]).scores == [])
    #expect(
      game(1, players: [ann, .computer(.echo)]).standings.map(\.place) == [2, 1])
    #expect(game(1, players: [ann]).standings == [])
  }

  @Test func `games of one person against a computer are won, drawn or lost`() {
    let drawn = PlayedGame.played(
      players: [ann, .computer(.skip)], pairs: [0, 0, 1, 1, 2, 2, 3, 3],
      flips: [0, 1, 2, 3, 4, 6, 5, 4, 6, 7].map { Flip(card: $0, seconds: 0) })
    let games = [
      game(0, players: [ann, .computer(.echo)]), game(1, players: [.anyone, .computer(.echo)]),
      game(0, players: [.computer(.echo), ann]), drawn,
    ]

    #expect(games.map(\.duel?.points) == [0, 0, 1, 0.5])
  }

  @Test func `games of others, with hindsight or given up do not count`() {
    var (hinted, givenUp) = (
      game(1, players: [ann, .computer(.echo)]), game(1, players: [ann, .computer(.echo)])
    )
    hinted.hindsight = .hint
    givenUp.pairCount = 1
    let games = [
      hinted, givenUp, game(1, players: [ann, .anyone, .computer(.echo)]),
      game(1, players: [.computer(.fuzz), .computer(.echo)]), game(1, players: [ann]),
      game(1, players: [ann, .computer(.echo), .computer(.fuzz)]),
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
