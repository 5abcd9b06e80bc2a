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

  /// The first game on the board of a day, or any other board.
  static func daily(_ day: Int?, slips: Int = 0, isGivenUp: Bool = false) -> PlayedGame {
    played(slips: slips).with { ($0.day, $0.pairCount) = (day, isGivenUp ? 7 : 8) }
  }

  /// A game of 4×4 of which the first player finds all pairs.
  static func won(id: UInt64 = 0, players: [Player]) -> PlayedGame {
    played(
      id: id, players: players, pairs: (0..<16).map { $0 / 2 },
      flips: MemoryTunesTests.flips(of: Array(0..<16)))
  }

  static func won(id: UInt64 = 0, against opponent: Opponent) -> PlayedGame {
    won(id: id, players: [.anyone, .computer(opponent)])
  }

  /// Six cards, of which the first player finds no pair or one, and the second the others.
  static func lost(id: UInt64 = 0, finding first: Int, players: [Player]) -> PlayedGame {
    let cards = first == 0 ? [0, 2, 1, 0, 2, 3, 4, 5] : [0, 1, 2, 4, 3, 2, 4, 5]
    return played(
      id: id, players: players, pairs: [0, 0, 1, 1, 2, 2], flips: MemoryTunesTests.flips(of: cards))
  }

  /// A game in which both players find two pairs.
  static func drawn(players: [Player]) -> PlayedGame {
    played(
      players: players, pairs: [0, 0, 1, 1, 2, 2, 3, 3],
      flips: MemoryTunesTests.flips(0, 1, 2, 3, 4, 6, 5, 4, 6, 7))
  }

  /// A game in which the second and the third move miss the partner of their first card, and the fifth a known pair.
  static let withSlips = played(
    id: 7, pairs: (0..<16).map { $0 / 2 },
    flips: MemoryTunesTests.flips(0, 2, 1, 4, 3, 6, 8, 9, 10, 12))
}

extension [PlayedGame] {
  /// Games of 4×4 with the numbers from 1 on, of somebody who keeps what they see with these chances.
  static func keeping(_ chances: Double...) -> [PlayedGame] { keeping(chances) }

  static func keeping(_ chances: [Double]) -> [PlayedGame] {
    zip(UInt64(1)..., chances).map { id, chance in
      let board = Board.dealt(pairs: 8, seed: id)
      return .played(
        id: id, pairs: board.pairs, flips: board.flips(ofPlayerKeeping: chance, seed: id))
    }
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
