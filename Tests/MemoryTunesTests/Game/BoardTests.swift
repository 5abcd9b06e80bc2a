import Foundation
import Testing

@testable import MemoryTunes

@Suite struct BoardTests {
  @Test func `flips lead to faces, open cards, moves and found pairs`() throws {
    let played = try #require(Board(pairs: [0, 1, 0, 1, 2, 2], flips: flips(0, 1, 2, 0, 4)))

    #expect(played.faces == [.matched, .hidden, .matched, .hidden, .open, .hidden])
    #expect(played.openCards == [4])
    #expect(
      played.moves == [
        .init(first: 0, second: 1, isMatch: false, turn: 0),
        .init(first: 2, second: 0, isMatch: true, turn: 1),
      ])
    #expect(played.foundPairCount == 1)
    #expect(played.partners == [2, 3, 0, 1, 5, 4])
  }

  @Test(arguments: [
    flips(4), flips(-1), flips(.max),  // no such card
    flips(0, 0),  // open
    flips(0, 2, 0), flips(0, 2, 1, 2),  // matched
    flips(0, 2, 1, 3, 1),  // all found
    // A clock that goes back.
    [Flip(card: 0, seconds: 3), Flip(card: 1, seconds: 2)], [Flip(card: 0, seconds: -1)],
  ])
  func `impossible flips are refused`(flips: [Flip]) {
    #expect(Board(pairs: [0, 1, 0, 1], flips: flips) == nil)
  }

  @Test(arguments: [
    [0], [0, 0, 0], [0, 0, 0, 0], [0, 1], [1, 1], [0, 0, 2, 2], [-1, -1], [Int.max, Int.max],
    Array(0..<41) + Array(0..<41),
  ])
  func `cards that are not pairs are refused`(pairs: [Int]) {
    #expect(Board(pairs: pairs, flips: []) == nil)
  }

  @Test func `two different cards stay open until the next flip that is not refused`() throws {
    let before = try #require(Board(pairs: [0, 1, 0, 1], flips: flips(0, 1)))
    var board = before

    #expect(board.flip(4) == nil)
    #expect(board.flip(Flip(card: 2, seconds: 0)) == nil)
    #expect(board == before)
    #expect(board.faces == [.open, .open, .hidden, .hidden])
    #expect(board.openCards == [0, 1])
  }

  @Test func `a flip opens the first card, finds a pair or does not`() throws {
    var board = try #require(Board(pairs: [0, 1, 0, 1]))

    #expect(
      [0, 1, 2, 0, 1, 3].map { board.flip($0) } == [.first, .noPair, .first, .pair, .first, .pair])
    #expect(board.isSolved)
    #expect(board.turn == 1)
    #expect(board.cards.map(\.foundInTurn) == [1, 1, 1, 1])
    // Either of two different cards that were left open begins the next move.
    for card in [0, 1] {
      let played = try #require(Board(pairs: [0, 1, 0, 1], flips: flips(0, 1, card)))
      #expect(played.faces.indices.filter { played.faces[$0] != .hidden } == [card])
      #expect(played.openCards == [card])
      #expect(played.moves.count == 1)
    }
  }

  @Test func `a board is stored as its cards and flips, and read by the rules`() throws {
    let board = try #require(
      Board(pairs: [0, 1, 0, 1, 2, 2], titles: [2, 3, 4], flips: flips(0, 1, 2, 0, 4)))
    let text = String(decoding: try JSONEncoder().encode(board), as: UTF8.self)

    #expect(try readBack(board) == board)
    for (part, other) in [
      ("[0,1,0,1,2,2]", "[0,1,0,1,2,3]"), ("\"card\":4", "\"card\":2"),
      ("\"card\":4", "\"card\":6"), ("\"card\":4", "\"card\":-1"),
    ] {
      let altered = text.replacing(part, with: other)
      #expect(altered != text)
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Board.self, from: Data(altered.utf8))
      }
    }
  }

  @Test func `boards with the same cards turned have the same fingerprint, and no others`() throws {
    func board(flipping card: Int, at seconds: Int = 0) throws -> Board {
      try #require(Board(pairs: [0, 1, 0, 1], flips: [Flip(card: card, seconds: seconds)]))
    }
    let turned = try board(flipping: 0)
    let flippedLater = try board(flipping: 0, at: 9)
    let withTitles = try #require(Board(pairs: [0, 1, 0, 1], titles: [2, 3]))
    let boards = [turned, try board(flipping: 2), withTitles, turned.dealt, .of([0, 1, 1, 0])]

    #expect(turned.fingerprint == flippedLater.fingerprint)
    #expect(Set(boards.map(\.fingerprint)).count == 5)
    // FNV-1a of 0, 1, 0, 1, 255, 0.
    #expect(turned.fingerprint == 0xD08A_92CF_AE61_4C52)
    // FNV-1a of 0, 1, 128, 129, 255.
    #expect(withTitles.fingerprint == 0x9B34_8ED3_4468_4F66)
  }

  @Test func `what it was dealt as, and how a break shows it`() throws {
    let board = try #require(Board(pairs: [0, 1, 0, 1], flips: flips(0, 1, 2, 0)))

    #expect(board.dealt == Board(pairs: [0, 1, 0, 1]))
    #expect(board.faceDown.cards == board.dealt.cards)
    #expect(board.faceDown.moves == board.moves)
    #expect(board.faceDown.foundPairCount == 1)
  }
}
