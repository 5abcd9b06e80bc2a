import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct HintTests {
  private static let board = GameState.dealt("A", "B", "A", "B", "C", "C")

  @Test func `a hint says where the open card's partner was seen, and the game has hindsight`() {
    let game = TestStore(initialState: Self.board.flipping(0, 1, 2), reducer: rules)

    game.send(.showHint) {
      $0.show.hint = .seen(at: 0)
      $0.hindsight = .hint
    }
  }

  @Test func `a hint that the partner was not seen costs nothing`() {
    let game = TestStore(initialState: Self.board.flipping(0), reducer: rules)

    game.send(.showHint) { $0.show.hint = .unseen }
  }

  @Test(arguments: [[], [0, 1], [0, 2]])
  func `without an open card that waits for its partner, a hint says that it needs one`(
    flips: [Int]
  ) {
    let state = flips.reduce(into: Self.board) { _ = rules(state: &$0, action: .flip($1)) }
    let game = TestStore(initialState: state, reducer: rules)

    game.send(.showHint) { $0.show.hint = .needsCard }
  }

  @Test(
    arguments: [
      ([0, 1, 2], nil, true), ([0, 1, 2], .peek, false), ([0], nil, true), ([], nil, false),
      ([0, 1], nil, false),
    ] as [([Int], Hindsight?, Bool)])
  func `only a hint about an open card of a game that counts may have a price`(
    flips: [Int], hindsight: Hindsight?, hasPrice: Bool
  ) {
    var state = flips.reduce(into: Self.board) { _ = rules(state: &$0, action: .flip($1)) }
    state.hindsight = hindsight

    #expect(state.hintHasPrice == hasPrice)
  }

  @Test func `the answer to the question about a hint shows it, and leads back to the board`() {
    var state = AppState.playing(Self.board.flipping(0, 1, 2))
    _ = appReducer(state: &state, action: .go(.hint))

    _ = appReducer(state: &state, action: .game(.showHint))

    #expect(state.routing.path == [.game])
    #expect(state.game.show.hint == .seen(at: 0))
    #expect(state.game.hindsight == .hint)
    #expect(state.saving.due == .soon)
  }

  @Test(arguments: [RoutingDestination.menu, .paused, .timeTravel])
  func `no hint is given where the board is hidden`(destination: RoutingDestination) {
    var state = AppState.playing(Self.board.flipping(0, 1, 2))
    _ = appReducer(state: &state, action: .go(destination))

    let outcome = appReducer(state: &state, action: .game(.showHint))

    #expect(outcome == .ignored(.boardIsNotOnScreen))
    #expect(state.game.show.hint == nil)
  }

  @Test func `where no board lies there is no hint`() {
    for state in [
      GameState(), .loading(), GameState.dealt("A", "A", "B", "B").flipping(0, 1, 2, 3),
    ] {
      TestStore(initialState: state, reducer: rules).send(.showHint, .ignored(.noBoard))
    }
  }

  @Test func `a hint is gone with the next flip, and what it means for the game stays`() {
    let game = TestStore(initialState: Self.board.flipping(0, 1, 2), reducer: rules)
    game.send(.showHint) {
      $0.show.hint = .seen(at: 0)
      $0.hindsight = .hint
    }

    game.send(.flip(0)) {
      $0 = Self.board.flipping(0, 1, 2, 0)
      $0.hindsight = .hint
    }
  }

  @Test func `an earlier reason why the game does not count is kept`() {
    var state = Self.board.flipping(0)
    state.hindsight = .peek
    let game = TestStore(initialState: state, reducer: rules)

    game.send(.showHint) { $0.show.hint = .unseen }
  }

  @Test func `a hint is not saved, but that it was given is, within a second`() {
    var state = AppState.playing(Self.board.flipping(0, 1, 2))
    state.saving.due = nil

    let outcome = appReducer(state: &state, action: .game(.showHint))

    #expect(outcome == .handled(.nextSave))
    #expect(SavedGame.kept(of: state.game).game.show.hint == nil)
    #expect(SavedGame.kept(of: state.game).game.hindsight == .hint)
  }
}
