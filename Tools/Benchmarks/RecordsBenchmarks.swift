import Artwork
import MemoryTunes
import RecordsLive

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What it costs to keep a finished game of 4×4, to load a thousand of them with their flips, and to tell
/// from ten thousand which covers have been found.
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
  let size = FileManager.default.contents(atPath: file)?.count ?? 0
  return [
    Figure(name: "records.add", value: adding.median, unit: "ns"),
    Figure(name: "records.load-1000", value: loading.median, unit: "ns"),
    Figure(name: "records.collection-10000", value: collecting.median, unit: "ns"),
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
