import Artwork
import Testing

@testable import MemoryTunes

/// What is kept of the flips of a game, and what they tell the player.
@Suite struct FlipsTests {
  private let step = GameAction.advanceFlips(AdvanceFlipsAction())

  @Test func `flips are kept in their order, with the seconds at which they were made`() {
    var state = GameState.dealt("A", "B", "A", "B")
    for action in [
      .flip(0), .flip(0), .tick(.init(seconds: 3)), .flip(1), .tick(.init()), .flip(2),
    ] as [GameAction] {
      _ = rules(state: &state, action: action)
    }

    #expect(
      state.board.flips == [
        Flip(card: 0, seconds: 0), Flip(card: 1, seconds: 3), Flip(card: 2, seconds: 4),
      ])
  }

  @Test func `the large cover changes when the card has turned so far that it can be seen`() {
    var state = GameState.dealt("A", "B", "A", "B").flipping(0)
    _ = animatedRules(state: &state, action: .flip(1))
    var shown: [Cover?] = []
    for _ in 0...FlippingCard.stepCount {
      shown.append(state.nowShowing)
      _ = animatedRules(state: &state, action: step)
    }

    #expect(shown.map { $0?.title } == ["A", "A", "B", "B"])
  }

  @Test func `before the first card can be seen there is no large cover`() {
    let state = GameState.dealt("A", "B", "A", "B").midFlip(0)

    #expect(state.nowShowing == nil)
  }

  @Test func `the last move is told once its cards lie still, until the next card is open`() {
    let board = GameState.dealt("A", "B", "A", "B")
    let games = [
      board, board.flipping(0), board.midFlip(0, 1), board.flipping(0, 1), board.flipping(0, 2),
      board.flipping(0, 1, 2),
    ]

    #expect(games.map { $0.lastMove?.isMatch } == [nil, nil, nil, false, true, nil])
  }
}
