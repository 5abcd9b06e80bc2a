import Testing

@testable import MemoryTunes

/// A game of computer players, played to its end.
struct ComputerGame {
  private(set) var board: Board
  /// The pairs found, by player.
  private(set) var scores: [Int]
  /// The player whose turn it is.
  private(set) var player: Int
  private(set) var memories: [FadingMemory]

  /// A game on a shuffled board, or on the one given.
  init(
    _ grid: Grid, _ players: [Opponent], first: Int = 0, board: Board? = nil, seed: UInt64 = 0,
    earlierPlaces: [[Int]] = []
  ) {
    self.board = board ?? .dealt(pairs: grid.pairCount, seed: seed)
    scores = players.map { _ in 0 }
    player = first
    memories = zip(players, UInt64(1)...).map { opponent, number in
      FadingMemory(
        grid: grid, opponent: opponent, seed: seed &* 1_000 &+ number, earlierPlaces: earlierPlaces)
    }
  }

  var thought: Thought {
    Thought(memory: memories[player], board: board)
  }

  /// Turns a card for the player whose turn it is; false, and a failed test, if it cannot be turned.
  @discardableResult
  mutating func flip(_ card: Int) -> Bool {
    guard board.flip(card) != nil else {
      Issue.record("card \(card) cannot be turned")
      return false
    }
    for index in memories.indices { memories[index].see(card) }
    guard board.flips.count.isMultiple(of: 2), let move = board.moves.last else { return true }
    if move.isMatch { scores[player] += 1 } else { player = (player + 1) % scores.count }
    return true
  }

  /// Plays until all pairs are found; a failed test if that takes more flips.
  mutating func play(atMost flipCount: Int = 5_000) {
    while board.flips.count < flipCount, let card = thought.nextCard(), flip(card) {}
    #expect(board.isSolved)
  }
}

extension ComputerGame {
  /// The same game on a board on which the cards that nobody has seen lie in reverse order.
  var withUnseenCardsReversed: Self? {
    let unseen = board.pairs.indices.filter { card in !board.flips.contains { $0.card == card } }
    var pairs = board.pairs
    for (card, other) in zip(unseen, unseen.reversed()) { pairs[card] = board.pairs[other] }
    var game = self
    guard let board = Board(pairs: pairs, flips: board.flips) else { return nil }
    game.board = board
    return game
  }
}

extension FadingMemory {
  /// Somebody's who has seen these cards of the standard grid, and recalls them so.
  static func of(
    _ opponent: Opponent, seeing cards: [Int], recalling recollections: [Int: Recollection]
  ) throws -> Self {
    let memories = (UInt64(0)..<1_000).lazy.map { seed in
      var memory = FadingMemory(grid: .standard, opponent: opponent, seed: seed)
      for card in cards { memory.see(card) }
      return memory
    }
    return try #require(
      memories.first { memory in
        recollections.allSatisfy { memory.recollection(of: $0.key) == $0.value }
      })
  }
}
