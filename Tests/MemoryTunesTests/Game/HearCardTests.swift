import Artwork
import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

/// Open cards that are heard again.
@MainActor @Suite struct HearCardTests {
  /// A, B, A, B, C, C, with A found, and the first B open.
  private static func game(_ kind: GameKind = .pairs) -> GameState {
    var game = GameState.dealt("A", "B", "A", "B", "C", "C")
    game.request.kind = kind
    return game.flipping(0, 2, 1)
  }

  private static func hear(_ card: Int) -> GameAction { .hearCard(HearCardAction(index: card)) }

  @Test(arguments: [0, 1, 2])
  func `a card that is face up is heard again, and nothing else changes`(card: Int) {
    let game = TestStore(Self.game(), rules)

    game.send(Self.hear(card), .handled()) {
      $0.cursor = card
      $0.encoreCount = 1
    }
  }

  @Test func `a card that is only heard begins again with its meter`() {
    var game = Self.game(.ear)
    _ = rules(state: &game, action: .meter(MeterAction(level: 99, tune: 3)))

    let outcome = rules(state: &game, action: Self.hear(1))

    #expect(
      outcome
        == .handled(
          .run(.meter(cover: "B", step: 1, tune: 4), id: .meter, after: .milliseconds(100))))
    #expect(game.meter == Meter(card: 1))
    #expect(
      rules(state: &game, action: .meter(MeterAction(level: 99, tune: 3))) == .ignored(.lateReply))
  }

  @Test func `the first of two open cards is heard again, too`() {
    var game = Self.game(.ear).flipping(4)

    _ = rules(state: &game, action: Self.hear(1))

    #expect(game.heardCard == 1)
    #expect(game.hasPossibleMeter)
    _ = rules(state: &game, action: .meter(MeterAction(level: nil, tune: 5)))
    #expect(game.heardCard == 4)
  }

  @Test func `by ear, a pair that was found is heard without a meter, even while it turns`() {
    let still = Self.game(.ear).flipping(3)
    let turning = Self.game(.ear).turning(3)

    for var game in [still, turning] {
      let outcome = rules(state: &game, action: Self.hear(3))

      #expect(outcome == .handled(.none))
      #expect(game.encoreCount == 1)
      #expect(game.meter == nil)
    }
  }

  @Test func `nothing else can be heard again`() {
    var hidden = Self.game()
    var computers = Self.game()
    computers.players = [.computer(.echo)]
    var finished = Self.game().flipping(3, 4, 5)

    #expect(rules(state: &hidden, action: Self.hear(4)) == .ignored(.cardIsHidden))
    for card in [-1, 6, .min, .max] {
      #expect(rules(state: &hidden, action: Self.hear(card)) == .ignored(.noSuchCard))
    }
    #expect(rules(state: &computers, action: Self.hear(0)) == .ignored(.notYourTurn))
    #expect(rules(state: &finished, action: Self.hear(0)) == .ignored(.noBoard))
  }

  @Test func `a saved game does not tell what was heard again`() {
    var game = Self.game()
    _ = rules(state: &game, action: Self.hear(1))

    #expect(SavedGame(game) == SavedGame(Self.game()))
  }

  @Test func `a file cannot make the count overflow`() {
    for count in [-1, .min, .max] {
      var game = Self.game()
      game.encoreCount = count

      #expect(!game.isValid)
    }
  }
}
