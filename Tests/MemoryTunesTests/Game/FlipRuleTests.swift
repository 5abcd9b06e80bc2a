import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct FlipRuleTests {
  @Test func `the first flip opens a card and starts the clock`() {
    let game = TestStore(initialState: .dealt("A", "B", "A", "B"), reducer: rules)

    game.send(.flip(3), .handled(.nextTick)) {
      $0.flip(3)
      $0.show.cursor = 3
      $0.clock.isRunning = true
    }
  }

  @Test func `flipping two equal cards matches them`() {
    let game = TestStore(initialState: .dealt("A", "B", "A", "B").flipping(0), reducer: rules)

    game.send(.flip(2)) {
      $0.flip(2)
      $0.show.cursor = 2
    }
  }

  @Test(arguments: [0, 1])
  func `either of two different cards that were left open begins the next move`(index: Int) {
    let board = GameState.dealt("A", "B", "A", "B").flipping(0, 1)
    let game = TestStore(initialState: board, reducer: rules)

    game.send(.flip(index)) {
      $0.flip(index)
      $0.show.cursor = index
    }
    #expect(game.state.board.openCards == [index])
    #expect(game.state.cards[1 - index].face == .hidden)
    #expect(game.state.board.moves.count == 1)
  }

  @Test func `flipping two different cards leaves both open`() {
    let game = TestStore(initialState: .dealt("A", "B", "A", "B").flipping(0), reducer: rules)

    game.send(.flip(1)) {
      $0.flip(1)
      $0.show.cursor = 1
    }
  }

  @Test func `the third flip turns two different cards back and opens that card`() {
    let board = GameState.dealt("A", "B", "A", "B", "C", "C", "D", "D")
    let game = TestStore(initialState: board.flipping(0, 1), reducer: rules)

    game.send(.flip(4)) {
      $0.flip(4)
      $0.show.cursor = 4
    }
    game.send(.flip(5)) {
      $0.flip(5)
      $0.show.cursor = 5
    }
  }

  @Test(arguments: [(partner: 2, of: 0), (partner: 3, of: 1)])
  func `the third flip of the partner of an open card is the first of the next pair`(
    partner: Int, of open: Int
  ) {
    let game = TestStore(initialState: .dealt("A", "B", "A", "B").flipping(0, 1), reducer: rules)

    game.send(.flip(partner)) {
      $0.flip(partner)
      $0.show.cursor = partner
    }
    game.send(.flip(open)) {
      $0.flip(open)
      $0.show.cursor = open
    }
  }

  @Test func `a match is followed by a fresh first card`() {
    let game = TestStore(
      initialState: .dealt("A", "B", "A", "B", "C", "C").flipping(0, 2), reducer: rules)

    game.send(.flip(1)) {
      $0.flip(1)
      $0.show.cursor = 1
    }
  }
}
