import Artwork
import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct IgnoredFlipTests {
  @Test func `a card that is open alone cannot be flipped`() {
    let game = TestStore(initialState: .dealt("A", "B", "A", "B").flipping(0), reducer: rules)

    game.send(.flip(0), .ignored(.cardIsOpen))
  }

  @Test(arguments: [0, 2])
  func `a matched card cannot be flipped`(index: Int) {
    let game = TestStore(initialState: .dealt("A", "B", "A", "B").flipping(0, 2), reducer: rules)

    game.send(.flip(index), .ignored(.cardIsMatched))
  }

  @Test func `a matched card cannot be flipped while two others are open`() {
    let game = TestStore(
      initialState: .dealt("A", "B", "A", "B", "C", "C").flipping(0, 2, 1, 4), reducer: rules)

    game.send(.flip(0), .ignored(.cardIsMatched))
  }

  @Test(arguments: [-1, 4, .max, .min])
  func `a place without a card cannot be flipped`(index: Int) {
    let game = TestStore(initialState: .dealt("A", "B", "A", "B"), reducer: rules)

    game.send(.flip(index), .ignored(.noSuchCard))
  }

  @Test(arguments: [
    DealState.none, .fetching(.fetching(done: 1, total: 8)),
    .failed(.tooFewCovers(needed: 8, found: 3)),
  ])
  func `nothing can be flipped where there is no board`(deal: DealState) {
    var state = GameState()
    state.deal = deal
    let game = TestStore(initialState: state, reducer: rules)

    game.send(.flip(0), .ignored(.noBoard))
  }

  @Test func `nothing can be flipped when the game is over`() {
    let game = TestStore(
      initialState: .dealt("A", "B", "A", "B").flipping(0, 2, 1, 3), reducer: rules)

    game.send(.flip(0), .ignored(.noBoard))
  }

  @Test func `every reason is a half sentence of its own`() {
    let reasons: [Reason] = [
      .lateReply, .noBoard, .noSuchCard, .cardIsOpen, .cardIsMatched, .clockIsStopped,
      .nothingFlips, .unknownCategory,
    ]

    #expect(
      reasons.map(\.description) == [
        "the reply belongs to an earlier deal", "there is no board", "there is no such card",
        "the card is open", "the card is matched", "the clock is stopped", "no card is flipping",
        "there is no such category",
      ])
  }
}
