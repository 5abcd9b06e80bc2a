import Testing

@testable import MemoryTunes

@Suite struct LapseTests {
  /// The pairs of the standard grid's cards: the partner of each is eight places further.
  private let cards = (0..<16).map { Card(pair: $0 % 8) }

  /// The lapse in a move of card 0 and another one, after these cards were seen and are recalled so.
  private func lapse(
    of opponent: Opponent, seeing seen: [Int], recalling recollections: [Int: Recollection],
    second: Int, cards: [Card]? = nil
  ) throws -> Lapse? {
    let memory = try FadingMemory.of(opponent, seeing: seen + [0], recalling: recollections)
    return Lapse(move: 3, first: 0, second: second, cards: cards ?? self.cards, memory: memory)
  }

  @Test(
    arguments: [
      // The first card's partner had been forgotten.
      (.fuzz, [8, 1, 2, 3], [8: .forgotten], 4, Lapse(move: 3, card: 8, mistaken: nil)),
      // It had been confused with the card below it.
      (
        .skip, [8, 1, 2, 3], [8: .confused(with: 12)], 12,
        Lapse(move: 3, card: 8, mistaken: 12)
      ),
      // A card of a known pair had been forgotten.
      (
        .fuzz, [1, 2, 9, 3], [1: .forgotten, 9: .remembered], 4,
        Lapse(move: 3, card: 1, mistaken: nil)
      ),
      // Of two known pairs that is told whose less recent sighting is the more recent.
      (
        .fuzz, [1, 9, 2, 10], [1: .forgotten, 9: .forgotten, 2: .forgotten], 4,
        Lapse(move: 3, card: 2, mistaken: nil)
      ),
      (
        .fuzz, [2, 1, 9, 10], [1: .forgotten, 9: .forgotten, 2: .forgotten], 4,
        Lapse(move: 3, card: 1, mistaken: nil)
      ),
      // A pair is no lapse.
      (.fuzz, [8, 1, 2, 3], [8: .forgotten], 8, nil),
      // Nobody could have known a pair of which one card was seen.
      (.fuzz, [1, 2, 3, 4], [1: .forgotten], 5, nil),
    ] as [(Opponent, [Int], [Int: Recollection], Int, Lapse?)])
  func `what was seen and is not recalled in a move is a lapse`(
    opponent: Opponent, seen: [Int], recollections: [Int: Recollection], second: Int,
    expected: Lapse?
  ) throws {
    #expect(
      try lapse(of: opponent, seeing: seen, recalling: recollections, second: second) == expected)
  }

  @Test func `what is confused with a card that is found is told as forgotten`() throws {
    var cards = cards
    for card in [4, 12] { cards[card].face = .matched }

    let lapse = try lapse(
      of: .skip, seeing: [8, 1, 2, 3], recalling: [8: .confused(with: 12)], second: 1, cards: cards)

    #expect(lapse == Lapse(move: 3, card: 8, mistaken: nil))
  }

  @Test func `who forgets nothing has no lapse`() {
    for seed in UInt64(0)..<20 {
      #expect(lapses(of: [.maestro, .maestro], seed: seed).lapses.allSatisfy { $0 == nil })
    }
  }

  @Test(arguments: Opponent.allCases, UInt64(0)..<5)
  func `a lapse is a slip, unless its pair has counted before`(opponent: Opponent, seed: UInt64) {
    let (lapses, board) = lapses(of: [opponent, opponent], seed: seed)
    for lapse in lapses.compactMap(\.self) {
      let pair = board.pairs[lapse.card]
      if let slip = board.slips.first(where: { $0.move == lapse.move && $0.pair == pair }) {
        if case .missedPartner(let card) = slip.kind { #expect(lapse.card == card) }
      } else {
        let counted = board.slips.last { $0.move < lapse.move && $0.pair == pair }
        let since = board.moves[(counted?.move ?? 0)..<lapse.move]
        #expect(counted != nil)
        #expect(!since.contains { [$0.first, $0.second].contains { board.pairs[$0] == pair } })
      }
    }
  }

  /// The lapse in each move of a game, and the board at its end.
  private func lapses(of players: [Opponent], seed: UInt64) -> (lapses: [Lapse?], board: Board) {
    var game = ComputerGame(.standard, players, seed: seed)
    var lapses: [Lapse?] = []
    while let card = game.thought.nextCard() {
      if game.board.openCards.count == 1 {
        lapses.append(
          Lapse(
            move: lapses.count + 1, first: game.board.openCards[0], second: card,
            cards: game.board.cards, memory: game.memories[game.player]))
      }
      guard game.flip(card) else { break }
    }
    return (lapses, game.board)
  }
}
