import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct SavingTests {
  private nonisolated static let board = GameState.dealt("A", "B", "A", "B")

  private func app(_ game: GameState, isDue: Bool = false) -> AppTestStore {
    AppState.playing(game).with { $0.saving.due = isDue ? .soon : nil }.store
  }

  private static let save = AppAction.saving(.save(SaveGameAction()))

  private static func storing(_ effect: SavingEffect) -> Outcome<AppEffect> {
    .handled(.merge(.cancel(.saving), .run(.saving(effect))))
  }

  @Test func `the first change schedules a save in a second, and changes until then do not`() {
    let app = app(Self.board)

    app.send(.flip(0), .handled(.merge(.nextTick, .nextSave))) {
      $0.game = Self.board.flipping(0)
      $0.saving.due = .soon
    }
    app.send(.flip(1)) { $0.game = Self.board.flipping(0, 1) }
    app.send(.tick(), .handled(.nextTick)) { $0.game.clock.seconds = 1 }
    app.send(.flip(2)) {
      $0.game.flip(2)
      $0.game.show.cursor = 2
    }
  }

  @Test(arguments: AppAction.everyCase)
  func `nothing else makes the game unsaved`(action: AppAction) {
    var state = AppState.playing(.dealt("A", "B", "A", "B", "C", "C").flipping(0))
    let urgency: [String: SavingState.Urgency] = [
      "game flipCard": .soon, "game setCards": .soon, "game showHint": .soon,
      "game tick": .later, "inspector select": .soon,
    ]

    let outcome = state.reduce(action)

    let isHandled = if case .handled = outcome { true } else { false }
    #expect(state.saving.due == (isHandled ? urgency[action.name] : nil))
    #expect("\(outcome)".contains("id: saving") == (state.saving.due != nil))
  }

  @Test func `a change of the board is saved sooner than the time that has passed`() {
    let app = app(Self.board.flipping(0))

    app.send(.tick(), .handled(.merge(.nextTick, .laterSave))) {
      $0.game.clock.seconds = 1
      $0.saving.due = .later
    }
    app.send(.tick(), .handled(.nextTick)) { $0.game.clock.seconds = 2 }
    app.send(.flip(1), .handled(.nextSave)) {
      $0.game.flip(1)
      $0.game.show.cursor = 1
      $0.saving.due = .soon
    }
  }

  @Test func `after the second it is kept, and the next change asks again`() {
    let begun = Self.board.flipping(0)
    let app = app(begun, isDue: true)

    app.send(Self.save, Self.storing(.saveGames(.kept(of: begun)))) {
      $0.saving.due = nil
    }
    app.send(.flip(1), .handled(.nextSave)) {
      $0.game = begun.flipping(1)
      $0.saving.due = .soon
    }
  }

  @Test(arguments: [GameState(), .loading(), board, board.flipping(0, 2, 1, 3)])
  func `where nothing is begun or all is solved, there is nothing to keep`(game: GameState) {
    let app = app(game, isDue: true)

    app.send(Self.save, Self.storing(.saveGames(nil))) { $0.saving.due = nil }
  }

  @Test func `cards that turn, the clock that runs and the count of deals are not kept`() {
    let begun = GameState.dealt("A", "B", "A", "B").midFlip(0, 1)
    #expect(begun.clock.isRunning)
    #expect(begun.show.flipping.map(\.index) == [0, 1])

    #expect(
      SavedGame(begun)?.game
        == begun.with {
          $0.clock.isRunning = false
          $0.show.flipping = []
          $0.request.id = 0
        })
  }

  @Test func `quitting with something unsaved saves it first, and with nothing due just quits`() {
    let begun = Self.board.flipping(0)

    app(begun, isDue: true).send(
      .session(.quit(QuitAction())),
      .handled(.merge(.run(.saving(.saveGames(.kept(of: begun)))), .run(.quit))))
    app(Self.board.flipping(0, 2, 1, 3), isDue: true).send(
      .session(.quit(QuitAction())),
      .handled(.merge(.run(.saving(.saveGames(nil))), .run(.quit))))
    app(Self.board.flipping(0)).send(.session(.quit(QuitAction())), .handled(.run(.quit)))
  }
}
