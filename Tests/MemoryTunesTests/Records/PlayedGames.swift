import Artwork

@testable import MemoryTunes

extension PlayedGame {
  /// A finished game on the standard grid.
  static func played(
    id: UInt64 = 0, endedAt: Int = 0, moves: Int = 12, slips: Int = 0, seconds: Int = 60,
    players: [Player] = [.anyone], pairs: [Int] = [], flips: [Flip] = []
  ) -> PlayedGame {
    PlayedGame(
      id: id, endedAt: endedAt,
      request: DealRequest(
        category: Category.bundled[0], grid: .standard, source: .bundled, seed: 0),
      players: players, moveCount: moves, slipCount: slips, seconds: seconds, pairs: pairs,
      flips: flips)
  }
}

extension Puzzle {
  /// A slip of each kind, as a puzzle: the partner of card 1 had been seen, and then the pair of 2 and 3.
  static let examples: [Puzzle] = {
    let game = PlayedGame.withSlips
    guard let board = game.board else { return [] }
    return board.slips.compactMap { Puzzle($0, on: board, of: game) }
  }()
}

extension PlayedGame {
  /// A game in which the second and the third move miss the partner of their first card, and the fifth a known pair.
  static let withSlips = played(
    id: 7, pairs: (0..<16).map { $0 / 2 },
    flips: [0, 2, 1, 4, 3, 6, 8, 9, 10, 12].map { Flip(card: $0, seconds: 0) })
}
