import Testing

@testable import MemoryTunes

@Suite struct LapseTests {
  /// The lapse in a move of card 0 and another one, after these cards were seen and are recalled so.
  ///
  /// The partner of each card of the standard grid is eight places further.
  private func lapse(
    of opponent: Opponent, seeing seen: [Int], recalling recollections: [Int: Recollection],
    second: Int
  ) throws -> Lapse? {
    let cards = seen + [0, second]
    let board = try #require(Board(pairs: (0..<16).map { $0 % 8 }, flips: flips(of: cards)))
    guard let slip = board.slips.last, slip.move == board.moves.count else { return nil }
    let memory = try FadingMemory.of(opponent, seeing: seen + [0], recalling: recollections)
    return Lapse(slip, on: board, memory: memory)
  }

  @Test(
    arguments: [
      // The first card's partner had been forgotten.
      (.fuzz, [8, 1, 2, 3], [8: .forgotten], 4, Lapse(move: 3, card: 8, mistaken: nil)),
      // It had been confused with the card below it.
      (
        .skip, [8, 1, 2, 3], [8: .confused(with: 12)], 12,
        Lapse(move: 3, card: 8, mistaken: 12)
      ),
      // What is confused with a card that was found is told as forgotten.
      (
        .skip, [8, 1, 4, 12, 2, 3], [8: .confused(with: 12)], 5,
        Lapse(move: 4, card: 8, mistaken: nil)
      ),
      // A card of a known pair had been forgotten.
      (
        .fuzz, [1, 2, 9, 3], [1: .forgotten, 9: .remembered], 4,
        Lapse(move: 3, card: 1, mistaken: nil)
      ),
      // Of two known pairs that is told whose less recent sighting is the more recent.
      (
        .fuzz, [1, 2, 9, 10], [1: .forgotten, 9: .forgotten, 2: .forgotten], 4,
        Lapse(move: 3, card: 2, mistaken: nil)
      ),
      (
        .fuzz, [2, 1, 9, 10], [1: .forgotten, 9: .forgotten, 2: .forgotten], 4,
        Lapse(move: 3, card: 1, mistaken: nil)
      ),
      // A pair is no lapse.
      (.fuzz, [8, 1, 2, 3], [8: .forgotten], 8, nil),
      // Nobody could have known a pair of which one card was seen.
      (.fuzz, [1, 2, 3, 4], [1: .forgotten], 5, nil),
    ] as [(Opponent, [Int], [Int: Recollection], Int, Lapse?)])
  func `what was seen and is not recalled in a move is a lapse`(
    opponent: Opponent, seen: [Int], recollections: [Int: Recollection], second: Int,
    expected: Lapse?
  ) throws {
    #expect(
      try lapse(of: opponent, seeing: seen, recalling: recollections, second: second) == expected)
  }

  @Test func `who forgets nothing has no lapse`() {
    for seed in UInt64(0)..<20 {
      var game = ComputerGame(.standard, [.fuzz, .fuzz], seed: seed)
      game.play()
      for slip in game.board.slips {
        var memory = FadingMemory(grid: .standard, opponent: .maestro, seed: seed)
        for flip in game.board.flips.prefix(2 * slip.move - 1) { memory.see(flip.card) }
        #expect(Lapse(slip, on: game.board, memory: memory) == nil)
      }
    }
  }
}
