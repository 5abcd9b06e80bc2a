import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct ClockTests {
  private static let begun = GameState.dealt("A", "B", "A", "B").flipping(0)

  /// A run with the board on the screen.
  private func app(_ game: GameState = begun) -> TestStore<AppState, AppAction, AppEffect> {
    var state = AppState.playing(game)
    state.saving.due = .soon
    return state.store
  }

  private static func tick(_ seconds: Int = 1) -> AppAction {
    .game(.tick(TickAction(seconds: seconds)))
  }

  @Test func `the clock stands still before the first flip`() {
    let app = app(.dealt("A", "B", "A", "B"))

    app.send(Self.tick(), .ignored(.clockIsStopped))
    app.send(.go(.game))
    app.send(Self.tick(), .ignored(.clockIsStopped))
  }

  @Test func `the clock counts seconds from the first flip on`() {
    let app = app()

    app.send(.game(.tick(TickAction())), .handled(.nextTick)) { $0.game.clock.seconds = 1 }
    app.send(Self.tick(3), .handled(.nextTick)) { $0.game.clock.seconds = 4 }
    app.send(.go(.game))
    app.send(Self.tick(), .handled(.nextTick)) { $0.game.clock.seconds = 5 }
  }

  @Test func `a tick is of no more than a day, and takes none back`() {
    let app = app()

    app.send(Self.tick(86_400), .handled(.nextTick)) { $0.game.clock.seconds = 86_400 }
    for seconds in [0, -1, 86_401, .min, .max] {
      app.send(Self.tick(seconds), .ignored(.impossibleTime))
    }
  }

  @Test(arguments: RoutingDestination.allCases.filter { $0 != .game })
  func `the clock stands still while something else is on top`(destination: RoutingDestination) {
    let app = app()
    app.send(.go(destination), .handled(.merge(.cancel(.clock), destination.reading))) {
      $0.routing.go(to: destination)
      if destination == .newGame { $0.newGame.before = DealAction(for: $0) }
      $0.game.clock.isRunning = false
    }
    app.send(Self.tick(), .ignored(.clockIsStopped))
    app.send(.go(destination), .handled(destination.rereading))
    app.send(.go(.game), .handled(.merge(destination.readingEnd, .nextTick))) {
      $0.routing.go(to: .game)
      $0.game.clock.isRunning = true
    }
    app.send(Self.tick(), .handled(.nextTick)) { $0.game.clock.seconds = 1 }
  }

  @Test func `the clock stops with the last match`() {
    let game = Self.begun.flipping(2, 1).store

    game.send(.flip(3), .handled(.cancel(.clock))) {
      $0.flip(3)
      $0.show.cursor = 3
      $0.clock.isRunning = false
    }
    game.send(.tick(TickAction()), .ignored(.clockIsStopped))
  }
}
