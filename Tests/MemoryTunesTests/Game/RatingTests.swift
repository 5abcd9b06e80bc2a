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
    (moves: 8, Rating.perfect), (12, .perfect), (13, .excellent), (15, .excellent), (16, .good),
    (19, .good), (20, .fair), (27, .fair), (28, .beginner), (1000, .beginner),
  ])
  func `eight pairs are rated by their moves`(moves: Int, rating: Rating) {
    #expect(Rating(moves: moves, pairs: 8) == rating)
  }

  @Test(arguments: [
    (moves: 64, Rating.perfect), (65, .excellent), (80, .excellent), (81, .good), (102, .good),
    (103, .fair), (140, .fair), (141, .beginner),
  ])
  func `forty pairs are rated by the same measure`(moves: Int, rating: Rating) {
    #expect(Rating(moves: moves, pairs: 40) == rating)
    #expect(GameResult(moves: moves, pairs: 40, seconds: 0, seed: 0).rating == rating)
  }

  @Test func `ratings rise from beginner to perfect`() {
    let rising: [Rating] = [.beginner, .fair, .good, .excellent, .perfect]

    #expect(Rating.allCases == rising)
    #expect(rising.reversed().sorted() == rising)
    #expect(rising.map(\.rawValue) == [1, 2, 3, 4, 5])
  }
}
