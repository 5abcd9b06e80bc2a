import Artwork
import MemoryTunes
import RecordsLive

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What it costs to keep a finished game of 4×4, and to load a thousand of them with their flips.
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
  let size = FileManager.default.contents(atPath: file)?.count ?? 0
  return [
    Figure(name: "records.add", value: adding.median, unit: "ns"),
    Figure(name: "records.load-1000", value: loading.median, unit: "ns"),
    Figure(name: "records.bytes-4x4", value: Double(size / adding.count), unit: "bytes"),
  ]
}

private func game(id: UInt64) -> GameRecord {
  GameRecord(
    id: id &* 0x9E37_79B9_7F4A_7C15, endedAt: 1_800_000_000 + Int(id), category: .bundled[2],
    grid: .standard, source: .bundled, seed: id, moveCount: 15, slipCount: 4, seconds: 30,
    pairs: (0..<16).map { $0 / 2 }, flips: (0..<30).map { Flip(card: $0 % 16, seconds: $0) })
}
