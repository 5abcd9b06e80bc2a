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
    state.show.cursor = from
    let game = TestStore(initialState: state, reducer: rules)

    game.send(.move(direction)) { $0.show.cursor = to }
  }

  @Test(arguments: [
    (from: 0, MoveCursorAction.Direction.left, to: 3), (3, .right, 0), (2, .up, 6), (6, .down, 2),
    (7, .right, 4), (4, .left, 7),
  ])
  func `the cursor goes on at the opposite edge of its row or column`(
    from: Int, direction: MoveCursorAction.Direction, to: Int
  ) {
    var state = Self.board
    state.show.cursor = from
    let game = TestStore(initialState: state, reducer: rules)

    game.send(.move(direction)) { $0.show.cursor = to }
  }

  /// The pair of 1 and 5 is found, 2 is open: 0 ■ ■ 3 / 4 ■ 6 7.
  private static let begun = board.flipping(1, 5, 2)

  @Test(arguments: [
    (from: 0, MoveCursorAction.Direction.next, to: 3), (3, .next, 4), (4, .next, 6),
    (7, .next, 0), (2, .next, 3), (0, .previous, 7), (3, .previous, 0), (6, .previous, 4),
    (7, .first, 0), (0, .first, 0), (5, .last, 7), (7, .last, 7),
  ])
  func `the next, previous, first and last card are those that are face down, row by row`(
    from: Int, direction: MoveCursorAction.Direction, to: Int
  ) {
    var state = Self.begun
    state.show.cursor = from
    let game = TestStore(initialState: state, reducer: rules)

    guard from != to else { return game.send(.move(direction)) }
    game.send(.move(direction)) { $0.show.cursor = to }
  }

  @Test(arguments: [MoveCursorAction.Direction.next, .previous, .first, .last])
  func `where no card is face down the cursor stays`(direction: MoveCursorAction.Direction) {
    var state = Self.board.flipping(0, 4, 1, 5, 2, 6, 3, 7)
    state.show.cursor = 2
    let game = TestStore(initialState: state, reducer: rules)

    game.send(.move(direction))
  }

  @Test func `the cursor stays where there is no board`() {
    let game = TestStore(initialState: GameState(), reducer: rules)

    game.send(.move(.down), .ignored(.noBoard))
  }
}
