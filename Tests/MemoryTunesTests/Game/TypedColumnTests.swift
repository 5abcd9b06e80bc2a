import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct TypedColumnTests {
  /// Four columns, two rows.
  private static let board = GameState.dealt("A", "B", "C", "D", "A", "B", "C", "D")

  @Test func `the last column that was typed counts`() {
    let game = TestStore(initialState: Self.board, reducer: rules)

    game.send(.typeColumn(3)) { $0.show.typedColumn = 3 }
    game.send(.typeColumn(0)) { $0.show.typedColumn = 0 }
  }

  @Test(arguments: [-1, 4, .max, .min])
  func `a column that there is not is ignored`(column: Int) {
    TestStore(initialState: Self.board, reducer: rules).send(
      .typeColumn(column), .ignored(.noSuchCard))
  }

  @Test func `a flip and a move of the cursor forget it`() {
    let game = TestStore(initialState: Self.board, reducer: rules)

    game.send(.typeColumn(1)) { $0.show.typedColumn = 1 }
    game.send(.move(.right)) {
      $0.show.typedColumn = nil
      $0.show.cursor = 1
    }
    game.send(.typeColumn(1)) { $0.show.typedColumn = 1 }
    game.send(.flip(5), .handled(.nextTick)) { $0 = Self.board.flipping(5) }
  }

  @Test func `where no game is under way nothing is typed`() {
    for state in [GameState(), .loading(), Self.board.flipping(0, 4, 1, 5, 2, 6, 3, 7)] {
      TestStore(initialState: state, reducer: rules).send(.typeColumn(0), .ignored(.noBoard))
    }
  }
}
