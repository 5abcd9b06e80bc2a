import Basics
import MemoryTunes
import Testing

@Suite struct PerfectPlayGameTests {
  @Test func `perfect play wins 57.1% of the pairs from one who always turns two new cards`() {
    let share = shareOfPerfectPlay { _, _ in .twoNew }

    print("Perfect play against two new cards: \(share)")
    #expect(abs(share - 0.5707) < 0.003)
  }

  @Test func `it wins 67.2% from one who turns a new card and then a known one`() {
    let share = shareOfPerfectPlay { _, known in known == 0 ? .twoNew : .newThenKnown }

    print("Perfect play against new, then known: \(share)")
    #expect(abs(share - 0.6715) < 0.003)
  }

  /// The share of the pairs in 100,000 games on 8 pairs, in which the players begin in turn.
  private func shareOfPerfectPlay(
    against other: (_ pairs: Int, _ known: Int) -> PerfectPlay.Move
  ) -> Double {
    var generator = SeededGenerator(seed: 57)
    var found = 0
    for game in 0..<100_000 {
      var deck = Deck(pairs: 8, generator: &generator)
      var isPerfect = game.isMultiple(of: 2)
      while deck.pairsLeft > 0 {
        let position = PerfectPlay.largestBoard[pairs: deck.pairsLeft, known: deck.knownCount]
        let move = isPerfect ? position?.move : other(deck.pairsLeft, deck.knownCount)
        switch deck.make(move ?? .twoNew) {
        case .pair: found += isPerfect ? 1 : 0
        case .noPair, .first: isPerfect.toggle()
        }
      }
    }
    return Double(found) / 800_000
  }
}

/// The new cards in the order in which they will be turned, seen by two who forget nothing.
private struct Deck {
  private var pairs: ArraySlice<Int>
  private var seen: [Int]
  /// The number of pairs of which both cards are known.
  private var waiting = 0
  private(set) var pairsLeft: Int
  private(set) var knownCount = 0

  init(pairs count: Int, generator: inout SeededGenerator) {
    pairs = (Array(0..<count) + (0..<count)).shuffled(by: &generator)[...]
    seen = Array(repeating: 0, count: count)
    pairsLeft = count
  }

  /// Takes a known pair, or makes this move.
  mutating func make(_ move: PerfectPlay.Move) -> Board.FlipResult {
    if waiting > 0 { return takePair() }
    guard move != .pass else { return .noPair }
    let first = turn()
    if waiting > 0 { return takePair() }
    guard move == .twoNew else { return .noPair }
    return turn() == first ? takePair() : .noPair
  }

  /// Turns a new card and returns its pair.
  private mutating func turn() -> Int {
    let pair = pairs.removeFirst()
    seen[pair] += 1
    knownCount += seen[pair] == 1 ? 1 : -1
    waiting += seen[pair] == 2 ? 1 : 0
    return pair
  }

  private mutating func takePair() -> Board.FlipResult {
    waiting -= 1
    pairsLeft -= 1
    return .pair
  }
}
