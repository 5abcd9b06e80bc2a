import Testing

@testable import MemoryTunes

@Suite struct TipTests {
  /// Games of 4×4 that a computer player plays by itself, an hour and a half after each other.
  static func games(of opponent: Opponent, seed: UInt64, count: Int = 50) -> [PlayedGame] {
    (0..<UInt64(count)).map { number in
      let seed = seed &* 1000 &+ number
      let board = Board.dealt(pairs: 8, seed: seed)
      var game = ComputerGame(.standard, [opponent], board: board, seed: seed)
      game.play()
      return .played(
        id: seed, endedAt: 5400 * Int(number), moves: game.board.moves.count,
        pairs: board.pairs, flips: game.board.flips)
    }
  }

  /// Games of a player who looks for half of what was forgotten where it lay on the board before.
  private static func mixedUpGames(seed: UInt64) throws -> [PlayedGame] {
    var games: [PlayedGame] = []
    for number in 0..<UInt64(30) {
      var generator = SeededGenerator(seed: seed &* 1000 &+ number)
      var game = PlayedGame.played(id: number, endedAt: 600 * Int(number))
      game.request.seed = generator.next()
      let pairs = Board.dealt(pairs: 8, seed: game.request.seed).pairs
      var board = try #require(Board(pairs: pairs))
      let before = games.last
      while !board.isSolved {
        let hidden = pairs.indices.filter { board.faces[$0] == .hidden }
        let first = hidden[generator.number(below: hidden.count)]
        _ = board.flip(first)
        let cover = game.bundledCovers[pairs[first]]
        let old = before.map { before in
          before.pairs.indices.filter { before.bundledCovers[before.pairs[$0]] == cover }
        }
        let likely = (old ?? []).filter {
          board.faces[$0] == .hidden && $0 != board.partners[first]
        }
        let others = pairs.indices.filter { board.faces[$0] == .hidden }
        let choice: Int
        switch generator.number(below: 4) {
        case 0: choice = board.partners[first]
        case 1... where !likely.isEmpty: choice = likely[0]
        default: choice = others[generator.number(below: others.count)]
        }
        _ = board.flip(choice)
      }
      (game.pairs, game.flips) = (pairs, board.flips)
      (game.moveCount, game.slipCount) = (board.moves.count, board.slips.count)
      games.append(game)
    }
    return games
  }

  /// Expects such a tip for each of five players.
  private func expectTips(
    for games: (UInt64) throws -> [PlayedGame], where isExpected: (Tip?) -> Bool
  ) rethrows {
    for seed in UInt64(1)...5 {
      let isTold = isExpected(Tip(games: try games(seed)))
      #expect(isTold, "seed \(seed)")
    }
  }

  @Test func `who confuses neighbours is told so`() {
    expectTips(
      for: { Self.games(of: .skip, seed: $0) },
      where: { if case .neighbours(20...100, 100) = $0 { true } else { false } })
  }

  @Test func `who looks where a cover lay on the board before is told so`() throws {
    try expectTips(for: Self.mixedUpGames) {
      if case .boardBefore(let count, let total) = $0 { count * 5 > total } else { false }
    }
  }

  /// Games of a player who knows what was seen in the last six flips, and nothing else.
  private static func forgetfulGames(seed: UInt64) -> [PlayedGame] {
    (0..<UInt64(30)).map { number in
      var generator = SeededGenerator(seed: seed &* 1000 &+ number)
      var board = Board.dealt(pairs: 8, seed: generator.next())
      var knowledge = Knowledge(cardCount: board.cards.count)
      while !board.isSolved {
        let partner = board.openCards.count == 1 ? board.partners[board.openCards[0]] : nil
        let choices = board.cards.indices.filter { board.faces[$0] == .hidden }
        let isKnown = partner.flatMap { knowledge.lastSeen[$0] }.map {
          knowledge.flipCount - $0 < 6
        }
        let card = isKnown == true ? partner ?? 0 : choices[generator.number(below: choices.count)]
        _ = board.flip(card)
        knowledge.see(card)
      }
      return .played(
        id: number, endedAt: 5400 * Int(number), moves: board.moves.count, pairs: board.pairs,
        flips: board.flips)
    }
  }

  @Test func `who forgets with time is told so`() {
    expectTips(for: Self.forgetfulGames) {
      guard case .lag(let flips, let recent, let older) = $0 else { return false }
      return [4, 8].contains(flips) && recent >= older + 40
    }
  }

  @Test func `of chance nothing is said`() {
    let tips = [Opponent.twin(keep: 30), .twin(keep: 60), .maestro].flatMap { opponent in
      (UInt64(1)...10).map { Tip(games: Self.games(of: opponent, seed: $0)) }
    }

    #expect(tips.count { $0 != nil } <= 2)
  }

  @Test func `few games tell nothing`() {
    #expect(Tip(games: []) == nil)
    #expect(Tip(games: Self.games(of: .skip, seed: 1, count: 2)) == nil)
    #expect(Tip(games: [PlayedGame.withSlips.withoutFlips]) == nil)
  }

  /// The recall of six kinds of players, predicted for the last third of fifty games from the others.
  @Test(arguments: [
    (Opponent.fuzz, true), (.skip, true), (.echo, false), (.twin(keep: 40), false),
    (.twin(keep: 70), false), (.twin(keep: 90), false),
  ])
  func `flips since seen predict the recall of the forgetful`(opponent: Opponent, forgets: Bool) {
    let gains = (UInt64(1)...8).map { seed in
      let needs = Self.games(of: opponent, seed: seed).map { Need.all(in: $0, after: nil) }
      return Split.gain(needs) { $0.flipsSinceSeen <= 8 }
    }
    let mean = gains.reduce(0, +) / Double(gains.count)

    #expect((mean > 0.02) == forgets, "\(opponent): \(mean)")
  }
}
