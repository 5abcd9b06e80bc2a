import Testing

@testable import MemoryTunes

@Suite struct MemoryEstimateTests {
  /// The estimate from a simulated player's games, each of which ends after `flipCount` flips at most.
  private func estimated(
    keeping keep: Double, games: Int = 10, pairs: Int = 8, seed: UInt64,
    flipCount: (Int) -> Int = { _ in .max }
  ) -> MemoryEstimate? {
    MemoryEstimate(
      games: (0..<games).map { game in
        let seed = seed &* 1_000 &+ UInt64(game)
        let board = Board.dealt(pairs: pairs, seed: seed)
        let flips = board.flips(
          ofPlayerKeeping: keep, seed: seed &+ 77_777, atMost: flipCount(game))
        return .played(pairs: board.pairs, flips: flips)
      })
  }

  @Test(
    arguments: [
      // Finished games.
      (players: 200, games: 10, pairs: 8, areGivenUp: false, bias: 1, width: 15),
      // Games that were given up after 6 to 24 flips.
      (50, 20, 8, true, 2, 25),
      // Boards of any size.
      (30, 30, 4, false, 2, 100), (30, 10, 12, false, 2, 100), (30, 6, 18, false, 2, 100),
      (30, 3, 40, false, 2, 100),
    ] as [(players: Int, games: Int, pairs: Int, areGivenUp: Bool, bias: Double, width: Double)])
  func `estimates are unbiased, and their ranges honest`(
    players: Int, games: Int, pairs: Int, areGivenUp: Bool, largestBias: Double,
    largestWidth: Double
  ) throws {
    var (bias, width, hits) = (0.0, 0.0, 0)
    for player in 0..<players {
      let keep = 0.2 + 0.78 * Double(player) / Double(players - 1)
      let estimate = try #require(
        estimated(keeping: keep, games: games, pairs: pairs, seed: UInt64(player)) {
          areGivenUp ? 6 + 2 * ($0 % 10) : .max
        })
      let (low, high) = (Double(estimate.range.lowerBound), Double(estimate.range.upperBound))
      bias += (Double(estimate.percent) - 100 * keep) / Double(players)
      width += (high - low) / Double(players)
      if low <= 100 * keep && 100 * keep <= high { hits += 1 }
    }

    #expect(abs(bias) < largestBias)
    #expect(width < largestWidth)
    #expect(Double(hits) / Double(players) >= 0.85)
  }

  @Test func `likelihoods too small for a number are compared`() throws {
    let estimate = try #require(estimated(keeping: 0.5, games: 300, seed: 1))

    #expect(abs(estimate.percent - 50) <= 2)
    #expect(estimate.range.contains(50))
    #expect(estimate.range.count <= 7)
  }

  @Test(arguments: UInt64(0)..<20)
  func `perfect memory keeps all, and guessing keeps next to nothing`(seed: UInt64) throws {
    let perfect = try #require(estimated(keeping: 1, seed: seed))
    let guessing = try #require(estimated(keeping: 0, seed: seed))

    #expect(perfect.percent == 100)
    #expect(perfect.range.lowerBound >= 95)
    #expect(perfect.range.upperBound == 100)
    #expect(guessing.percent <= 2)
    #expect(guessing.range.lowerBound == 0)
    #expect(guessing.range.upperBound <= 6)
  }

  @Test func `a sweep over the board in its order shows no memory`() throws {
    let games = (0..<10).map { (seed: UInt64) in
      var (board, next) = (Board.dealt(pairs: 8, seed: seed), 0)
      while board.flips.count < 64, board.foundPairCount < 8 {
        _ = board.flip(next)
        next = (next + 1) % 16
      }
      return PlayedGame.played(pairs: board.pairs, flips: board.flips)
    }

    #expect(try #require(MemoryEstimate(games: games)).percent <= 5)
  }

  @Test func `too few sightings give no estimate`() throws {
    #expect(MemoryEstimate(games: []) == nil)
    #expect(estimated(keeping: 0.5, games: 1, seed: 1) == nil)
    let some = try #require(estimated(keeping: 0.5, games: 10, seed: 1))
    #expect(some.gameCount == 10)
    #expect(some.sightingCount >= MemoryEstimate.minimumSightingCount)
  }

  @Test func `games with hindsight, of several players or without flips tell nothing`() throws {
    let known = [PlayedGame].keeping(Array(repeating: 0.5, count: 10))
    var others = known
    for game in 0..<5 { others[game].hindsight = .hint }
    for game in 5..<8 { others[game].players = Array(repeating: .anyone, count: 2) }
    others[8].flips = []
    others[9].flips = flips(0, 0)

    #expect(MemoryEstimate(games: others) == nil)
    #expect(MemoryEstimate(games: known + others) == MemoryEstimate(games: known))
  }

  @Test func `a card turned again, and a partner missed, had been forgotten`() throws {
    let played = try #require(
      Board(pairs: [0, 1, 2, 3, 0, 1, 2, 3], flips: flips(0, 1, 2, 0, 5, 6)))

    let evidence = Sightings(of: played, assumingKeep: 0.5).evidence

    // First cards 0 and 1; what has become of 2, 5, 6 and the second sight of 0 is open.
    #expect(evidence.prefix(2) == [.forgotten, .forgotten])
    #expect(evidence.map(\.sightingCount) == [1, 1, 0, 0, 0, 0])
  }

  @Test func `of a pair that is about to be completed at the end both may have been kept`() throws {
    let pairs = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    let completing = try #require(Board(pairs: pairs, flips: flips(0, 2, 4, 1)))
    let left = try #require(Board(pairs: pairs, flips: flips(0, 2, 4, 1, 6, 8)))

    func excluded(_ board: Board) -> Int {
      // Only that not both were kept has a falling square.
      Sightings(of: board, assumingKeep: 0.5).evidence.count { $0.square < 0 }
    }
    #expect(excluded(completing) == 0)
    #expect(excluded(left) == 1)
  }

  @Test func `a finished game decides what became of every card seen`() throws {
    for seed in UInt64(0)..<50 {
      let board = Board.dealt(pairs: 8, seed: seed)
      let keep = Double(seed) / 49
      let flips = board.flips(ofPlayerKeeping: keep, seed: seed)
      let played = try #require(Board(pairs: board.pairs, flips: flips))

      let evidence = Sightings(of: played, assumingKeep: keep).evidence

      #expect(evidence.allSatisfy { $0.sightingCount > 0 })
      #expect(evidence.reduce(0) { $0 + $1.sightingCount } <= flips.count)
    }
  }
  @Test(arguments: [0, 0.25, 0.5, 1])
  func `a pair was kept, or half of it, or guessed`(keep: Double) {
    let evidence = Evidence.pairKept(orElse: 0.3, guessed: 0.2)

    let likelihood = keep * keep + (1 - keep) * 0.3 * (keep + (1 - keep) * 0.2)
    #expect(abs(evidence.likelihood(ofKeeping: keep) - likelihood) < 1e-12)
  }
}
