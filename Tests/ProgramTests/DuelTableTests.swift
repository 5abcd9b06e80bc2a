import Testing

@testable import MemoryTunes
@testable import Program

@Suite struct DuelTableTests {
  @Test func `of two games with as many moves, the one with fewer slips wins`() throws {
    func game(_ cards: Int...) throws -> Rival {
      var board = try #require(Board(pairs: [0, 0, 1, 1]))
      for card in cards { _ = board.flip(Flip(card: card, seconds: 0)) }
      return Rival(try BoardCode("pop-2x2-0003"), solved: board)
    }
    let (clean, slipped) = (try game(0, 2, 0, 2, 0, 1, 2, 3), try game(0, 2, 1, 3, 0, 1, 2, 3))

    let table = duelTable(of: [("ben.cast", slipped), ("ann.cast", clean)], isPlain: true)

    #expect(table[1].hasPrefix("1. ann.cast: 4 moves, no slips, "))
    #expect(table[2].hasPrefix("2. ben.cast: 4 moves, 1 slip, "))
    #expect(table.last == "ann.cast wins by 1 slip.")
  }

  @Test(arguments: [
    (1, "anna.cast: 1 flip comes from a saved game, not from the recording."),
    (30, "anna.cast: 30 flips come from a saved game, not from the recording."),
  ])
  func `what the recording of a duel does not show is said`(count: Int, sentence: String) {
    #expect(saved(count, in: "anna.cast") == sentence)
  }
}
