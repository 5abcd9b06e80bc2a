import Artwork
import Testing

@testable import MemoryTunes

@Suite struct GoalTests {
  /// What becomes of an aim on four pairs: the cards of pair 0 are flipped by 0 and 1, those of pair 1 by 2 and 3.
  private func state(of aim: Goal.Aim, after flips: Int...) -> Goal.State? {
    let boards = (0..<100).map { Board.dealt(pairs: 4, seed: $0) }
    guard var board = boards.first(where: { Goal(of: $0)?.aim == aim }) else { return nil }
    let places = (0..<4).flatMap { pair in board.pairs.indices.filter { board.pairs[$0] == pair } }
    for flip in flips { _ = board.flip(places[flip]) }
    return Goal(of: board)?.state
  }

  @Test func `a clean start is missed by a slip, and reached once it is over`() {
    let aim = Goal.Aim.cleanStart(moves: 6)

    #expect(state(of: aim, after: 0, 2) == .open)
    #expect(state(of: aim, after: 0, 2, 1, 4) == .missed)
    #expect(state(of: aim, after: 0, 1, 2, 3, 4, 5, 6, 7) == .reached)
  }

  @Test func `pairs in a row stay reached, and are missed once too few are left`() {
    let aim = Goal.Aim.pairsInARow(3)

    #expect(state(of: aim, after: 0, 1, 2, 3) == .open)
    #expect(state(of: aim, after: 0, 1, 2, 4, 3, 6, 2, 3) == .open)
    #expect(state(of: aim, after: 0, 1, 2, 4, 3, 6, 2, 3, 5, 6) == .missed)
    #expect(state(of: aim, after: 0, 1, 2, 3, 4, 5, 6, 7) == .reached)
  }

  @Test func `a first pair may be found in the last move that counts`() {
    let aim = Goal.Aim.firstPair(withinMoves: 3)

    #expect(state(of: aim, after: 0, 2, 4, 6) == .open)
    #expect(state(of: aim, after: 0, 2, 4, 6, 0, 1) == .reached)
    #expect(state(of: aim, after: 0, 2, 4, 6, 0, 2, 0, 1) == .missed)
  }

  @Test func `all pairs are missed as soon as too few moves are left`() {
    let aim = Goal.Aim.allPairs(withinMoves: 8)

    #expect(state(of: aim, after: 0, 2, 0, 2, 0, 2, 0, 2) == .open)
    #expect(state(of: aim, after: 0, 2, 0, 2, 0, 2, 0, 2, 0, 2) == .missed)
    #expect(state(of: aim, after: 0, 1, 2, 3, 4, 5, 6, 7) == .reached)
  }

  @Test func `a clean end forgives a slip before it`() {
    let aim = Goal.Aim.cleanEnd(pairs: 2)

    #expect(state(of: aim, after: 0, 2, 1, 4, 0, 1, 2, 3) == .open)
    #expect(state(of: aim, after: 0, 2, 1, 4, 0, 1, 2, 3, 5, 7) == .missed)
    #expect(state(of: aim, after: 0, 2, 1, 4, 0, 1, 2, 3, 4, 5, 6, 7) == .reached)
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
        .cleanStart(moves: 10),
        .pairsInARow(4), .allPairs(withinMoves: 15),
      ])
  }

  @Test func `a game has a goal that one person plays on one board, not by ear, and that counts`() {
    let game = GameState.dealt("A", "B", "B", "A")
    func goal(_ change: (inout GameState) -> Void) -> Goal? {
      var game = game
      change(&game)
      return game.goal
    }

    #expect(goal { _ in } == Goal(of: game.board))
    #expect(goal { $0.players = [.anyone, .computer(.echo)] } == nil)
    #expect(goal { $0.sprint = Sprint(batch: CoverBatch(covers: $0.covers), seed: 7) } == nil)
    #expect(goal { $0.request.kind = .ear } == nil)
    #expect(goal { $0.hindsight = .hint } == nil)
    #expect(GameState().goal == nil)
  }
}
