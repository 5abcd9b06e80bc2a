import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct TurningTests {
  private static let turn = Effect.run(AppEffect.turnCards, id: .turning)
  private static let step = AppAction.turnCards(TurnCardsAction())

  @Test func `a card turns over in three steps`() {
    let game = TestStore(.dealt("A", "B", "A", "B", isAnimated: true), gameReducer)

    game.send(.flip(0), .handled(.both(.run(.runClock, id: .clock), Self.turn))) {
      $0.cards[0].face = .open
      $0.openCards = [0]
      $0.lastOpened = 0
      $0.isClockRunning = true
      $0.turning = [Turn(index: 0, from: .hidden, step: 0)]
    }
    game.send(Self.step) { $0.turning[0].step = 1 }
    game.send(Self.step) { $0.turning[0].step = 2 }
    game.send(Self.step) { $0.turning = [] }
    game.send(Self.step, .ignored(.nothingTurns))
  }

  @Test func `a turn takes no longer than 150 milliseconds`() {
    #expect(Turn.stepCount * Turn.stepMilliseconds <= 150)
  }

  @Test func `each card turns at its own pace`() {
    let game = TestStore(.dealt("A", "B", "A", "B", isAnimated: true).flipping(0), gameReducer)

    game.send(Self.step) { $0.turning[0].step = 1 }
    game.send(.flip(2), .handled(Self.turn)) {
      $0.cards[0].face = .matched
      $0.cards[2].face = .matched
      $0.openCards = []
      $0.lastOpened = 2
      $0.cursor = 2
      $0.moveCount = 1
      $0.matchedPairCount = 1
      $0.turning.append(Turn(index: 2, from: .hidden, step: 0))
    }
    game.send(Self.step) {
      $0.turning[0].step = 2
      $0.turning[1].step = 1
    }
    game.send(Self.step) { $0.turning = [Turn(index: 2, from: .hidden, step: 2)] }
  }

  @Test func `the third flip turns three cards, those still turning anew`() {
    let open = GameState.dealt("A", "B", "A", "B", isAnimated: true).flipping(0, 1)
    let game = TestStore(open, gameReducer)

    game.send(Self.step) {
      $0.turning[0].step = 1
      $0.turning[1].step = 1
    }
    game.send(.flip(3), .handled(Self.turn)) {
      $0.cards[0].face = .hidden
      $0.cards[1].face = .hidden
      $0.cards[3].face = .open
      $0.openCards = [3]
      $0.lastOpened = 3
      $0.cursor = 3
      $0.turning = [
        Turn(index: 0, from: .open, step: 0), Turn(index: 1, from: .open, step: 0),
        Turn(index: 3, from: .hidden, step: 0),
      ]
    }
  }

  @Test func `the last match turns its card while the clock stops`() {
    let game = GameState.dealt("A", "B", "A", "B", isAnimated: true).flipping(0, 2, 1)
    var state = game

    let outcome = gameReducer(state: &state, action: .flip(3))

    #expect(outcome == .handled(.both(.cancel(.clock), Self.turn)))
    #expect(state.turning == game.turning + [Turn(index: 3, from: .hidden, step: 0)])
  }

  @Test func `nothing turns while the animation is off`() {
    let state = GameState.dealt("A", "B", "A", "B", isAnimated: false).flipping(0, 1, 2)

    #expect(state.turning.isEmpty)
  }

  @Test(arguments: [true, false])
  func `the setting switches the animation of a game under way`(isAnimated: Bool) {
    let game = TestStore(.dealt("A", "A", "B", "B", isAnimated: !isAnimated), gameReducer)

    game.send(.changeSetting(ChangeSettingAction(.isAnimated(isAnimated)))) {
      $0.isAnimated = isAnimated
    }
  }

  @Test(arguments: [(true, false), (false, true)])
  func `an option of the run goes before the saved animation`(saved: Bool, option: Bool) {
    var preferences = Preferences()
    preferences.settings.isAnimated = saved
    let game = TestStore(.dealt("A", "A", "B", "B", isAnimated: !saved), gameReducer)

    game.send(.restorePreferences(RestorePreferencesAction(preferences: preferences))) {
      $0.isAnimated = saved
    }
    game.send(
      .restorePreferences(
        RestorePreferencesAction(
          preferences: preferences, options: LaunchOptions(isAnimated: option)))
    ) { $0.isAnimated = option }
  }

  @Test(arguments: [
    SettingChange.grid(.standard), .color(.mono), .theme(.light), .usesMouse(false),
  ])
  func `other settings do not concern the game`(change: SettingChange) {
    let game = TestStore(.dealt("A", "B", "A", "B"), gameReducer)

    game.send(.changeSetting(ChangeSettingAction(change)), .unknown)
  }
}
