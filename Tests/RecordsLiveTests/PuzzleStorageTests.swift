import MemoryTunes
import TestSupport
import Testing

@testable import RecordsLive

/// Puzzles from the games that are stored, and the answers to them.
@Suite struct PuzzleStorageTests {
  private static let time = 1_800_000_000
  private static let nextDay = time + 86_400

  private func file(in folder: String, gameCount: UInt64 = 3) throws -> RecordsFile {
    let file = RecordsFile(path: database(in: folder))
    for id in 1...gameCount { _ = try file.add(.withSlip(id: id, endedAt: Self.time)) }
    return file
  }

  @Test func `slips come back as puzzles a day later, the latest first`() throws {
    try withTemporaryFolder { folder in
      let file = try file(in: folder)

      #expect(try file.puzzles(time: Self.nextDay - 1).puzzles == [])
      let due = try file.puzzles(time: Self.nextDay)
      #expect(due.puzzles.map(\.game.id) == [3, 2, 1])
      #expect(!due.isPractised)
    }
  }

  @Test func `answers decide when a puzzle comes back`() throws {
    try withTemporaryFolder { folder in
      let file = try file(in: folder)
      try file.add(PuzzleAnswer(gameID: 3, move: 2, isRight: true), at: Self.nextDay)
      try file.add(PuzzleAnswer(gameID: 1, move: 2, isRight: false), at: Self.nextDay)

      let due = try file.puzzles(time: Self.nextDay + 3600)
      #expect(due.puzzles.map(\.game.id) == [2])
      #expect(due.isPractised)
      #expect(try file.puzzles(time: Self.nextDay + 86_400).puzzles.map(\.game.id) == [1, 2])
      #expect(
        try file.puzzles(time: Self.nextDay + 3 * 86_400).puzzles.map(\.game.id) == [1, 2, 3])
    }
  }

  @Test func `the first screen suggests practice, unless there was some today`() throws {
    try withTemporaryFolder { folder in
      let file = try file(in: folder, gameCount: 2)

      #expect(try file.summary(time: Self.nextDay).summary.suggestion == .practice(2))
      try file.add(PuzzleAnswer(gameID: 2, move: 2, isRight: true), at: Self.nextDay)
      #expect(try file.summary(time: Self.nextDay).summary.suggestion != .practice(1))
    }
  }

  @Test func `the answers go with the games`() throws {
    try withTemporaryFolder { folder in
      let file = try file(in: folder)
      try file.add(PuzzleAnswer(gameID: 2, move: 2, isRight: true), at: Self.nextDay)

      _ = try file.forget()
      _ = try file.add(.withSlip(id: 2, endedAt: Self.time))

      #expect(try file.puzzles(time: Self.nextDay).puzzles.map(\.game.id) == [2])
      #expect(try !file.puzzles(time: Self.nextDay).isPractised)
    }
  }

  @Test(arguments: [Int.min, -1, 0, .max])
  func `a clock that is wrong loses nothing`(time: Int) throws {
    try withTemporaryFolder { folder in
      let file = try file(in: folder)

      try file.add(PuzzleAnswer(gameID: 2, move: 2, isRight: true), at: time)

      _ = try file.puzzles(time: time)
      #expect(try file.puzzles(time: Self.nextDay).puzzles.contains { $0.game.id == 1 })
      #expect(try file.all().count == 3)
    }
  }

  @Test func `a damaged file stays where it is`() throws {
    try withTemporaryFolder { folder in
      let path = database(in: folder)
      try write("no database", to: path)
      let file = RecordsFile(path: path)

      #expect(throws: StorageFailure.self) { try file.puzzles(time: 0) }
      #expect(throws: StorageFailure.self) {
        try file.add(PuzzleAnswer(gameID: 2, move: 2, isRight: true), at: 0)
      }
      #expect(names(in: folder) == ["games.sqlite"])
    }
  }

  @Test func `without a file there are none`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))

      let due = try file.puzzles(time: 0)

      #expect(due == DuePuzzles())
      #expect(names(in: folder) == [])
    }
  }
}

extension PlayedGame {
  /// A game whose second move missed the partner of its first card.
  fileprivate static func withSlip(id: UInt64, endedAt: Int) -> PlayedGame {
    var game = PlayedGame.sample(id: id, endedAt: endedAt)
    let cards = [0, 2, 1, 4, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
    game.flips = cards.map { Flip(card: $0, seconds: 0) }
    (game.moveCount, game.slipCount) = (10, 1)
    return game
  }
}
