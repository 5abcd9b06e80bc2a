import Testing

@testable import MemoryTunes

@Suite struct RatingTests {
  @Test(arguments: [
    (pairs: 2, 2.716_116_916_640_328), (8, 12.398_350_749_920_984), (40, 64.036_931_194_084_485),
  ])
  func `perfect memory needs the computed number of moves`(pairs: Int, moves: Double) {
    #expect(abs(perfectMemoryMoves(pairs: pairs) - moves) < 1e-12)
  }

  @Test(arguments: [
    (slips: 0, pairs: 8, Rating.perfect), (1, 8, .excellent), (2, 8, .good), (3, 8, .good),
    (4, 8, .fair), (6, 8, .fair), (7, 8, .beginner), (.max, 8, .beginner),
    (2, 18, .excellent), (3, 18, .good), (6, 18, .good), (7, 18, .fair), (13, 18, .fair),
    (14, 18, .beginner),
    (0, 2, .perfect), (1, 2, .excellent), (2, 2, .good), (3, 2, .fair), (4, 2, .beginner),
    (0, 40, .perfect), (1, 40, .excellent), (5, 40, .excellent), (6, 40, .good), (15, 40, .good),
    (16, 40, .fair), (30, 40, .fair), (31, 40, .beginner),
  ])
  func `boards are rated by their slips`(slips: Int, pairs: Int, rating: Rating) {
    #expect(Rating(slips: slips, pairs: pairs) == rating)
    #expect((rating == .perfect) == (slips == 0))
  }

  @Test(arguments: [
    (pairs: 8, keep: 0.5, Rating.fair), (8, 0.65, .good), (8, 0.8, .excellent),
    (12, 0.5, .fair), (12, 0.8, .good), (18, 0.65, .fair), (18, 0.8, .good),
  ])
  func `the median of simulated players earns`(pairs: Int, keep: Double, rating: Rating) {
    let ratings = (UInt64(1)...201).map { seed in
      var board = Board.dealt(pairs: pairs, seed: seed)
      for flip in board.flips(ofPlayerKeeping: keep, seed: seed) { _ = board.flip(flip) }
      return Rating(slips: board.slips.count, pairs: pairs)
    }

    #expect(ratings.sorted()[100] == rating)
  }

  @Test func `ratings rise from beginner to perfect, and the next one takes fewer slips`() {
    #expect(Rating.allCases == [.beginner, .fair, .good, .excellent, .perfect])
    #expect(Rating.allCases.reversed().sorted() == Rating.allCases)
    #expect(Rating.allCases.map(\.rawValue) == [1, 2, 3, 4, 5])
    #expect(Rating.allCases.map(\.next) == [.fair, .good, .excellent, .perfect, nil])
    for pairs in 2...40 {
      let most = Rating.allCases.map { $0.mostSlips(pairs: pairs) }
      #expect(zip(most, most.dropFirst()).allSatisfy { $0 > $1 }, "\(pairs)")
    }
    #expect(Rating.fair.mostSlips(pairs: .max) > 0)
  }
}
