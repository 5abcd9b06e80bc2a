import Testing

@testable import MemoryTunes

@Suite struct LapseTests {
  /// The pairs of the standard grid's cards: the partner of each is eight places further.
  private let cards = (0..<16).map { Card(pair: $0 % 8) }

  /// A memory that has seen these cards and is as expected.
  private func memory(
    of opponent: Opponent, seeing seen: [Int], until isAsExpected: @escaping (FadingMemory) -> Bool
  ) throws -> FadingMemory {
    let memories = (UInt64(0)..<1_000).lazy.map { seed in
      var memory = FadingMemory(grid: .standard, opponent: opponent, seed: seed)
      for card in seen { memory.see(card) }
      return memory
    }
    return try #require(memories.first(where: isAsExpected))
  }

  private func lapse(first: Int, second: Int, memory: FadingMemory) -> Lapse? {
    Lapse(move: 3, first: first, second: second, cards: cards, memory: memory)
  }

  @Test func `the first card's partner had been forgotten`() throws {
    let memory = try memory(of: .fuzz, seeing: [8, 1, 2, 3, 0]) {
      $0.recollection(of: 8) == .forgotten
    }

    #expect(
      lapse(first: 0, second: 4, memory: memory) == Lapse(move: 3, card: 8, kind: .forgotten))
  }

  @Test func `it had been confused with the card below it`() throws {
    let memory = try memory(of: .skip, seeing: [8, 1, 2, 3, 0]) {
      $0.recollection(of: 8) == .confused(with: 12)
    }

    #expect(
      lapse(first: 0, second: 12, memory: memory)
        == Lapse(move: 3, card: 8, kind: .confused(with: 12)))
  }

  @Test func `what is confused with a card that is found is told as forgotten`() throws {
    let memory = try memory(of: .skip, seeing: [8, 1, 2, 3, 0]) {
      $0.recollection(of: 8) == .confused(with: 12)
    }
    var cards = cards
    for card in [4, 12] { cards[card].face = .matched }

    #expect(
      Lapse(move: 3, first: 0, second: 1, cards: cards, memory: memory)
        == Lapse(move: 3, card: 8, kind: .forgotten))
  }

  @Test func `a card of a known pair had been forgotten`() throws {
    let memory = try memory(of: .fuzz, seeing: [1, 2, 9, 3, 0]) {
      $0.recollection(of: 1) == .forgotten && $0.recollection(of: 9) == .remembered
    }

    #expect(
      lapse(first: 0, second: 4, memory: memory) == Lapse(move: 3, card: 1, kind: .forgotten))
  }

  @Test func `of two known pairs the one seen more recently is told`() throws {
    let memory = try memory(of: .fuzz, seeing: [1, 9, 2, 10, 0]) { memory in
      [1, 9, 2].allSatisfy { memory.recollection(of: $0) == .forgotten }
    }

    #expect(
      lapse(first: 0, second: 4, memory: memory) == Lapse(move: 3, card: 2, kind: .forgotten))
  }

  @Test func `a pair is no lapse`() throws {
    let memory = try memory(of: .fuzz, seeing: [8, 1, 2, 3, 0]) {
      $0.recollection(of: 8) == .forgotten
    }

    #expect(lapse(first: 0, second: 8, memory: memory) == nil)
  }

  @Test func `nobody could have known a pair of which one card was seen`() throws {
    let memory = try memory(of: .fuzz, seeing: [1, 2, 3, 4, 0]) {
      $0.recollection(of: 1) == .forgotten
    }

    #expect(lapse(first: 0, second: 5, memory: memory) == nil)
  }

  @Test func `who forgets nothing has no lapse`() {
    for seed in UInt64(0)..<20 {
      #expect(lapses(of: [.maestro, .maestro], seed: seed).lapses.allSatisfy { $0 == nil })
    }
  }

  @Test(arguments: Opponent.allCases, UInt64(0)..<5)
  func `a lapse is a slip by what everybody has seen, unless that pair has counted before`(
    opponent: Opponent, seed: UInt64
  ) {
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
  private func lapses(
    of players: [Opponent], seed: UInt64
  ) -> (lapses: [Lapse?], board: Board) {
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
