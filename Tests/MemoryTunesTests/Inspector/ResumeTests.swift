import Artwork
import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

/// A restored state asks for the work that it is waiting for, and no other.
@MainActor @Suite struct ResumeTests {
  private static let board = GameState.dealt("A", "B", "A", "B")

  /// A run with a game that is waiting for nothing.
  private static func settled(_ game: GameState = GameState()) -> AppState {
    var state = AppState()
    state.settings.isRestored = true
    state.categories.catalogue = ["pop": [.titled("A")]]
    state.game = game
    return state
  }

  private func expectWork(
    _ state: AppState, _ effect: Effect<AppEffect>, line: UInt = #line
  ) {
    let app = TestStore(initialState: state, reducer: appReducer)
    app.send(.session(.resume(ResumeAction(entropy: 3))), .handled(effect), line: line) {
      $0.seeds = BoardSeeds(entropy: 3)
      if state.game.isUnderWay || state.game.isBeingDealt { $0.game.hindsight = .timeTravel }
    }
  }

  @Test func `nothing is missing where nothing moves`() {
    var failed = GameState()
    failed.deal = .failed(.fetch(.itunes(.noConnection)))
    let solved = Self.board.flipping(0, 2, 1, 3)
    #expect(solved.isFinished)

    for game in [GameState(), Self.board, solved, failed] {
      expectWork(Self.settled(game), .none)
    }
  }

  @Test func `a clock that runs is run`() {
    expectWork(
      Self.settled(Self.board.flipping(0)), .nextTick)
  }

  @Test func `cards that turn are turned`() {
    var game = Self.board.midFlip(0)
    expectWork(
      Self.settled(game),
      .merge(
        .nextTick,
        .nextStep))

    game.clock.isRunning = false

    expectWork(
      Self.settled(game),
      .nextStep)
  }

  @Test func `a board that is loading is fetched from the same seed`() {
    let game = GameState.loading(Grid.choices[2], seed: 7)

    expectWork(Self.settled(game), .run(.game(.fetchCovers(game.request)), id: .deal))
  }

  @Test func `the list of covers is read if it is missing`() {
    var state = Self.settled()
    state.categories.catalogue = [:]

    expectWork(state, .run(.categories(.loadCatalogue)))
  }

  @Test func `the choices of earlier runs are read if they are missing`() {
    var state = Self.settled()
    state.settings.isRestored = false

    expectWork(state, .run(.settings(.loadPreferences(.resumed))))
  }

  @Test func `an unsaved game is saved`() {
    var state = Self.settled(Self.board)
    state.saving.due = .soon

    expectWork(state, .nextSave)
  }

  @Test func `whatever is missing is asked for in one go`() {
    var state = AppState()
    state.game = .loading(seed: 7)

    expectWork(
      state,
      .merge(
        .merge(
          .run(.settings(.loadPreferences(.resumed))), .run(.categories(.loadCatalogue))),
        .run(.game(.fetchCovers(state.game.request)), id: .deal)))
  }
}

extension LaunchOptions {
  /// Those of a session that resumes another.
  fileprivate static let resumed = {
    var options = LaunchOptions()
    options.mayDeal = false
    return options
  }()
}
