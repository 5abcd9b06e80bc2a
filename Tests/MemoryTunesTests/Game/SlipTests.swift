import Testing

@testable import MemoryTunes

@Suite struct SlipTests {
  private func slips(of pairs: [Int], flips: [Flip]) -> [Slip] {
    Board(pairs: pairs, flips: flips)?.slips ?? []
  }

  @Test(
    arguments: [
      // Another card than the seen partner is turned.
      (
        [0, 1, 0, 1], [0, 1, 2, 3, 0, 2, 1, 3],
        [Slip(move: 2, pair: 0, cards: [0], movesSinceSeen: 1, cost: 1)]
      ),
      // A known pair is left for unseen cards.
      (
        [0, 1, 2, 0, 3, 1, 2, 3], [0, 1, 2, 3, 4, 5, 0, 3, 1, 5, 2, 6, 4, 7],
        [Slip(move: 3, pair: 0, cards: [0, 3], movesSinceSeen: 1, cost: 1)]
      ),
      // A missed partner is reported before a known pair.
      (
        [0, 1, 2, 0, 1, 2], [0, 1, 2, 3, 4, 5],
        [Slip(move: 3, pair: 1, cards: [1], movesSinceSeen: 2, cost: 0)]
      ),
      // Of several known pairs, the one whose older sighting is most recent is reported: before the
      // fifth move, pair 0 is known from flips 1 and 6, pair 1 from flips 2 and 4.
      (
        [0, 1, 2, 1, 3, 0, 4, 4, 2, 3], [0, 1, 2, 3, 4, 5, 6, 9],
        [
          Slip(move: 3, pair: 1, cards: [1, 3], movesSinceSeen: 1, cost: 1),
          Slip(move: 4, pair: 0, cards: [0, 5], movesSinceSeen: 1, cost: 0),
        ]
      ),
      // A B: nothing seen. C A2: nothing known. D B2: D is new, A is known. C2 D2: C was seen.
      // A B: A2 was.
      (
        [0, 1, 2, 0, 3, 1, 2, 3], [0, 1, 2, 3, 4, 5, 6, 7, 0, 1],
        [
          Slip(move: 3, pair: 0, cards: [0, 3], movesSinceSeen: 1, cost: 2),
          Slip(move: 4, pair: 2, cards: [2], movesSinceSeen: 2, cost: 1),
          Slip(move: 5, pair: 0, cards: [3], movesSinceSeen: 3, cost: 0),
        ]
      ),
      // A pair found by luck is no slip, whatever else is known.
      ([0, 1, 2, 0, 3, 3, 1, 2], [0, 1, 2, 3, 4, 5], []),
      // A single open card is no move yet.
      ([0, 1, 0, 1], [0, 1, 2], []),
      // Impossible flips have no slips.
      ([0, 1, 0, 1], [0, 1, 2, 2], []), ([0, 0, 0, 0], [0, 1], []),
    ] as [([Int], [Int], [Slip])])
  func `a slip is a move that misses a known pair`(pairs: [Int], cards: [Int], expected: [Slip]) {
    #expect(slips(of: pairs, flips: flips(of: cards)) == expected)
  }

  @Test func `a forgotten pair counts once, and again after one of its cards was seen again`() {
    let found = slips(
      of: [0, 1, 2, 0, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6],
      flips: flips(0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 4, 6, 4, 6))

    #expect(found.map(\.move) == [3, 5, 6])
    #expect(found.map(\.pair) == [0, 0, 0])
  }

  @Test func `the costliest slips are one a pair, by cost, then by move`() {
    func slip(_ move: Int, pair: Int, cost: Int) -> Slip {
      Slip(move: move, pair: pair, cards: [0], movesSinceSeen: 1, cost: cost)
    }
    let all = [
      slip(2, pair: 0, cost: 3), slip(4, pair: 0, cost: 1), slip(5, pair: 1, cost: 7),
      slip(6, pair: 2, cost: 3), slip(8, pair: 3, cost: 4),
    ]

    #expect(all.costliest(3) == [all[2], all[4], all[0]])
    #expect(all.costliest(9).map(\.move) == [5, 8, 2, 6])
    #expect([Slip]().costliest(3) == [])
  }

  @Test func `perfect memory never slips and gets five stars`() {
    for seed in UInt64(0)..<100 {
      var game = GameState.dealing(CoverBatch(covers: .different(12)), seed: seed)
      var player = SimulatedPlayer(keep: 1, board: game.board, seed: seed)

      while let card = player.flipCard() { game.reduce(.flip(card)) }

      #expect(game.isFinished)
      #expect(game.moveCount == player.board.moves.count)
      #expect(game.slips == [])
      #expect(game.rating == .perfect)
      // Who takes known pairs and partners at once never turns a card a third time.
      #expect(
        game.cards.indices.allSatisfy { card in game.board.flips.count { $0.card == card } <= 2 })
    }
  }

  @Test func `every slip of simulated players is such a move`() throws {
    for seed in UInt64(0)..<300 {
      var generator = SeededGenerator(seed: seed)
      let board = Board.dealt(pairs: 2 + generator.number(below: 12), seed: seed)
      let keep = Double(generator.number(below: 101)) / 100
      let flips = board.flips(
        ofPlayerKeeping: keep, seed: seed, atMost: 5 + generator.number(below: 100))
      let played = try #require(Board(pairs: board.pairs, flips: flips))

      let found = slips(of: board.pairs, flips: flips)

      #expect(found.count <= played.moves.count - played.foundPairCount)
      #expect(zip(found, found.dropFirst()).allSatisfy { $0.move < $1.move })
      for slip in found { try check(slip, in: played, flips: flips) }
      // No partner that was seen is missed without one.
      let missed = played.moves.indices.filter { index in
        let partner = played.partners[played.moves[index].first]
        return !played.moves[index].isMatch && flips.prefix(2 * index).map(\.card).contains(partner)
      }
      #expect(Set(missed.map { $0 + 1 }).isSubset(of: found.map(\.move)))
    }
  }

  /// Checks a slip against the flips before it, by their definition.
  private func check(_ slip: Slip, in played: Board, flips: [Flip]) throws {
    let move = played.moves[slip.move - 1]
    let seen = flips.prefix(2 * slip.move - 2).map(\.card)
    let cards = played.pairs.indices.filter { played.pairs[$0] == slip.pair }
    #expect(!move.isMatch)
    let partner = played.partners[move.first]
    #expect(slip.cards == (seen.contains(partner) ? [partner] : cards))
    #expect(slip.cards.allSatisfy(seen.contains))
    let lastSeen = cards.compactMap { card in card == move.first ? nil : seen.lastIndex(of: card) }
    #expect(slip.movesSinceSeen == slip.move - (try #require(lastSeen.max()) / 2 + 1))
    let end =
      played.moves.firstIndex { $0.isMatch && cards.contains($0.first) }.map { $0 + 1 }
      ?? played.moves.count
    #expect(slip.cost == end - slip.move)
    #expect(slip.movesSinceSeen >= 1 && slip.cost >= 0)
  }
}
