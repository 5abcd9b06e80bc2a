import Artwork
import SeededRandom
import Testing

@testable import MemoryTunes

@Suite struct PlaythroughTests {
  @Test func `flips lead to faces, open cards, moves and found pairs`() throws {
    let played = try #require(
      Playthrough(pairs: [0, 1, 0, 1, 2, 2], flips: flips(0, 1, 2, 0, 4)))

    #expect(played.faces == [.matched, .hidden, .matched, .hidden, .open, .hidden])
    #expect(played.openCards == [4])
    #expect(
      played.moves == [
        .init(first: 0, second: 1, isMatch: false, player: 0),
        .init(first: 2, second: 0, isMatch: true, player: 0),
      ])
    #expect(played.matchedPairCount == 1)
    #expect(played.partners == [2, 3, 0, 1, 5, 4])
  }

  @Test func `two different cards stay open until the next flip`() throws {
    let played = try #require(Playthrough(pairs: [0, 1, 0, 1], flips: flips(0, 1)))

    #expect(played.faces == [.open, .open, .hidden, .hidden])
    #expect(played.openCards == [0, 1])
  }

  @Test(arguments: [
    [4], [-1], [Int.max],  // no such card
    [0, 0],  // open
    [0, 1, 0], [0, 1, 1],  // still open
    [0, 2, 0], [0, 2, 1, 2],  // matched
    [0, 2, 1, 3, 1],  // all found
  ])
  func `impossible flips are refused`(cards: [Int]) {
    #expect(Playthrough(pairs: [0, 1, 0, 1], flips: flips(of: cards)) == nil)
  }

  @Test func `a clock that goes back is refused`() {
    let pairs = [0, 1, 0, 1]

    #expect(
      Playthrough(pairs: pairs, flips: [.init(card: 0, seconds: 0), .init(card: 1, seconds: 0)])
        != nil)
    #expect(
      Playthrough(pairs: pairs, flips: [.init(card: 0, seconds: 3), .init(card: 1, seconds: 2)])
        == nil)
    #expect(Playthrough(pairs: pairs, flips: [.init(card: 0, seconds: -1)]) == nil)
  }

  @Test(arguments: [
    [0], [0, 0, 0], [0, 0, 0, 0], [0, 1], [1, 1], [0, 0, 2, 2], [-1, -1], [Int.max, Int.max],
    Array(0..<41) + Array(0..<41),
  ])
  func `cards that are not pairs are refused`(pairs: [Int]) {
    #expect(Playthrough(pairs: pairs, flips: []) == nil)
  }

  @Test func `random flips mean what they mean on the board`() throws {
    for seed in UInt64(0)..<50 {
      var generator = SeededGenerator(seed: seed)
      var game = GameState.dealing(CoverBatch(covers: .different(12)), seed: seed)
      var played = try #require(Playthrough(pairs: game.cards.map(\.pair)))
      for _ in 0..<80 {
        let card = generator.number(below: 18) - 1
        let isHidden = game.cards.indices.contains(card) && game.cards[card].face == .hidden

        _ = rules(state: &game, action: .flip(card))

        #expect(played.canFlip(card) == isHidden)
        #expect(played.flip(card) == isHidden)
        #expect(played.faces == game.cards.map(\.face))
        #expect(played.openCards == game.openCards)
        #expect(played.moves.count == game.moveCount)
        #expect(played.matchedPairCount == game.matchedPairCount)
      }
    }
  }
}
