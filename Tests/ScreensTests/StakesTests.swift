import Basics
import MemoryTunes
import Testing

@testable import Screens

/// What a game can still win or lose is said while it is played.
@Suite struct StakesTests {
  /// The labels of a 4×4 game after flips of pair 0 (0 and 1), pair 1 (2 and 3), and so on.
  private func game(after flips: Int...) -> GameState {
    let state = AppState.dealt()
    let places = (0..<8).flatMap(state.places(ofPair:))
    return flips.reduce(state) { $0.flipping(places[$1]) }.game
  }

  @Test func `a slip says which star it cost, or which are left`() {
    #expect(game(after: 0, 2).rowLabels == [])
    let slipped = game(after: 0, 2, 1, 4)
    #expect(slipped.rowLabels == ["A slip costs a star: 4 left", "A slip costs a star", "A slip"])
    #expect(slipped.hasLostStar)
    #expect(!game(after: 0, 2, 1, 4, 6).hasLostStar)
    #expect(
      game(after: 0, 2, 1, 4, 3, 6).rowLabels == [
        "A slip costs a star: 3 left", "A slip costs a star", "A slip",
      ])
    #expect(
      game(after: 0, 2, 1, 4, 3, 6, 5, 8).rowLabels == ["A slip: 3 stars left", "A slip"])
  }

  @Test func `pairs found without a slip between are counted, after a slip from there`() {
    #expect(game(after: 0, 1, 2, 3).rowLabels == ["2 pairs, no slip"])
    #expect(
      game(after: 0, 2, 1, 4, 0, 1, 2, 3).rowLabels == ["2 pairs since the slip"])
  }

  @Test func `stars are left to one player who knows no more than the flips`() {
    #expect(game(after: 0, 2, 1, 4).ratingAhead == .excellent)
    #expect(AppState.dealt(to: [.anyone, .computer(.echo)]).game.ratingAhead == nil)
    let state = AppState.dealt()
    let (a, b) = (state.places(ofPair: 0), state.places(ofPair: 1))
    let hinted = state.flipping(a[0], b[0]).flipping(a[1]).after(.game(.showHint))
    #expect(hinted.game.ratingAhead == nil)
  }

  @Test(arguments: [
    (Goal.Aim.cleanStart(moves: 6), "Goal: no slip in the next 4 moves"),
    (.firstPair(withinMoves: 3), "Goal: the first pair, 1 move left"),
    (.allPairs(withinMoves: 8), "Goal: all pairs, 6 moves left"),
    (.cleanEnd(pairs: 2), "Goal: no slip on the last 2 pairs"),
  ])
  func `a goal counts down the moves that are left`(aim: Goal.Aim, label: String) throws {
    let boards = (0..<100).compactMap { (seed: UInt64) in
      var generator = SeededGenerator(seed: seed)
      return Board(pairs: [0, 0, 1, 1, 2, 2, 3, 3].shuffled(by: &generator))
    }
    var board = try #require(boards.first { Goal(of: $0)?.aim == aim })
    let firsts = (0..<4).map { pair in board.pairs.firstIndex(of: pair) ?? 0 }
    for card in firsts { _ = board.flip(card) }

    #expect(Goal(of: board)?.labels.first == label)
  }
}
