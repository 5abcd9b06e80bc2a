import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct ResumeTests {
  private nonisolated static let board = GameState.dealt("A", "B", "A", "B")

  /// A run with a game that is waiting for nothing, but for a change.
  private nonisolated static func settled(
    _ game: GameState = GameState(), but change: (inout AppState) -> Void = { _ in }
  ) -> AppState {
    AppState().with {
      $0.settings.isRestored = true
      $0.categories.catalogue = ["pop": [.titled("A")]]
      $0.game = game
      change(&$0)
    }
  }

  @Test(
    arguments: [
      // Nothing is missing where nothing moves.
      (settled(), .none), (settled(board), .none), (settled(board.flipping(0, 2, 1, 3)), .none),
      (settled { $0.game.deal = .failed(.fetch(.itunes(.noConnection))) }, .none),
      // A clock that runs is run.
      (settled(board.flipping(0)), .nextTick),
      // Cards that turn are turned.
      (settled(board.midFlip(0)), .merge(.nextTick, .nextStep)),
      (settled(board.midFlip(0)) { $0.game.clock.isRunning = false }, .nextStep),
      // A board that is loading is fetched from the same seed.
      (
        settled(.loading(Grid.choices[2], seed: 7)),
        .deal(GameState.loading(Grid.choices[2], seed: 7).request)
      ),
      // The list of covers, and the choices of earlier runs, are read if they are missing.
      (settled { $0.categories.catalogue = [:] }, .run(.categories(.loadCatalogue))),
      (settled { $0.settings.isRestored = false }, .run(.settings(.loadPreferences(.resumed)))),
      // An unsaved game is saved.
      (settled(board) { $0.saving.due = .soon }, .nextSave),
      // Whatever is missing is asked for in one go.
      (
        settled(.loading(seed: 7)) {
          $0.categories.catalogue = [:]
          $0.settings.isRestored = false
        },
        .merge(
          .run(.settings(.loadPreferences(.resumed))), .run(.categories(.loadCatalogue)),
          .deal(GameState.loading(seed: 7).request))
      ),
    ] as [(AppState, Effect<AppEffect>)])
  func `a restored state asks only for what it awaits`(state: AppState, effect: Effect<AppEffect>) {
    state.store.send(.session(.resume(ResumeAction(entropy: 3))), .handled(effect)) {
      $0.seeds = BoardSeeds(entropy: 3)
      if state.game.isUnderWay || state.game.isBeingDealt { $0.game.hindsight = .timeTravel }
    }
  }
}

extension LaunchOptions {
  /// Those of a session that resumes another.
  static let resumed = LaunchOptions().with { $0.mayDeal = false }
}
