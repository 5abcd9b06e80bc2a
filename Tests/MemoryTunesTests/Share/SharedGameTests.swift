import Artwork
import Testing

@testable import MemoryTunes

@Suite struct SharedGameTests {
  /// Two rows: A B, B A.
  private static let pairs = [0, 1, 1, 0]

  private static func flips(_ cards: Int...) -> [Flip] {
    cards.map { Flip(card: $0, seconds: 0) }
  }

  @Test func `a move says whether its cards had been seen`() throws {
    let playthrough = try #require(
      Playthrough(pairs: Self.pairs, flips: Self.flips(0, 1, 2, 0, 3, 2, 0, 3, 1, 2)))

    #expect(
      playthrough.sharedMoves == [
        .noPair(firstWasSeen: false, secondWasSeen: false),
        .noPair(firstWasSeen: false, secondWasSeen: true),
        .noPair(firstWasSeen: false, secondWasSeen: true), .pair, .pair,
      ])
  }

  @Test func `a single open card is no move`() throws {
    #expect(
      try #require(Playthrough(pairs: Self.pairs, flips: Self.flips(0, 3, 1))).sharedMoves == [
        .pair
      ])
    #expect(try #require(Playthrough(pairs: Self.pairs)).sharedMoves == [])
  }

  @Test func `it is made of a record with its flips`() throws {
    var record = GameRecord.played(
      slips: 2, seconds: 48, pairs: Self.pairs, flips: Self.flips(0, 1, 3, 0, 1, 2))
    record.kind = .titles
    record.hindsight = .peek
    let day = try #require(CalendarDate("2026-11-23"))
    let players = [SharedGame.Player(name: "Ann", pairCount: 2), .init(name: "Bob", pairCount: 0)]

    #expect(
      SharedGame(record, day: day, players: players, code: .today)
        == SharedGame(
          category: .bundled[0], grid: .standard, kind: .titles, pairCount: 2,
          moves: [.noPair(firstWasSeen: false, secondWasSeen: false), .pair, .pair], slipCount: 2,
          seconds: 48, hindsight: .peek, day: day, players: players, code: .today))
  }

  @Test func `without possible flips, or given up, there is nothing to share`() {
    var givenUp = GameRecord.played(pairs: Self.pairs, flips: Self.flips(0, 3))
    givenUp.isGivenUp = true

    #expect(SharedGame(givenUp) == nil)
    #expect(SharedGame(.played(pairs: Self.pairs)) == nil)
    #expect(SharedGame(.played(pairs: Self.pairs, flips: Self.flips(4))) == nil)
    #expect(SharedGame(.played(pairs: [0], flips: Self.flips(0))) == nil)
  }

  @Test func `who found the most pairs has won`() {
    func winners(_ counts: Int...) -> [Int] {
      let players = counts.enumerated().map {
        SharedGame.Player(name: "\($0.offset)", pairCount: $0.element)
      }
      return SharedGame(
        category: .bundled[0], grid: .standard, pairCount: 8, seconds: 1, players: players
      ).winners.compactMap { Int($0.name) }
    }

    #expect(winners() == [])
    #expect(winners(3, 5) == [1])
    #expect(winners(4, 4) == [0, 1])
    #expect(winners(3, 1, 3, 1) == [0, 2])
  }
}
