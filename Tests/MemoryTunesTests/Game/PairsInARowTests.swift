import Testing

@testable import MemoryTunes

/// Six pairs, whose cards lie side by side.
@Suite struct PairsInARowTests {
  private static let board = GameState.dealt(
    "A", "A", "B", "B", "C", "C", "D", "D", "E", "E", "F", "F")

  @Test func `a slip ends a row, a move that could know nothing does not`() {
    // The third move misses the partner of its first card.
    let game = Self.board.flipping(0, 2, 4, 5, 1, 6, 0, 1, 8, 10, 2, 3)

    #expect(game.slips.map(\.move) == [3])
    #expect(game.pairsInARow == [[2], [0, 1]])
    #expect(Self.board.pairsInARow == [[]])
  }

  private func shining(_ game: GameState) -> [Int] { game.shiningPairs(in: game.pairsInARow) }

  @Test func `the fifth in a row shines, also after a slip`() {
    let four = Self.board.flipping(0, 1, 2, 3, 4, 5, 6, 7)

    #expect(shining(four) == [])
    #expect(shining(four.flipping(8, 9)) == [4])
    #expect(shining(four.flipping(8, 9, 10, 11)) == [4])
    #expect(shining(four.flipping(8, 10, 9, 11, 8, 9)) == [])
  }

  @Test func `of several players, all pairs are one row, and none shines`() {
    var game = Self.board
    game.players = [.person(name: "Ann"), .person(name: "Bob")]
    game = game.flipping(0, 2, 1, 4, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9)

    #expect(game.pairsInARow == [[0, 1, 2, 3, 4]])
    #expect(shining(game) == [])
  }
}
