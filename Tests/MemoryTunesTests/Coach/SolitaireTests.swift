import Testing

@testable import MemoryTunes

/// What one player who forgets nothing still needs.
@Suite struct SolitaireTests {
  private static let table = Solitaire(pairCount: 80)

  @Test(arguments: [8, 20, 40, 80])
  func `the average is that of Velleman and Warrington`(pairs: Int) throws {
    let logarithm = 0.6931471805599453
    let average = (3 - 2 * logarithm) * Double(pairs) + 7.0 / 8 - 2 * logarithm
    let need = try #require(Self.table[pairs: pairs, known: 0])

    // Their terms of higher order are below a twentieth of the number of pairs' reciprocal.
    #expect(abs(need.moves - average) < 0.05 / Double(pairs))
  }

  /// As a search finds that tries every choice of both cards in every position.
  @Test func `no way to play needs fewer moves on seven pairs`() {
    let needs = [
      10.779_242_979_242_98, 10.306_715_506_715_51, 9.830_639_730_639_73, 9.342_626_262_626_26,
      8.844_444_444_444_44, 8.314_814_814_814_81, 7.75, 7,
    ]

    for (known, moves) in needs.enumerated() {
      #expect(Self.table[pairs: 7, known: known].map { abs($0.moves - moves) < 1e-9 } == true)
    }
  }

  @Test func `two pairs need two moves, or three in two games of three`() {
    let need = Self.table[pairs: 2, known: 0]

    #expect(need.map { abs($0.moves - 8.0 / 3) < 1e-12 } == true)
    #expect(need.map { abs($0.variance - 2.0 / 9) < 1e-12 } == true)
  }

  @Test func `outside the table there is nothing`() {
    #expect(Self.table[pairs: 81, known: 0] == nil)
    #expect(Self.table[pairs: 3, known: 4] == nil)
    #expect(Self.table[pairs: -1, known: 0] == nil)
    #expect(Self.table[pairs: 0, known: 0]?.moves == 0)
  }
}

/// What choices cost and what chance gave, in whole games.
@Suite struct SkillAndLuckTests {
  /// The board after a game of a player who keeps what they see with this chance.
  private static func game(pairs: Int, keep: Double, seed: UInt64) throws -> Board {
    let board = Board.dealt(pairs: pairs, seed: seed)
    return try #require(
      Board(pairs: board.pairs, flips: board.flips(ofPlayerKeeping: keep, seed: seed)))
  }

  @Test(arguments: [0.0, 0.3, 0.7, 0.9, 1])
  func `both add up to the moves, and chance evens out`(keep: Double) throws {
    var (saved, square) = (0.0, 0.0)
    let count = 150
    for seed in 1...count {
      let pairs = [2, 8, 15][seed % 3]
      let board = try Self.game(pairs: pairs, keep: keep, seed: UInt64(seed))
      let game = try #require(SkillAndLuck(board))
      let average = Solitaire.largestBoard[pairs: pairs, known: 0]?.moves ?? 0

      #expect(abs(average + game.lostMoves - game.savedMoves - Double(board.moves.count)) < 1e-9)
      #expect(game.lostMoves > -1e-9)
      saved += game.savedMoves
      square += game.savedMoves * game.savedMoves
    }
    let error = (square / Double(count)).squareRoot() / Double(count).squareRoot()
    #expect(abs(saved / Double(count)) < 4 * error)
  }

  @Test(arguments: [2, 8, 15])
  func `who chooses at random loses what that costs on average`(pairs: Int) throws {
    let count = 100
    let average = try #require(Solitaire.largestBoard[pairs: pairs, known: 0]?.moves)
    let losses = try (1...count).map { seed in
      try #require(try SkillAndLuck(Self.game(pairs: pairs, keep: 0, seed: UInt64(seed)))).lostMoves
    }
    let mean = losses.reduce(0, +) / Double(count)
    let variance = losses.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(count)

    // With k pairs left, one move in 2k − 1 finds a pair, which makes n² moves for n pairs.
    let expected = Double(pairs * pairs) - average
    #expect(abs(mean - expected) < 4 * (variance / Double(count)).squareRoot())
  }

  @Test func `who forgets nothing loses nothing`() throws {
    for seed in UInt64(1)...300 {
      let game = try #require(try SkillAndLuck(Self.game(pairs: 8, keep: 1, seed: seed)))

      #expect(abs(game.lostMoves) < 1e-9)
      #expect(game.skill == 99)
    }
  }

  @Test func `half of the games of perfect play have less luck`() throws {
    let luck = try (UInt64(1)...500).map { seed in
      try #require(try SkillAndLuck(Self.game(pairs: 15, keep: 1, seed: seed))).luck
    }

    let mean = Double(luck.reduce(0, +)) / Double(luck.count)
    #expect((45...55).contains(mean), "\(mean)")
    #expect(luck.allSatisfy { (0...99).contains($0) })
  }

  @Test func `a missed pair costs a move, and a lucky one saves some`() throws {
    func game(_ cards: Int...) throws -> SkillAndLuck {
      let board = try #require(Board(pairs: [0, 1, 0, 1], flips: flips(of: cards)))
      return try #require(SkillAndLuck(board))
    }
    let (unskilled, lucky) = (try game(0, 1, 2, 3, 0, 2, 1, 3), try game(0, 2, 1, 3))

    #expect(abs(unskilled.lostMoves - 1) < 1e-9)
    #expect(unskilled.skill == 75)
    #expect(abs(lucky.savedMoves - 2.0 / 3) < 1e-9)
    #expect(lucky.skill == 99)
    #expect(lucky.luck > 90)
  }

  @Test func `a board without moves has neither`() {
    #expect(SkillAndLuck(Board()) == nil)
    #expect(SkillAndLuck(Board.dealt(pairs: 8, seed: 1)) == nil)
  }
}
