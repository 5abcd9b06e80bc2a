import CSQLite
import RecordsLive

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What it costs to keep a finished game of 4×4 and to tell its news, to load a thousand of them with their flips,
/// and to tell from many which covers have been found, and what the menu says of them.
func recordsBenchmarks() throws -> [Figure] {
  let file = FileManager.default.temporaryDirectory.path + "/memorytunes-bench.sqlite"
  defer { try? FileManager.default.removeItem(atPath: file) }
  let records = RecordsFile(path: file)
  let adding = try (UInt64(1)...1000).map { id in
    try ContinuousClock().measure { _ = try records.add(game(id: id), tallyStart: nil) }.nanoseconds
  }
  let loading = try (0..<9).map { _ in
    try ContinuousClock().measure {
      let games = try records.games(flipCount: .max).games
      precondition(games.count == adding.count)
    }.nanoseconds
  }
  let games = manyGames(count: 10_000)
  let collecting = (0..<9).map { _ in
    ContinuousClock().measure { _ = CoverCollection(games: games) }.nanoseconds
  }
  let (puzzling, coaching) = try timesOfTenThousand()
  let (finishing, summarizing) = try timesOfHundredThousand()
  let largest = playedLargestBoard()
  let judging = (0..<9).map { _ in
    ContinuousClock().measure {
      precondition(SkillAndLuck(largest)?.skill != nil && !largest.slips.isEmpty)
    }.nanoseconds
  }
  let size = FileManager.default.contents(atPath: file)?.count ?? 0
  return [
    Figure(name: "records.add", value: adding.median, unit: "ns"),
    Figure(name: "records.load-1000", value: loading.median, unit: "ns"),
    Figure(name: "records.collection-10000", value: collecting.median, unit: "ns"),
    Figure(name: "records.finish-100000", value: finishing.median, unit: "ns"),
    Figure(
      name: "records.finish-100000.ratio", value: finishing.median / adding.median, unit: ""),
    Figure(name: "records.menu-100000", value: summarizing.median, unit: "ns"),
    Figure(name: "records.puzzles-10000", value: puzzling.median, unit: "ns"),
    Figure(name: "records.page-10000", value: coaching.median, unit: "ns"),
    Figure(name: "coach.game-10x8", value: judging.median, unit: "ns"),
    Figure(name: "records.bytes-4x4", value: Double(size / adding.count), unit: "bytes"),
  ]
}

private func game(id: UInt64) -> PlayedGame {
  PlayedGame(
    id: id &* 0x9E37_79B9_7F4A_7C15, endedAt: 1_800_000_000 + Int(id),
    request: DealRequest(category: .bundled[2], grid: .standard, source: .bundled, seed: id),
    moveCount: 15, slipCount: 4, seconds: 30, pairs: (0..<16).map { $0 / 2 },
    flips: (0..<30).map { Flip(card: $0 % 16, seconds: $0) })
}

/// Games of all categories: half of them given up after a pair, the others flawless.
func manyGames(count: Int) -> [PlayedGame] {
  (0..<count).map { number in
    var played = game(id: UInt64(number))
    played.request.category = MemoryTunes.Category.bundled[number % 5]
    played.flips = ([0, 2, 3, 2, 1, 0] + (4..<16)).map { Flip(card: $0, seconds: 0) }
    played.slipCount = 0
    if number % 2 == 1 { played.pairCount = 1 }
    return played
  }
}

/// The times to read, from ten thousand games, the puzzles that are due, and all pages of the records.
private func timesOfTenThousand() throws -> (puzzles: [Double], page: [Double]) {
  try withManyGames(thousands: 10) { records in
    (
      try times {
        let due = try records.puzzles(time: now)
        precondition(!due.puzzles.isEmpty)
      },
      try times {
        let (games, collection, _) = try records.games(flipCount: Records.flipCount)
        _ = Records(
          games: games, today: now / 86_400, collection: collection,
          puzzles: try records.puzzles(time: now))
      }
    )
  }
}

/// The times to add a game to a hundred thousand and tell its news, and to read what the menu says of them.
private func timesOfHundredThousand() throws -> (finish: [Double], menu: [Double]) {
  try withManyGames(thousands: 100) { records in
    var number: UInt64 = 1_000_005
    return (
      try times {
        number += 10
        _ = try records.add(mixedGame(number), tallyStart: nil)
      },
      try times { _ = try records.summary(time: now) }
    )
  }
}

private let now = 1_900_000_000

private func times(_ work: () throws -> Void) rethrows -> [Double] {
  try (0..<9).map { _ in try ContinuousClock().measure(work).nanoseconds }
}

private func withManyGames<Result>(
  thousands: Int, _ body: (RecordsFile) throws -> Result
) throws -> Result {
  let file = FileManager.default.temporaryDirectory.path + "/memorytunes-many.sqlite"
  defer { try? FileManager.default.removeItem(atPath: file) }
  let records = RecordsFile(path: file)
  for number in UInt64(1)...999 { _ = try records.add(mixedGame(number), tallyStart: nil) }
  copyGames(in: file, times: thousands - 1)
  // The first game after copying has the copies counted.
  _ = try records.add(mixedGame(1_000_001), tallyStart: nil)
  return try body(records)
}

/// A solved board of 10×8 whose player has seen half of the cards before the first pair.
private func playedLargestBoard() -> Board {
  let seen = Array(stride(from: 0, to: 80, by: 2))
  let missed = stride(from: 0, to: 36, by: 2).flatMap { [$0 + 1, $0 + 4] }
  let flips = (seen + missed + Array(0..<80)).map { Flip(card: $0, seconds: 0) }
  guard let board = Board(pairs: (0..<80).map { $0 / 2 }, flips: flips) else {
    preconditionFailure("the flips are possible")
  }
  return board
}

/// Of ten games in a row, one is on the board of a day, two are against a computer, and one was given up;
/// they are of all categories.
private func mixedGame(_ number: UInt64) -> PlayedGame {
  var played = game(id: number)
  played.request.category = MemoryTunes.Category.bundled[Int(number % 5)]
  // The player has seen half of the cards, and misses two partners.
  played.flips = ([0, 2, 4, 6, 8, 10, 12, 14, 1, 4, 3, 6] + Array(0..<16)).map {
    Flip(card: $0, seconds: 0)
  }
  (played.moveCount, played.slipCount) = (14, 2)
  switch number % 10 {
  case 0: played.day = Int(number / 10)
  case 1: (played.pairCount, played.flips) = (0, [])
  case 2, 3: played = played.played(by: [.anyone, .computer(.echo)])
  default: break
  }
  return played
}

/// Copies the thousand games of a database: each would take milliseconds to add.
private func copyGames(in file: String, times: Int) {
  var database: OpaquePointer?
  sqlite3_open(file, &database)
  defer { sqlite3_close(database) }
  for copy in 1...times {
    sqlite3_exec(
      database,
      """
      CREATE TEMP TABLE copies AS SELECT * FROM games WHERE number <= 1000;
      UPDATE copies SET number = number + 1000 * \(copy), id = id + \(copy), day = day + 100 * \(copy);
      INSERT INTO games SELECT * FROM copies;
      DROP TABLE copies;
      """, nil, nil, nil)
  }
}

extension PlayedGame {
  fileprivate func played(by players: [Player]) -> PlayedGame {
    PlayedGame(
      id: id, endedAt: endedAt, request: request, players: players, moveCount: moveCount,
      slipCount: slipCount, seconds: seconds, pairs: pairs, flips: flips)
  }
}
