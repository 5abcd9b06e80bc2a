import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct ClockTests {
  private static let begun = GameState.dealt("A", "B", "A", "B").flipping(0)

  /// A run with the board on the screen.
  private func app(_ game: GameState = begun) -> AppTestStore {
    AppState.playing(game).with { $0.saving.due = .soon }.store
  }

  @Test func `the clock stands still before the first flip, and counts seconds from there on`() {
    let app = app(.dealt("A", "B", "A", "B"))

    for _ in 1...2 {
      app.send(.tick(), .ignored(.clockIsStopped))
      app.send(.go(.game))
    }
    app.send(.flip(0), .handled(.nextTick)) { $0.game = Self.begun }
    app.send(.tick(), .handled(.nextTick)) { $0.game.clock.seconds = 1 }
    app.send(.tick(3), .handled(.nextTick)) { $0.game.clock.seconds = 4 }
    app.send(.go(.game))
    app.send(.tick(), .handled(.nextTick)) { $0.game.clock.seconds = 5 }
  }

  @Test func `a tick is of no more than a day, and takes none back`() {
    let app = app()

    app.send(.tick(86_400), .handled(.nextTick)) { $0.game.clock.seconds = 86_400 }
    for seconds in [0, -1, 86_401, .min, .max] {
      app.send(.tick(seconds), .ignored("a tick lasts at most a day"))
    }
  }

  @Test(arguments: RoutingDestination.allCases.filter { $0 != .game })
  func `the clock stands still while something else is on top`(destination: RoutingDestination) {
    var state = app().state

    for _ in 1...2 {
      state.reduce(.go(destination))
      #expect(!state.game.clock.isRunning)
      #expect(state.reduce(.tick()) == .ignored(.clockIsStopped))
    }
    state.reduce(.go(.game))
    #expect(state.reduce(.tick()) == .handled(.nextTick))
    #expect(state.game.clock == GameClock(seconds: 1, isRunning: true))
  }
}
