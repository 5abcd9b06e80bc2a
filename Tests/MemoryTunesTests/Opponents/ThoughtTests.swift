import Testing

@testable import MemoryTunes

@Suite struct ThoughtTests {
  @Test(arguments: Opponent.allCases)
  func `a pair just seen is taken`(opponent: Opponent) throws {
    var game = try ComputerGame("4x2", [opponent, opponent], pairs: [0, 1, 0, 2, 1, 2, 3, 3])
    for card in [0, 1, 3, 2] { game.flip(card) }

    let first = try #require(game.thought.nextCard())
    game.flip(first)

    // The other card of the pair is still open, so this one comes first.
    #expect([first, try #require(game.thought.nextCard())] == [0, 2])
  }

  @Test func `a pair that it wrongly believes to know is tried`() throws {
    let memory = try FadingMemory.of(
      .skip, seeing: [8, 1, 0, 2], recalling: [8: .confused(with: 12), 0: .remembered])
    let pairs = (0..<16).map { $0 % 8 }

    for flips in [flips(8, 1, 0, 2), flips(8, 1, 2, 3, 0)] {
      let board = try #require(Board(pairs: pairs, flips: flips))
      #expect(Thought(memory: memory, board: board).nextCard() == 12)
    }
  }

  @Test(arguments: Opponent.allCases, ["2x2", "4x3", "5x4", "10x8"])
  func `all cards chosen can be turned until none is left`(opponent: Opponent, size: String) throws
  {
    let grid = try #require(Grid(size))
    for seed in UInt64(0)..<(grid.cardCount < 80 ? 20 : 2) {
      var game = ComputerGame(grid, [opponent, opponent], seed: seed)
      game.play()
      #expect(game.scores.reduce(0, +) == grid.pairCount)
    }
  }

  @Test(arguments: UInt64(0)..<10)
  func `four players finish a game, the same with the same seed only`(seed: UInt64) {
    var game = ComputerGame(.standard, Opponent.allCases, seed: seed)
    var again = game
    var other = ComputerGame(.standard, Opponent.allCases, board: game.board, seed: seed + 1)
    game.play()
    again.play()
    other.play()

    #expect(game.board == again.board)
    #expect(game.memories == again.memories)
    #expect(game.board.flips != other.board.flips)
  }

  @Test(arguments: Opponent.allCases, UInt64(0)..<5)
  func `no thought depends on cards that nobody has seen`(opponent: Opponent, seed: UInt64) throws {
    var game = ComputerGame(.standard, [opponent, opponent], seed: seed)
    for _ in 0..<10 {
      #expect(game.thought == game.withUnseenCardsReversed?.thought)
      game.flip(try #require(game.thought.nextCard()))
    }
  }

  @Test(arguments: UInt64(0)..<20)
  func `no thought depends on cards that were forgotten`(seed: UInt64) throws {
    let grid = Grid.standard
    var memory = FadingMemory(grid: grid, opponent: .fuzz, seed: seed)
    let pairs = Board.dealt(pairs: 8, seed: seed).pairs
    for card in [0, 1, 2, 3] + Array(repeating: [14, 15], count: 20).joined() { memory.see(card) }
    let forgotten = (0..<4).filter { memory.recollection(of: $0) == .forgotten }
    var others = pairs
    for (card, other) in zip(forgotten, forgotten.reversed()) { others[card] = pairs[other] }

    // The last move's cards lie open.
    let thoughts = try [pairs, others].map { pairs in
      Thought(memory: memory, board: try #require(Board(pairs: pairs, flips: flips(14, 15))))
    }
    #expect(thoughts[0] == thoughts[1])
  }

  @Test func `the second card of a move counts what was known before it`() throws {
    var game = try ComputerGame("4x4", [.maestro, .maestro], pairs: (0..<16).map { $0 % 8 })
    // With 8 pairs left and 2 cards known, perfect play turns a new card, then a known one.
    for card in 0..<3 { game.flip(card) }

    #expect(try #require(game.thought.nextCard()) < 2)
  }

  @Test func `after two passes in turn somebody turns a new card`() throws {
    var game = try ComputerGame(
      "5x2", [.maestro, .maestro], pairs: [0, 1, 2, 3, 4, 0, 1, 2, 3, 4])
    for card in 0..<4 { game.flip(card) }

    for _ in 0..<4 { game.flip(try #require(game.thought.nextCard())) }

    #expect(game.board.flips.suffix(4).allSatisfy { $0.card < 4 })
    #expect(game.player == 0)
    #expect(try #require(game.thought.nextCard()) >= 4)
  }

  @Test(arguments: UInt64(0)..<200)
  func `two who forget nothing and may pass finish in few moves`(seed: UInt64) {
    var game = ComputerGame(.standard, [.maestro, .maestro], seed: seed)
    game.play(atMost: 100)
  }

  @Test func `the second card is new as often as the player is bold`() throws {
    var newCount = 0
    for seed in UInt64(0)..<1_000 {
      var memory = FadingMemory(grid: .standard, opponent: .echo, seed: seed)
      for card in 0..<3 { memory.see(card) }
      let board = try #require(Board(pairs: (0..<16).map { $0 % 8 }, flips: flips(0, 1, 2)))
      if try #require(Thought(memory: memory, board: board).nextCard()) > 2 { newCount += 1 }
    }

    let boldness = try #require(Opponent.echo.traits.boldness)
    #expect(abs(Double(newCount) / 1_000 - boldness) < 0.05)
  }

  @Test func `nothing can be turned on a board without hidden cards`() {
    let memory = FadingMemory(grid: .standard, opponent: .skip, seed: 1)

    #expect(Thought(memory: memory, board: Board()).nextCard() == nil)
  }
}

extension ComputerGame {
  /// A game on a board laid out by hand.
  fileprivate init(_ size: String, _ players: [Opponent], pairs: [Int]) throws {
    let board: Board = try #require(Board(pairs: pairs))
    self.init(try #require(Grid(size)), players, board: board)
  }
}
