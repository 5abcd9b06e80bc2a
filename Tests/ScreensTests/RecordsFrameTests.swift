import Artwork
import MemoryTunes
import Terminal
import Testing

@testable import Screens

/// How the records look.
@Suite struct RecordsFrameTests {
  private func expectRecords(
    _ name: String, _ part: GoldenPart, _ games: [GameRecord], in size: Size
  ) throws {
    let state = AppState(
      after: .routing(.go(.records)),
      .records(.set(.init(records: Records(games: games, today: 12)))))

    try expectScreen(name, part, of: state, in: size)
  }

  @Test(arguments: sizes + [largeSize])
  func `the records tell about the memory, the games, the best and the last`(size: Size) throws {
    let games = (0..<12).map { number in
      GameRecord.played(number, grid: number % 3 == 0 ? "6x4" : "4x4", forgetting: number % 5)
    }

    try expectRecords("records", .wholeAtFirst(size), games, in: size)
  }

  @Test(arguments: sizes)
  func `without a game the records say how to begin`(size: Size) throws {
    try expectRecords("records-empty", .body, [], in: size)
  }

  @Test func `bars of what was remembered wait for an estimate, and numbers are short`() {
    func lines(_ count: Int) -> [String] {
      let games = (0..<count).map { GameRecord.played($0, grid: "8x8", forgetting: 1) }
      return recordLines(of: Records(games: games, today: 12)).map(\.text)
    }

    #expect(lines(2).contains("Play a few more games to measure"))
    #expect(!lines(2).contains { $0.hasPrefix("Cards remembered") })
    #expect(lines(12).contains { $0.hasPrefix("Cards remembered") })
    #expect(lines(12).contains { $0.wholeMatch(of: #/Slips: \d+(\.[1-9])? per game/#) != nil })
  }

  @Test func `a list that is too long can be scrolled to its last line, and no further`() throws {
    let games = (0..<12).map { GameRecord.played($0, grid: "4x4", forgetting: 1) }
    let records = Records(games: games, today: 12)
    let last = recordLines(of: records).count - 1
    var state = AppState(
      after: .routing(.go(.records)), .records(.set(.init(records: records))))

    for _ in 0..<100 {
      guard let action = appKeymap(key: .down, state: state) else { break }
      state = state.after(action)
    }

    #expect(state.routing.selection == last)
    #expect(appKeymap(key: .home, state: state) == .routing(.select(0)))
    #expect(appKeymap(key: .end, state: state) == nil)
  }

  @Test(arguments: sizes)
  func `the best games that are selected are among those shown`(size: Size) throws {
    let grids = ["4x4", "6x4", "5x4", "2x2", "6x6", "8x6", "8x8", "10x8", "4x3", "6x5"]
    let games = grids.enumerated().map { GameRecord.played($0, grid: $1, forgetting: 1) }
    let records = Records(games: games, today: 12)
    let state = AppState(
      after: .routing(.go(.records)), .records(.set(.init(records: records))),
      .routing(.select(records.bests.count - 1)))

    try expectScreen("records-best", of: state, in: size)
  }

  @Test func `the best games lead to the game with the fewest moves`() {
    let games = [(1, 3), (2, 1), (3, 1), (4, 2)].map {
      GameRecord.played(2 * $0, grid: "4x4", forgetting: $1)
    }
    let state = AppState(
      after: .routing(.go(.records)),
      .records(.set(.init(records: Records(games: games, today: 12)))))

    #expect(appKeymap(key: .enter, state: state) == .review(.open(4)))
    #expect(appKeymap(key: .target(.choose(0)), state: state) == .review(.open(4)))
    let below = state.after(.routing(.select(1)))
    #expect(appKeymap(key: .enter, state: below) == nil)
    #expect(appKeymap(key: .target(.choose(0)), state: below) == .routing(.select(0)))
    #expect(appKeymap(key: .target(.choose(1)), state: below) == nil)
  }

  @Test(arguments: [RecordsPage.overview, .collection, .games])
  func `an empty page deals the game that fills it`(page: RecordsPage) {
    let empty = Records(games: [], today: 12)
    let state = AppState(
      after: .routing(.go(.records)), .records(.set(.init(records: empty))), .records(.show(page)))

    #expect(appKeymap(key: .enter, state: state) == newGame(in: state))
  }

  @Test func `records that cannot be read say why`() throws {
    let state = AppState(
      after: .routing(.go(.records)), .records(.loadFailed(.notStored(.records, .noHomeFolder))))

    try expectScreen("records-failed", of: state, in: Size(width: 80, height: 24))
  }
}

extension GameRecord {
  /// A game by someone who looks at all cards once, and then finds all pairs but these at once.
  fileprivate static func played(_ number: Int, grid: String, forgetting: Int) -> GameRecord {
    let grid = Grid(grid) ?? .standard
    let pairs = (0..<2 * grid.pairCount).map { $0 % grid.pairCount }
    var cards = Array(0..<grid.pairCount)
    for pair in 0..<forgetting {
      // The wrong partner first, and then the right one.
      let wrong = grid.pairCount + (pair + 1) % grid.pairCount
      cards += [pair, wrong]
    }
    for pair in 0..<grid.pairCount { cards += [grid.pairCount + pair, pair] }
    let flips = cards.enumerated().map { Flip(card: $1, seconds: $0) }
    return GameRecord(
      id: UInt64(number), endedAt: 86_400 * number, category: .bundled[number % 2], grid: grid,
      source: .bundled, seed: 7, moveCount: cards.count / 2, slipCount: forgetting,
      seconds: 60 + number, pairs: pairs, flips: flips)
  }
}
