import Artwork
import Testing

@testable import MemoryTunes

@Suite struct ScriptedPlayerTests {
  @Test func `perfect memory never slips and gets five stars`() throws {
    for seed in UInt64(0)..<100 {
      var game = GameState.dealing(CoverBatch(covers: .different(12)), seed: seed)
      var player = SimulatedPlayer(keep: 1, board: game.board, seed: seed)

      while let card = player.flipCard() { _ = rules(state: &game, action: .flip(card)) }

      let found = game.slips
      let rating = Rating(slips: found.count, pairs: game.matchedPairCount)
      #expect(game.isFinished)
      #expect(game.moveCount == player.board.moves.count)
      #expect(found == [])
      #expect(rating == .perfect)
    }
  }

  @Test func `who takes known pairs and partners at once never turns a card a third time`() {
    for seed in UInt64(0)..<100 {
      let board = Board.dealt(pairs: 8, seed: seed)
      let flips = board.flips(ofPlayerKeeping: 1, seed: seed)

      #expect(board.pairs.indices.allSatisfy { card in flips.count { $0.card == card } <= 2 })
    }
  }

  /// The slips of who turns the next hidden card, after the last one the first, whatever has been
  /// seen.
  private func slipsOfSweep(_ titles: String..., moves: Int) -> [Slip] {
    var (game, card) = (GameState.dealt(titles), 0)
    while game.moveCount < moves, !game.isFinished {
      _ = rules(state: &game, action: .flip(card))
      card = (card + 1) % game.cards.count
    }
    return game.slips
  }

  // A B: nothing seen. A2 B2: A was seen in the move before. A B: A2 was. A2 B2: A was.
  @Test func `a sweep over A B A B slips in every move but the first`() {
    #expect(
      slipsOfSweep("A", "B", "A", "B", moves: 4) == [
        Slip(move: 2, pair: 0, kind: .missedPartner(card: 0), movesSinceSeen: 1, cost: 2),
        Slip(move: 3, pair: 0, kind: .missedPartner(card: 2), movesSinceSeen: 1, cost: 1),
        Slip(move: 4, pair: 0, kind: .missedPartner(card: 0), movesSinceSeen: 1, cost: 0),
      ])
  }

  // A A: a pair. B C: nothing seen. D B2: D is new, nothing known. D2 C2: D was seen. B C: B2 was.
  // D B2: D2 was.
  @Test func `a sweep over A A B C D B D C slips from the fourth move on`() {
    #expect(
      slipsOfSweep("A", "A", "B", "C", "D", "B", "D", "C", moves: 6) == [
        Slip(move: 4, pair: 3, kind: .missedPartner(card: 4), movesSinceSeen: 1, cost: 2),
        Slip(move: 5, pair: 1, kind: .missedPartner(card: 5), movesSinceSeen: 2, cost: 1),
        Slip(move: 6, pair: 3, kind: .missedPartner(card: 6), movesSinceSeen: 2, cost: 0),
      ])
  }

  // A B: nothing seen. C A2: nothing known. D B2: D is new, A is known. C2 D2: C was seen.
  // A B: A2 was.
  @Test func `a sweep over A B C A D B C D leaves a known pair first`() {
    #expect(
      slipsOfSweep("A", "B", "C", "A", "D", "B", "C", "D", moves: 5) == [
        Slip(move: 3, pair: 0, kind: .knownPair(cards: [0, 3]), movesSinceSeen: 1, cost: 2),
        Slip(move: 4, pair: 2, kind: .missedPartner(card: 2), movesSinceSeen: 2, cost: 1),
        Slip(move: 5, pair: 0, kind: .missedPartner(card: 3), movesSinceSeen: 3, cost: 0),
      ])
  }
}
