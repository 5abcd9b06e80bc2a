import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct FlippingTests {
  private static let step = GameAction.advanceFlips(AdvanceFlipsAction())

  @Test func `a card turns over in three steps`() {
    let game = TestStore(initialState: .dealt("A", "B", "A", "B"), reducer: animatedRules)

    game.send(.flip(0), .handled(.merge(.nextTick, .nextStep))) {
      $0.flip(0)
      $0.clock.isRunning = true
      $0.show.flipping = [FlippingCard(index: 0, from: .hidden, step: 0)]
    }
    game.send(Self.step, .handled(.nextStep)) { $0.show.flipping[0].step = 1 }
    game.send(Self.step, .handled(.nextStep)) { $0.show.flipping[0].step = 2 }
    game.send(Self.step, .handled(.cancel(.flipping))) { $0.show.flipping = [] }
    game.send(Self.step, .ignored(.nothingFlips))
  }

  @Test func `a turn takes no longer than 150 milliseconds`() {
    #expect(Delay.flipStep * FlippingCard.stepCount <= .milliseconds(150))
  }

  @Test func `each card turns at its own pace`() {
    let game = TestStore(
      initialState: .dealt("A", "B", "A", "B").midFlip(0), reducer: animatedRules)

    game.send(Self.step, .handled(.nextStep)) { $0.show.flipping[0].step = 1 }
    game.send(.flip(2), .handled(.merge(.nextStep, .nextFlashEnd))) {
      $0.flip(2)
      $0.show.cursor = 2
      $0.show.flashing = [0, 2]
      $0.show.flipping.append(FlippingCard(index: 2, from: .hidden, step: 0))
    }
    game.send(Self.step, .handled(.nextStep)) {
      $0.show.flipping[0].step = 2
      $0.show.flipping[1].step = 1
    }
    game.send(Self.step, .handled(.nextStep)) {
      $0.show.flipping = [FlippingCard(index: 2, from: .hidden, step: 2)]
    }
  }

  @Test func `the third flip moves three cards, those still flipping anew`() {
    let open = GameState.dealt("A", "B", "A", "B").midFlip(0, 1)
    let game = TestStore(initialState: open, reducer: animatedRules)

    game.send(Self.step, .handled(.nextStep)) {
      $0.show.flipping[0].step = 1
      $0.show.flipping[1].step = 1
    }
    game.send(.flip(3), .handled(.nextStep)) {
      $0.flip(3)
      $0.show.cursor = 3
      $0.show.flipping = [
        FlippingCard(index: 0, from: .open, step: 0), FlippingCard(index: 1, from: .open, step: 0),
        FlippingCard(index: 3, from: .hidden, step: 0),
      ]
    }
  }

  @Test func `the last match turns its card while the clock stops`() {
    let game = GameState.dealt("A", "B", "A", "B").midFlip(0, 2, 1)
    var state = game

    let outcome = animatedRules(state: &state, action: .flip(3))

    #expect(
      outcome
        == .handled(.merge(.cancel(.clock), .nextStep, .nextFlashEnd, .nextBeat(after: 1000))))
    #expect(
      state.show.flipping == game.show.flipping + [FlippingCard(index: 3, from: .hidden, step: 0)])
  }

  @Test func `nothing turns while the animation is off`() {
    let state = GameState.dealt("A", "B", "A", "B").flipping(0, 1, 2)

    #expect(state.show.flipping.isEmpty)
  }

  @Test(arguments: [true, false])
  func `the setting decides whether cards turn in a game under way`(isAnimated: Bool) {
    var state = AppState.playing(.dealt("A", "B", "A", "B"), isAnimated: !isAnimated)
    _ = appReducer(
      state: &state, action: .settings(.change(ChangeSettingAction(\.isAnimated, isAnimated))))

    _ = appReducer(state: &state, action: .flip(0))

    #expect(
      state.game.show.flipping
        == (isAnimated ? [FlippingCard(index: 0, from: .hidden, step: 0)] : [])
    )
  }
}
