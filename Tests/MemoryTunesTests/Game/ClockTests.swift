import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct ClockTests {
  private static let runClock = Outcome.handled(.run(AppEffect.runClock, id: .clock))
  private static let begun = GameState.dealt("A", "B", "A", "B").flipping(0)

  @Test func `the clock stands still before the first flip`() {
    let game = TestStore(.dealt("A", "B", "A", "B"), gameReducer)

    game.send(.tick(TickAction()), .ignored(.clockStandsStill))
    game.send(.go(.game))
    game.send(.tick(TickAction()), .ignored(.clockStandsStill))
  }

  @Test func `the clock counts seconds from the first flip on`() {
    let game = TestStore(Self.begun, gameReducer)

    game.send(.tick(TickAction())) { $0.seconds = 1 }
    game.send(.tick(TickAction(seconds: 3))) { $0.seconds = 4 }
    game.send(.go(.game))
    game.send(.tick(TickAction())) { $0.seconds = 5 }
  }

  @Test(arguments: RoutingDestination.allCases.filter { $0 != .game })
  func `the clock stands still while something else is on top`(destination: RoutingDestination) {
    let game = TestStore(Self.begun, gameReducer)

    game.send(.go(destination), .handled(.cancel(.clock))) { $0.isClockRunning = false }
    game.send(.tick(TickAction()), .ignored(.clockStandsStill))
    game.send(.go(destination))
    game.send(.go(.game), Self.runClock) { $0.isClockRunning = true }
    game.send(.tick(TickAction())) { $0.seconds = 1 }
  }

  @Test func `the clock stops with the last match`() {
    let game = TestStore(Self.begun.flipping(2, 1), gameReducer)

    game.send(.flip(3), .handled(.cancel(.clock))) {
      $0.phase = .finished
      $0.cards = $0.cards.map { Card(pair: $0.pair, face: .matched) }
      $0.openCards = []
      $0.lastOpened = 3
      $0.cursor = 3
      $0.moveCount = 2
      $0.matchedPairCount = 2
      $0.isClockRunning = false
      $0.finished.fire(GameResult(moves: 2, pairs: 2, seconds: 0, seed: 0))
    }
    game.send(.tick(TickAction()), .ignored(.clockStandsStill))
    game.send(.go(.game))
  }

  @Test func `a flip under a clock that was stopped starts it again`() {
    let game = TestStore(Self.begun, gameReducer)

    game.send(.go(.help), .handled(.cancel(.clock))) { $0.isClockRunning = false }
    game.send(.flip(1), Self.runClock) {
      $0.isClockRunning = true
      $0.cards[1].face = .open
      $0.openCards = [0, 1]
      $0.lastOpened = 1
      $0.cursor = 1
      $0.moveCount = 1
    }
  }
}
