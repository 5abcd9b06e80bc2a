import Testing

@testable import MemoryTunes

@Suite struct ForgettingCurveTests {
  private typealias Bin = ForgettingCurve.Bin

  @Test func `cards needed are counted by how long ago they were seen`() {
    // Card 2 needs 0, seen 2 flips ago: missed. Card 0 needs 2, seen 2 flips ago: found. Card 3
    // needs 1, seen 5 flips ago: found.
    let game = GameRecord.played(pairs: [0, 1, 0, 1, 2, 2], flips: flips(0, 1, 2, 4, 0, 2, 3, 1))

    let curve = ForgettingCurve(games: [game])

    #expect(
      curve.bins == [
        Bin(fewestFlips: 1, neededCount: 2, foundCount: 1), Bin(fewestFlips: 3),
        Bin(fewestFlips: 5, neededCount: 1, foundCount: 1), Bin(fewestFlips: 9),
        Bin(fewestFlips: 17), Bin(fewestFlips: 33),
      ])
  }

  @Test func `the curve adds up games and leaves out those with hindsight`() {
    let game = GameRecord.played(pairs: [0, 1, 0, 1], flips: flips(0, 1, 2, 0))
    var peeked = game
    peeked.hindsight = .peek

    let curve = ForgettingCurve(games: [game, peeked, game])

    #expect(curve.bins[0] == Bin(fewestFlips: 1, neededCount: 2, foundCount: 2))
    #expect(curve.bins.dropFirst().allSatisfy { $0.neededCount == 0 })
  }

  @Test func `perfect memory finds every card needed, however long ago it was seen`() {
    let games = (0..<20).map { (seed: UInt64) in
      let board = Board.dealt(pairs: 40, seed: seed)
      return GameRecord.played(
        pairs: board.pairs, flips: board.flips(ofPlayerKeeping: 1, seed: seed))
    }

    let bins = ForgettingCurve(games: games).bins

    #expect(bins.allSatisfy { $0.neededCount > 0 && $0.foundCount == $0.neededCount })
  }
}
