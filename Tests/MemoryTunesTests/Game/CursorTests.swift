import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct CursorTests {
  /// Four columns, 0 to 3 and below them 4 to 7.
  private static let board = GameState.dealt("A", "B", "C", "D", "A", "B", "C", "D")

  private func expectMove(
    _ direction: MoveCursorAction.Direction, from: Int, to: Int, on board: GameState
  ) {
    let state = board.with { $0.show.cursor = from }
    guard from != to else { return state.store.send(.move(direction)) }
    state.store.send(.move(direction)) { $0.show.cursor = to }
  }

  @Test(arguments: [
    (from: 5, MoveCursorAction.Direction.up, to: 1), (5, .left, 4), (5, .right, 6), (2, .down, 6),
    // At the edge.
    (0, .left, 3), (3, .right, 0), (2, .up, 6), (6, .down, 2), (7, .right, 4), (4, .left, 7),
  ])
  func `the cursor moves to the card beside, or to the opposite edge of its row or column`(
    from: Int, direction: MoveCursorAction.Direction, to: Int
  ) {
    expectMove(direction, from: from, to: to, on: Self.board)
  }

  @Test(arguments: [
    (from: 0, MoveCursorAction.Direction.next, to: 3), (3, .next, 4), (4, .next, 6),
    (7, .next, 0), (2, .next, 3), (0, .previous, 7), (3, .previous, 0), (6, .previous, 4),
    (7, .first, 0), (0, .first, 0), (5, .last, 7), (7, .last, 7),
  ])
  func `the next, previous, first and last card are those that are face down, row by row`(
    from: Int, direction: MoveCursorAction.Direction, to: Int
  ) {
    // The pair of 1 and 5 is found, 2 is open: 0 ■ ■ 3 / 4 ■ 6 7.
    expectMove(direction, from: from, to: to, on: Self.board.flipping(1, 5, 2))
  }

  @Test(arguments: [MoveCursorAction.Direction.next, .previous, .first, .last])
  func `where no card is face down the cursor stays`(direction: MoveCursorAction.Direction) {
    expectMove(direction, from: 2, to: 2, on: Self.board.flipping(0, 4, 1, 5, 2, 6, 3, 7))
  }

  @Test func `without a board nothing moves, turns or is typed, nor a column that there is not`() {
    let failed = GameState().with { $0.deal = .failed(.tooFewCovers(needed: 8, found: 3)) }
    let solved = Self.board.flipping(0, 4, 1, 5, 2, 6, 3, 7)

    GameState().store.send(.move(.down), .ignored(.noBoard))
    for state in [GameState(), .loading(), failed, solved] {
      state.store.send(.typeColumn(0), .ignored(.noBoard))
      state.store.send(.flip(0), .ignored(.noBoard))
    }
    for column in [-1, 4, .max, .min] {
      Self.board.store.send(.typeColumn(column), .ignored(.noSuchCard))
    }
  }

  @Test func `the last column that was typed counts, until a move of the cursor or a flip`() {
    let game = Self.board.store

    game.send(.typeColumn(3)) { $0.show.typedColumn = 3 }
    game.send(.typeColumn(0)) { $0.show.typedColumn = 0 }
    game.send(.move(.right)) {
      $0.show.typedColumn = nil
      $0.show.cursor = 1
    }
    game.send(.typeColumn(1)) { $0.show.typedColumn = 1 }
    game.send(.flip(5), .handled(.nextTick)) { $0 = Self.board.flipping(5) }
  }
}

/// What a flip changes, beside what the board says.
@MainActor @Suite struct FlipRuleTests {
  /// A, B, A, B, C, C, D, D.
  private static let board = GameState.dealt("A", "B", "A", "B", "C", "C", "D", "D")

  @Test func `the first flip opens a card and starts the clock`() {
    Self.board.store.send(.flip(3), .handled(.nextTick)) {
      $0.flip(3)
      $0.show.cursor = 3
      $0.clock.isRunning = true
    }
  }

  @Test(arguments: [
    // The partner of an open card, and another card.
    (after: [0], flip: 2), ([0], 1),
    // While two cards are open: another one, those two, and their partners.
    ([0, 1], 4), ([0, 1, 4], 5), ([0, 1], 0), ([0, 1], 1),
    ([0, 1], 2), ([0, 1, 2], 0), ([0, 1], 3), ([0, 1, 3], 1),
    // After a pair.
    ([0, 2], 1),
  ])
  func `a flip opens what the board says, and the cursor follows`(flips: [Int], card: Int) {
    Self.board.flipping(flips).store.send(.flip(card)) {
      $0.flip(card)
      $0.show.cursor = card
    }
  }

  @Test(
    arguments: [
      ([0], flip: 0, .cardIsOpen), ([0, 2], 0, .cardIsMatched), ([0, 2], 2, .cardIsMatched),
      // Two others are open.
      ([0, 2, 1, 4], 0, .cardIsMatched),
      ([], -1, .noSuchCard), ([], 8, .noSuchCard), ([], .max, .noSuchCard), ([], .min, .noSuchCard),
      ([0, 2, 1, 3, 4, 5, 6, 7], 0, .noBoard),
    ] as [([Int], flip: Int, Reason)])
  func `what cannot be flipped is ignored for its reason`(flips: [Int], card: Int, reason: Reason) {
    Self.board.flipping(flips).store.send(.flip(card), .ignored(reason))
  }

  @Test func `every reason is a half sentence of its own`() {
    let reasons: [Reason] = [
      .lateReply, .noBoard, .noSuchCard, .cardIsOpen, .cardIsMatched, .clockIsStopped,
      "no card is flipping", .unknownCategory,
    ]

    #expect(Set(reasons.map(\.description)).count == reasons.count)
    for reason in reasons {
      #expect(reason.description.first?.isLowercase == true)
      #expect(reason.description.last?.isLetter == true)
    }
  }
}
