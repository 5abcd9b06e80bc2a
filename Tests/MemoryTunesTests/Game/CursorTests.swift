import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct CursorTests {
  /// Four columns, 0 to 3 and below them 4 to 7.
  private static let board = GameState.dealt("A", "B", "C", "D", "A", "B", "C", "D")

  @Test(arguments: [
    (from: 5, MoveCursorAction.Direction.up, to: 1), (5, .left, 4), (5, .right, 6), (2, .down, 6),
  ])
  func `the cursor moves to the card beside`(
    from: Int, direction: MoveCursorAction.Direction, to: Int
  ) {
    var state = Self.board
    state.cursor = from
    let game = TestStore(state, rules)

    game.send(.move(direction)) { $0.cursor = to }
  }

  @Test(arguments: [
    (from: 0, MoveCursorAction.Direction.left, to: 3), (3, .right, 0), (2, .up, 6), (6, .down, 2),
    (7, .right, 4), (4, .left, 7),
  ])
  func `the cursor goes on at the opposite edge of its row or column`(
    from: Int, direction: MoveCursorAction.Direction, to: Int
  ) {
    var state = Self.board
    state.cursor = from
    let game = TestStore(state, rules)

    game.send(.move(direction)) { $0.cursor = to }
  }

  @Test func `the cursor stays where there is no board`() {
    let game = TestStore(GameState(), rules)

    game.send(.move(.down), .ignored(.noBoard))
  }
}
