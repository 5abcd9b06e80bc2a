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
      Board(pairs: Self.pairs, flips: Self.flips(0, 1, 2, 0, 3, 2, 0, 3, 1, 2)))

    #expect(
      playthrough.sharedMoves == [
        .noPair(firstWasSeen: false, secondWasSeen: false),
        .noPair(firstWasSeen: false, secondWasSeen: true),
        .noPair(firstWasSeen: false, secondWasSeen: true), .pair, .pair,
      ])
  }

  @Test func `a single open card is no move`() throws {
    #expect(
      try #require(Board(pairs: Self.pairs, flips: Self.flips(0, 3, 1))).sharedMoves == [
        .pair
      ])
    #expect(try #require(Board(pairs: Self.pairs)).sharedMoves == [])
  }

  @Test func `it is made of a record with its flips`() throws {
    var record = GameRecord.played(
      slips: 2, seconds: 48, pairs: Self.pairs, flips: Self.flips(0, 1, 3, 0, 1, 2))
    (record.kind, record.hindsight) = (.titles, .peek)
    let day = try #require(CalendarDate("2026-11-23"))
    record.day = day.dayNumber

    #expect(
      SharedGame(record)
        == SharedGame(
          category: .bundled[0], grid: .standard, kind: .titles, pairCount: 8,
          moves: [.noPair(firstWasSeen: false, secondWasSeen: false), .pair, .pair], slipCount: 2,
          seconds: 48, hindsight: .peek, day: day, code: .daily(day)))
  }

  @Test func `several players have their names and pairs`() {
    let record = GameRecord.played(
      players: [.person(name: "Ann"), .computer(.echo)], pairs: Self.pairs,
      flips: Self.flips(0, 1, 3, 0, 1, 2))

    #expect(
      SharedGame(record, names: ["Ann", "Echo"])?.players
        == [.init(name: "Ann", pairCount: 0), .init(name: "Echo", pairCount: 2)])
  }

  @Test func `a sprint is told without its moves`() {
    var record = GameRecord.played(moves: 20)
    (record.kind, record.pairCount) = (.sprint, 12)

    #expect(SharedGame(record)?.pairCount == 12)
    #expect(SharedGame(record)?.moves == [])
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
      ).winners.compactMap { $0.name.flatMap(Int.init) }
    }

    #expect(winners() == [])
    #expect(winners(3, 5) == [1])
    #expect(winners(4, 4) == [0, 1])
    #expect(winners(3, 1, 3, 1) == [0, 2])
  }
}
