import Artwork
import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

/// Open cards that are shown again.
@MainActor @Suite struct ShowCardTests {
  /// A, B, A, B, C, C, D, D, with A found, and the first B open.
  private static func game(_ kind: GameKind = .pairs) -> GameState {
    var game = GameState.dealt("A", "B", "A", "B", "C", "C", "D", "D")
    game.request.kind = kind
    return game.flipping(0, 2, 1)
  }

  private static func show(_ card: Int) -> GameAction { .showCard(ShowCardAction(index: card)) }

  @Test(arguments: [0, 1, 2])
  func `a card that is face up is shown again, and nothing else changes`(card: Int) {
    let game = TestStore(initialState: Self.game(), reducer: rules)

    game.send(Self.show(card), .handled()) {
      $0.show.cursor = card
      $0.show.shownCard = card
    }
  }

  @Test func `a card that is only heard begins again with its meter`() {
    var game = Self.game(.ear)
    _ = rules(state: &game, action: .meter(MeterAction(level: 99, step: 1, flip: 3)))

    let outcome = rules(state: &game, action: Self.show(1))

    #expect(
      outcome
        == .handled(
          .run(.game(.meter(cover: "B", step: 1, flip: 3)), id: .meter, after: .milliseconds(100))))
    #expect(game.show.meter == Meter(card: 1))
    #expect(
      rules(state: &game, action: .meter(MeterAction(level: 99, step: 2, flip: 3)))
        == .ignored(.lateReply))
  }

  @Test func `the first of two open cards is shown again, until the next is turned`() {
    var game = Self.game(.ear).flipping(4)

    _ = rules(state: &game, action: Self.show(1))

    #expect(game.heardCard == 1)
    #expect(game.hasPossibleMeter)
    _ = rules(state: &game, action: .meter(MeterAction(level: nil, step: 1, flip: 4)))
    #expect(game.heardCard == 1)
    #expect(game.flipping(3).heardCard == 3)
  }

  @Test func `by ear, a pair that was found is heard without a meter, even while it turns`() {
    let still = Self.game(.ear).flipping(3)
    let flipping = Self.game(.ear).midFlip(3)

    for var game in [still, flipping] {
      let outcome = rules(state: &game, action: Self.show(3))

      #expect(outcome == .handled(.none))
      #expect(game.show.shownCard == 3)
      #expect(game.show.meter == nil)
    }
  }

  @Test func `nothing else can be shown again`() {
    var hidden = Self.game()
    var computers = Self.game()
    computers.players = [.computer(.echo)]
    var finished = Self.game().flipping(3, 4, 5, 6, 7)

    #expect(rules(state: &hidden, action: Self.show(4)) == .ignored(.cardIsHidden))
    for card in [-1, 8, .min, .max] {
      #expect(rules(state: &hidden, action: Self.show(card)) == .ignored(.noSuchCard))
    }
    #expect(rules(state: &computers, action: Self.show(0)) == .ignored(.notYourTurn))
    #expect(rules(state: &finished, action: Self.show(0)) == .ignored(.noBoard))
  }

  @Test func `a saved game does not tell what was shown again`() {
    var game = Self.game()
    _ = rules(state: &game, action: Self.show(1))

    #expect(SavedGame(game) == SavedGame(Self.game()))
  }

  @Test func `the cover that is shown again is the one to see`() {
    var game = Self.game()
    #expect(game.nowShowing?.title == "B")

    _ = rules(state: &game, action: Self.show(0))

    #expect(game.nowShowing?.title == "A")
    #expect(game.flipping(4).nowShowing?.title == "C")
  }

  @Test func `a card that still turns is not shown before it can be seen`() {
    var game = Self.game().midFlip(4)
    #expect(game.nowShowing?.title == "B")

    _ = rules(state: &game, action: Self.show(4))

    #expect(game.nowShowing?.title == "B")
  }

  @Test func `a file can show no other cards`() {
    #expect(Self.game().isValid)
    for card in [-1, 4, 8, .max] {
      var game = Self.game()
      game.show.shownCard = card

      #expect(!game.isValid)
    }
  }
}
