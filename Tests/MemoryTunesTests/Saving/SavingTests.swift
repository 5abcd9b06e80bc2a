import Artwork
import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

/// When a game is saved, and what of it.
@MainActor @Suite struct SavingTests {
  private nonisolated static let board = GameState.dealt("A", "B", "A", "B")

  private func app(
    _ game: GameState, isDue: Bool = false
  ) -> TestStore<AppState, AppAction, AppEffect> {
    var state = AppState.playing(game)
    state.saving.due = isDue ? .soon : nil
    return state.store
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
    app.send(.game(.tick(TickAction())), .handled(.nextTick)) { $0.game.clock.seconds = 1 }
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

    app.send(.game(.tick(TickAction())), .handled(.merge(.nextTick, .laterSave))) {
      $0.game.clock.seconds = 1
      $0.saving.due = .later
    }
    app.send(.game(.tick(TickAction())), .handled(.nextTick)) { $0.game.clock.seconds = 2 }
    app.send(.flip(1), .handled(.nextSave)) {
      $0.game.flip(1)
      $0.game.show.cursor = 1
      $0.saving.due = .soon
    }
  }

  @Test func `after the second it is kept, and the next change asks again`() {
    let begun = Self.board.flipping(0)
    let app = app(begun, isDue: true)

    app.send(Self.save, Self.storing(.replaceGames(with: .kept(of: begun)))) {
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

    app.send(Self.save, Self.storing(.removeGames)) { $0.saving.due = nil }
  }

  @Test func `cards that turn, the clock that runs and the count of deals are not kept`() {
    let begun = GameState.dealt("A", "B", "A", "B").midFlip(0, 1)
    #expect(begun.clock.isRunning)
    #expect(begun.show.flipping.map(\.index) == [0, 1])
    var still = begun
    still.clock.isRunning = false
    still.show.flipping = []
    still.request.id = 0

    #expect(SavedGame(begun)?.game == still)
  }

  @Test func `quitting with something unsaved saves it first, and with nothing due just quits`() {
    let begun = Self.board.flipping(0)

    app(begun, isDue: true).send(
      .session(.quit(QuitAction())),
      .handled(.merge(.run(.saving(.replaceGames(with: .kept(of: begun)))), .run(.session(.quit)))))
    app(Self.board.flipping(0, 2, 1, 3), isDue: true).send(
      .session(.quit(QuitAction())),
      .handled(.merge(.run(.saving(.removeGames)), .run(.session(.quit)))))
    app(Self.board.flipping(0)).send(.session(.quit(QuitAction())), .handled(.run(.session(.quit))))
  }
}
