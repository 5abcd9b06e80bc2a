import Testing

@testable import MemoryTunes

@Suite struct GoalTests {
  @Test(
    arguments: [
      // Missed by a slip, and reached once the start is over.
      (.cleanStart(moves: 6), [0, 2], .open), (.cleanStart(moves: 6), [0, 2, 1, 4], .missed),
      (.cleanStart(moves: 6), [0, 1, 2, 3, 4, 5, 6, 7], .reached),
      // They stay reached, and are missed once too few are left.
      (.pairsInARow(3), [0, 1, 2, 3], .open), (.pairsInARow(3), [0, 1, 2, 4, 3, 6, 2, 3], .open),
      (.pairsInARow(3), [0, 1, 2, 4, 3, 6, 2, 3, 5, 6], .missed),
      (.pairsInARow(3), [0, 1, 2, 3, 4, 5, 6, 7], .reached),
      // It may be found in the last move that counts.
      (.firstPair(withinMoves: 3), [0, 2, 4, 6], .open),
      (.firstPair(withinMoves: 3), [0, 2, 4, 6, 0, 1], .reached),
      (.firstPair(withinMoves: 3), [0, 2, 4, 6, 0, 2, 0, 1], .missed),
      // Missed as soon as too few moves are left.
      (.allPairs(withinMoves: 8), [0, 2, 0, 2, 0, 2, 0, 2], .open),
      (.allPairs(withinMoves: 8), [0, 2, 0, 2, 0, 2, 0, 2, 0, 2], .missed),
      (.allPairs(withinMoves: 8), [0, 1, 2, 3, 4, 5, 6, 7], .reached),
      // A slip before the end is forgiven.
      (.cleanEnd(pairs: 2), [0, 2, 1, 4, 0, 1, 2, 3], .open),
      (.cleanEnd(pairs: 2), [0, 2, 1, 4, 0, 1, 2, 3, 5, 7], .missed),
      (.cleanEnd(pairs: 2), [0, 2, 1, 4, 0, 1, 2, 3, 4, 5, 6, 7], .reached),
    ] as [(Goal.Aim, [Int], Goal.State)])
  func `a goal is open, reached or missed`(aim: Goal.Aim, flips: [Int], state: Goal.State) throws {
    let boards = (0..<100).map { Board.dealt(pairs: 4, seed: $0) }
    var board = try #require(boards.first { Goal(of: $0)?.aim == aim })
    // The cards of pair 0 are flipped by 0 and 1, those of pair 1 by 2 and 3.
    let places = (0..<4).flatMap { pair in board.pairs.indices.filter { board.pairs[$0] == pair } }

    for flip in flips { _ = board.flip(places[flip]) }

    #expect(Goal(of: board)?.state == state)
  }

  @Test(arguments: [3, 8, 24])
  func `each goal can be reached from memory, and missed without`(pairs: Int) throws {
    let boards = (0..<40).map { Board.dealt(pairs: pairs, seed: $0) }
    var (reached, missed, aims): ([String], [String], [String]) = ([], [], [])
    for (board, seed) in zip(boards, UInt64(0)...) {
      for keep in [1, 0.3] {
        let flips = board.flips(ofPlayerKeeping: keep, seed: seed, atMost: 2000)
        let solved = try #require(Board(pairs: board.pairs, flips: flips))
        let goal = try #require(Goal(of: solved))
        let name = "\(goal.aim)"
        aims.append(name)
        if goal.state == .reached { reached.append(name) } else { missed.append(name) }
      }
    }

    #expect(Set(aims).count >= 4)
    #expect(Set(reached) == Set(aims))
    #expect(Set(missed) == Set(aims))
  }

  @Test func `a board has the same goal in every version`() {
    let aims = (0..<6).map { Goal(of: .dealt(pairs: 8, seed: $0))?.aim }

    #expect(
      aims == [
        .cleanEnd(pairs: 4), .cleanEnd(pairs: 4), .allPairs(withinMoves: 15),
        .cleanStart(moves: 10), .pairsInARow(4), .allPairs(withinMoves: 15),
      ])
  }

  @Test func `a game has a goal that one person plays on one board, not by ear, and that counts`() {
    let game = GameState.dealt("A", "B", "B", "A")
    func goal(_ change: (inout GameState) -> Void) -> Goal? { game.with(change).goal }

    #expect(game.goal == Goal(of: game.board))
    #expect(goal { $0.players = [.anyone, .computer(.echo)] } == nil)
    #expect(goal { $0.sprint = Sprint(batch: CoverBatch(covers: $0.covers), seed: 7) } == nil)
    #expect(goal { $0.request.kind = .ear } == nil)
    #expect(goal { $0.hindsight = .hint } == nil)
    #expect(GameState().goal == nil)
  }
}

/// Six pairs, whose cards lie side by side.
@Suite struct PairsInARowTests {
  private static let board = GameState.dealt(
    "A", "A", "B", "B", "C", "C", "D", "D", "E", "E", "F", "F")

  @Test func `a slip ends a row, a move that could know nothing does not`() {
    // The third move misses the partner of its first card.
    let game = Self.board.flipping(0, 2, 4, 5, 1, 6, 0, 1, 8, 10, 2, 3)

    #expect(game.slips.map(\.move) == [3])
    #expect(game.pairsInARow == [[2], [0, 1]])
    #expect(Self.board.pairsInARow == [[]])
  }

  private func shining(_ game: GameState) -> [Int] { game.shiningPairs(in: game.pairsInARow) }

  @Test func `the fifth in a row shines, also after a slip`() {
    let four = Self.board.flipping(0, 1, 2, 3, 4, 5, 6, 7)

    #expect(shining(four) == [])
    #expect(shining(four.flipping(8, 9)) == [4])
    #expect(shining(four.flipping(8, 9, 10, 11)) == [4])
    #expect(shining(four.flipping(8, 10, 9, 11, 8, 9)) == [])
  }

  @Test func `of several players, all pairs are one row, and none shines`() {
    let game = Self.board.with { $0.players = [.person(name: "Ann"), .person(name: "Bob")] }
      .flipping(0, 2, 1, 4, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9)

    #expect(game.pairsInARow == [[0, 1, 2, 3, 4]])
    #expect(shining(game) == [])
  }
}
