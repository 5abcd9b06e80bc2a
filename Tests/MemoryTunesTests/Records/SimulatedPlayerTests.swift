import Testing

@testable import MemoryTunes

@Suite struct SimulatedPlayerTests {
  /// The means of an independent simulation.
  @Test(arguments: [
    (pairs: 8, keep: 1.0, moves: 12.4), (8, 0.75, 13.6), (8, 0.5, 15.7), (8, 0.25, 20.8),
    (18, 1.0, 28.5), (18, 0.75, 31.6), (18, 0.5, 37.4), (18, 0.25, 52.4),
  ])
  func `simulated players need the known number of moves`(pairs: Int, keep: Double, moves: Double) {
    let games = 400
    let total = (0..<games).reduce(0) { total, game in
      let seed = UInt64(game)
      let board = Board.dealt(pairs: pairs, seed: seed)
      return total + board.flips(ofPlayerKeeping: keep, seed: seed &+ 1_000_003).count / 2
    }

    #expect(abs(Double(total) / Double(games) / moves - 1) < 0.02)
  }
}
