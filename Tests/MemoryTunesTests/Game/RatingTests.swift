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
    (slips: 0, pairs: 8, Rating.perfect), (1, 8, .good), (2, 8, .good), (3, 8, .fair),
    (4, 8, .fair), (5, 8, .beginner), (.max, 8, .beginner),
    (1, 18, .excellent), (2, 18, .good), (4, 18, .good), (5, 18, .fair),
    (0, 2, .perfect), (1, 2, .fair), (2, 2, .beginner),
    (0, 40, .perfect), (1, 40, .excellent), (4, 40, .excellent), (5, 40, .good), (10, 40, .good),
    (11, 40, .fair), (20, 40, .fair), (21, 40, .beginner),
  ])
  func `boards are rated by their slips`(slips: Int, pairs: Int, rating: Rating) {
    #expect(Rating(slips: slips, pairs: pairs) == rating)
    #expect((rating == .perfect) == (slips == 0))
  }

  @Test func `ratings rise from beginner to perfect`() {
    let rising: [Rating] = [.beginner, .fair, .good, .excellent, .perfect]

    #expect(Rating.allCases == rising)
    #expect(rising.reversed().sorted() == rising)
    #expect(rising.map(\.rawValue) == [1, 2, 3, 4, 5])
  }
}
