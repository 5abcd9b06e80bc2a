import Testing

@testable import MemoryTunes

@Suite struct PerfectPlayTests {
  /// The number of new cards in the best move with none known, one and so on, from the values of all positions.
  @Test(
    arguments: zip(
      1...12,
      [
        "21", "221", "2121", "22121", "212101", "2112101", "21212101", "221212101", "2121212101",
        "22121212101", "212121210101", "2212121210101",
      ]))
  func `moves are those that lead to the most pairs`(pairs: Int, newCards: String) {
    let moves = (0...pairs).map { PerfectPlay(pairs: pairs, known: $0, mayPass: true) }

    #expect(moves.map { "\($0.rawValue)" }.joined() == newCards)
  }
}
