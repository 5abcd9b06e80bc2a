import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct HintTests {
  private static let board = GameState.dealt("A", "B", "A", "B", "C", "C")

  /// A game in which the partner of the open card was seen.
  private static let seen = board.flipping(0, 1, 2)

  @Test func `a hint says where the partner was seen, and counts also when it is gone`() {
    let game = Self.seen.store
    #expect(Self.seen.hintHasPrice)

    game.send(.showHint) {
      $0.show.hint = .seen(at: 0)
      $0.hindsight = .hint
    }
    game.send(.flip(0)) {
      $0 = Self.seen.flipping(0)
      $0.hindsight = .hint
    }
  }

  @Test(
    arguments: [
      // That the partner was not seen costs nothing.
      ([0], nil, true, .unseen), ([0], .peek, false, .unseen),
      // An earlier reason why the game does not count is kept.
      ([0, 1, 2], .peek, false, .seen(at: 0)),
      // Without an open card that waits for its partner, it needs one.
      ([], nil, false, .needsCard), ([0, 1], nil, false, .needsCard),
      ([0, 2], nil, false, .needsCard),
    ] as [([Int], Hindsight?, Bool, Hint)])
  func `a hint has no price but where it says something of a game that counts`(
    flips: [Int], hindsight: Hindsight?, mayHavePrice: Bool, hint: Hint
  ) {
    let state = Self.board.flipping(flips).with { $0.hindsight = hindsight }

    #expect(state.hintHasPrice == mayHavePrice)
    state.store.send(.showHint) { $0.show.hint = hint }
  }

  @Test func `who agrees to a hint sees it on the board, and that it was given is saved`() {
    let state = AppState.playing(Self.seen).after(.go(.hint), .game(.showHint))

    #expect(state.routing.path == [.game])
    #expect(state.game.show.hint == .seen(at: 0))
    #expect(state.game.hindsight == .hint)
    #expect(state.saving.due == .soon)
    #expect(SavedGame.kept(of: state.game).game.show.hint == nil)
    #expect(SavedGame.kept(of: state.game).game.hindsight == .hint)
  }

  @Test(arguments: [RoutingDestination.menu, .paused, .timeTravel])
  func `no hint is given where the board is hidden, or is none`(destination: RoutingDestination) {
    var state = AppState.playing(Self.seen).after(.go(destination))

    #expect(state.reduce(.game(.showHint)) == .ignored("the board is not on screen"))
    #expect(state.game.show.hint == nil)
    for other in [GameState(), .loading(), Self.board.flipping(0, 2, 1, 3, 4, 5)] {
      other.store.send(.showHint, .ignored(.noBoard))
    }
  }
}

/// Open cards that are shown again.
@MainActor @Suite struct ShowCardTests {
  /// A, B, A, B, C, C, D, D, with A found, and the first B open.
  private static func game(_ kind: GameKind = .pairs) -> GameState {
    GameState.dealt("A", "B", "A", "B", "C", "C", "D", "D").with { $0.request.kind = kind }
      .flipping(0, 2, 1)
  }

  private static func show(_ card: Int) -> GameAction { .showCard(CardAction(index: card)) }

  @Test(arguments: [0, 1, 2])
  func `a card that is face up is shown again, and nothing else changes`(card: Int) {
    Self.game().store.send(Self.show(card), .handled()) {
      $0.show.cursor = card
      $0.show.shownCard = card
    }
  }

  @Test func `a card that is only heard begins again with its meter`() {
    var game = Self.game(.ear).after(.meter(MeterAction(level: 99, step: 1, flip: 3)))

    #expect(game.reduce(Self.show(1)) == .handled(.level(of: "B", step: 1, flip: 3)))
    #expect(game.show.meter == Meter(card: 1))
    #expect(game.reduce(.meter(MeterAction(level: 99, step: 2, flip: 3))) == .ignored(.lateReply))
  }

  @Test func `the first of two open cards is shown again, until the next is turned`() {
    var game = Self.game(.ear).flipping(4).after(Self.show(1))

    #expect(game.heardCard == 1)
    #expect(game.isValid)
    game.reduce(.meter(MeterAction(level: nil, step: 1, flip: 4)))
    #expect(game.heardCard == 1)
    #expect(game.flipping(3).heardCard == 3)
  }

  @Test func `by ear, a pair that was found is heard without a meter, even while it turns`() {
    for var game in [Self.game(.ear).flipping(3), Self.game(.ear).midFlip(3)] {
      #expect(game.reduce(Self.show(3)) == .handled(.none))
      #expect(game.show.shownCard == 3)
      #expect(game.show.meter == nil)
    }
  }

  @Test func `nothing else can be shown again`() {
    let game = Self.game()

    game.store.send(Self.show(4), .ignored("the card is face down"))
    for card in [-1, 8, .min, .max] { game.store.send(Self.show(card), .ignored(.noSuchCard)) }
    game.with { $0.players = [.computer(.echo)] }.store.send(Self.show(0), .ignored(.notYourTurn))
    game.flipping(3, 4, 5, 6, 7).store.send(Self.show(0), .ignored(.noBoard))
  }

  @Test func `a saved game does not tell what was shown again`() {
    #expect(SavedGame(Self.game().after(Self.show(1))) == SavedGame(Self.game()))
  }

  @Test func `the cover that is shown again is the one to see`() {
    let game = Self.game().after(Self.show(0))

    #expect(Self.game().nowShowing?.title == "B")
    #expect(game.nowShowing?.title == "A")
    #expect(game.flipping(4).nowShowing?.title == "C")
    // A card that still turns is not shown before it can be seen.
    let turning = Self.game().midFlip(4)
    #expect(turning.nowShowing?.title == "B")
    #expect(turning.after(Self.show(4)).nowShowing?.title == "B")
  }

  @Test func `a file can show no other cards`() {
    #expect(Self.game().isValid)
    for card in [-1, 4, 8, .max] {
      #expect(!Self.game().with { $0.show.shownCard = card }.isValid)
    }
  }
}
