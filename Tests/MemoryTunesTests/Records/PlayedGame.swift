import Artwork

@testable import MemoryTunes

extension GameRecord {
  /// A finished game on the standard grid.
  static func played(
    id: UInt64 = 0, endedAt: Int = 0, moves: Int = 12, slips: Int = 0, seconds: Int = 60,
    players: [Player] = [.anyone], pairs: [Int] = [], flips: [Flip] = []
  ) -> GameRecord {
    GameRecord(
      id: id, endedAt: endedAt, category: Category.bundled[0], grid: .standard, source: .bundled,
      seed: 0, players: players, moveCount: moves, slipCount: slips, seconds: seconds, pairs: pairs,
      flips: flips)
  }
}
