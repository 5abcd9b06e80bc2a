import Artwork
import CSQLite
import MemoryTunes
import RecordsLive

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What it costs to keep a finished game of 4×4, to load a thousand of them with their flips, and to tell
/// from ten thousand which covers have been found, and what the menu says of them.
func recordsBenchmarks() throws -> [Figure] {
  let file = FileManager.default.temporaryDirectory.path + "/memorytunes-bench.sqlite"
  defer { try? FileManager.default.removeItem(atPath: file) }
  let records = RecordsFile(path: file)
  let adding = try (UInt64(1)...1000).map { id in
    try ContinuousClock().measure { _ = try records.add(game(id: id)) }.nanoseconds
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
  let summarizing = try menuTimes()
  let size = FileManager.default.contents(atPath: file)?.count ?? 0
  return [
    Figure(name: "records.add", value: adding.median, unit: "ns"),
    Figure(name: "records.load-1000", value: loading.median, unit: "ns"),
    Figure(name: "records.collection-10000", value: collecting.median, unit: "ns"),
    Figure(name: "records.menu-10000", value: summarizing.median, unit: "ns"),
    Figure(name: "records.bytes-4x4", value: Double(size / adding.count), unit: "bytes"),
  ]
}

private func game(id: UInt64) -> GameRecord {
  GameRecord(
    id: id &* 0x9E37_79B9_7F4A_7C15, endedAt: 1_800_000_000 + Int(id), category: .bundled[2],
    grid: .standard, source: .bundled, seed: id, moveCount: 15, slipCount: 4, seconds: 30,
    pairs: (0..<16).map { $0 / 2 }, flips: (0..<30).map { Flip(card: $0 % 16, seconds: $0) })
}

/// Games of all categories: half of them given up after a pair, the others flawless.
func manyGames(count: Int) -> [GameRecord] {
  (0..<count).map { number in
    var record = game(id: UInt64(number))
    record.category = MemoryTunes.Category.bundled[number % 5]
    record.flips = ([0, 2, 3, 2, 1, 0] + (4..<16)).map { Flip(card: $0, seconds: 0) }
    record.slipCount = 0
    if number % 2 == 1 { (record.isGivenUp, record.pairCount) = (true, 1) }
    return record
  }
}

/// The times to read what the menu says of ten thousand games.
private func menuTimes() throws -> [Double] {
  let file = FileManager.default.temporaryDirectory.path + "/memorytunes-menu.sqlite"
  defer { try? FileManager.default.removeItem(atPath: file) }
  let records = RecordsFile(path: file)
  for number in UInt64(1)...1000 { _ = try records.add(mixedGame(number)) }
  makeTenfold(file)
  let count = try records.count().count
  precondition(count == 10_000)
  return try (0..<9).map { _ in
    try ContinuousClock().measure { _ = try records.summary(time: 1_800_000_000) }.nanoseconds
  }
}

/// Of ten games in a row, one is on the board of a day, two are against a computer, and one was given up;
/// they are of all categories.
private func mixedGame(_ number: UInt64) -> GameRecord {
  var record = game(id: number)
  record.category = MemoryTunes.Category.bundled[Int(number % 5)]
  record.flips = (0..<16).map { Flip(card: $0, seconds: 0) }
  switch number % 10 {
  case 0: record.day = Int(number / 10)
  case 1: (record.isGivenUp, record.pairCount, record.flips) = (true, 0, [])
  case 2, 3: record = record.played(by: [.anyone, .computer(.echo)])
  default: break
  }
  return record
}

/// Copies the thousand games of a database nine times: each would take a millisecond to add.
private func makeTenfold(_ file: String) {
  var database: OpaquePointer?
  sqlite3_open(file, &database)
  defer { sqlite3_close(database) }
  for copy in 1...9 {
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

extension GameRecord {
  fileprivate func played(by players: [Player]) -> GameRecord {
    GameRecord(
      id: id, endedAt: endedAt, category: category, grid: grid, source: source, seed: seed,
      players: players, moveCount: moveCount, slipCount: slipCount, seconds: seconds, pairs: pairs,
      flips: flips)
  }
}
