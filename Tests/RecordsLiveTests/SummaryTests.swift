import Artwork
import Basics
import Foundation
import MemoryTunes
import TestSupport
import Testing

@testable import RecordsLive

@Suite struct SummaryTests {
  /// A game of any kind that enters the records.
  private func game(_ number: Int, by random: inout SeededGenerator) -> GameRecord {
    let grids = ["2x2", "4x4", "8x6"].compactMap { Grid($0) }
    let grid = grids[random.number(below: 3)]
    let isAlone = random.number(below: 3) > 0
    let isSprint = isAlone && random.number(below: 6) == 0
    var game = GameRecord(
      id: UInt64(number), endedAt: 1_800_000_000 + 40_000 * number,
      category: .bundled[random.number(below: 2)], grid: grid,
      source: random.number(below: 9) == 0 ? .folder("/own") : .bundled, seed: random.next(),
      kind: isSprint ? .sprint : .pairs,
      players: isAlone ? [.anyone] : [.computer(.echo), .anyone],
      moveCount: grid.pairCount + random.number(below: 4), slipCount: random.number(below: 3),
      seconds: 30, pairs: isSprint ? [] : (0..<grid.cardCount).map { $0 / 2 },
      flips: isSprint ? [] : (0..<grid.cardCount).map { Flip(card: $0, seconds: 0) })
    if random.number(below: 5) == 0, isAlone, !isSprint {
      (game.isGivenUp, game.pairCount) = (true, 1)
      game.flips = Array(game.flips.prefix(2))
    } else if random.number(below: 4) == 0, isAlone, !isSprint {
      game.day = game.endedAt / 86_400
    }
    if random.number(below: 9) == 0 { game.hindsight = .peek }
    if number % 5 == 0, !isSprint, game.source == .bundled { game.kind = .ear }
    return game
  }

  @Test(arguments: [1, 3, 4, 7, 30, 51, 130])
  func `it says what all games would`(count: Int) throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      var random = SeededGenerator(seed: UInt64(count))
      for number in 1...count { _ = try file.add(game(number, by: &random)) }
      let (games, collection, _) = try file.gamesAndCollection(flipCount: .max)

      for last in [0, 1, 2] {
        let time = 1_800_000_000 + 40_000 * (count + last)
        let summary = try file.summary(time: time).summary

        #expect(summary == RecordsSummary(games: games, collection: collection, time: time))
      }
    }
  }

  @Test func `it knows the best of the games like the last one, however long ago`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      func add(_ id: UInt64, moves: Int, category: Int = 2) throws {
        var game = GameRecord.sample(id: id)
        (game.moveCount, game.category, game.flips) = (moves, .bundled[category], [])
        _ = try file.add(game)
      }
      try add(1, moves: 20)
      for id in UInt64(2)...70 { try add(id, moves: 30, category: 1) }
      try add(71, moves: 21)

      #expect(try file.summary(time: 0).summary.suggestion == .recordWithinReach(movesMissing: 1))
    }
  }

  @Test func `it knows the player's twin`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      for id in UInt64(1)...12 {
        var game = GameRecord.sample(id: id)
        let seen = Array(stride(from: 0, to: 16, by: 2))
        game.flips = (seen + seen.flatMap { [$0 + 1, $0] }).map { Flip(card: $0, seconds: 0) }
        _ = try file.add(game)
      }

      #expect(try file.summary(time: 0).summary.twin == .twin(keep: 100))
    }
  }

  @Test func `without a file there is nothing to say, and none is created`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))

      let (summary, notice) = try file.summary(time: 5)

      #expect(summary == RecordsSummary(games: [], time: 5))
      #expect(notice == nil)
      #expect(names(in: folder) == [])
    }
  }
}
