import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

/// A viewer who pauses, and steps through a recording.
@MainActor
@Suite struct ReplayStepTests {
  private static let destinations: [RoutingDestination] = [.settings, .help, .menu]

  private func threeEvents() throws -> ReplayTranscript {
    let moments = Self.destinations.enumerated().map { ($0.offset * 100, AppAction.go($0.element)) }
    return ReplayTranscript(try Tape(moments).recording())
  }

  @Test func `nothing comes by itself while the replay is paused`() throws {
    var replay = try threeEvents()

    replay.send(.playNext, .waiting(.milliseconds(100))) { $0.shownCount = 1 }
    replay.send(.togglePause, .resting) { $0.isPaused = true }
    replay.send(.playNext, .ignored("the replay is paused"))
    replay.send(.goFaster, .resting) { $0.speed = "2×" }
    replay.send(.goSlower, .resting) { $0.speed = "1×" }
    replay.send(.togglePause, .waiting(.milliseconds(100))) { $0.isPaused = false }
    replay.send(.playNext, .waiting(.milliseconds(100))) { $0.shownCount = 2 }
  }

  @Test func `steps forward pause, and lead to the end`() throws {
    var replay = try threeEvents()

    replay.send(.stepForward, .resting) {
      $0.shownCount = 1
      $0.isPaused = true
    }
    replay.send(.stepForward, .resting) { $0.shownCount = 2 }
    #expect(replay.state.shownState.routing.path == [.settings, .help])
    replay.send(.stepForward, .resting) {
      $0.shownCount = 3
      $0.isAtEnd = true
    }
    replay.send(.stepForward, .ignored("the replay is at the end"))
    #expect(replay.state.shownEvent?.number == 3)
  }

  @Test func `steps back pause, and show the states before`() throws {
    var replay = try threeEvents()
    for count in 1...2 {
      replay.send(.playNext, .waiting(.milliseconds(100))) { $0.shownCount = count }
    }

    replay.send(.stepBack, .resting) {
      $0.shownCount = 1
      $0.isPaused = true
    }
    #expect(replay.state.shownState.routing.path == [.settings])
    #expect(replay.state.shownEvent?.number == 1)
    replay.send(.stepBack, .resting) { $0.shownCount = 0 }
    #expect(replay.state.shownState == AppState())
    #expect(replay.state.shownEvent == nil)
    replay.send(.stepBack, .ignored("the replay is at the beginning"))
  }

  @Test func `after steps back from the end it is played to the end again`() throws {
    var replay = try threeEvents()
    for count in 1...2 {
      replay.send(.playNext, .waiting(.milliseconds(100))) { $0.shownCount = count }
    }
    replay.send(.playNext, .resting) {
      $0.shownCount = 3
      $0.isAtEnd = true
    }

    replay.send(.stepBack, .resting) {
      $0.shownCount = 2
      $0.isPaused = true
      $0.isAtEnd = false
    }
    replay.send(.stepBack, .resting) { $0.shownCount = 1 }
    replay.send(.togglePause, .waiting(.milliseconds(100))) { $0.isPaused = false }
    replay.send(.playNext, .waiting(.milliseconds(100))) { $0.shownCount = 2 }
    replay.send(.playNext, .resting) {
      $0.shownCount = 3
      $0.isAtEnd = true
    }
    #expect(replay.state.shownState.routing.destination == .menu)
  }

  @Test func `a step beyond the end is ignored and changes nothing`() throws {
    var replay = ReplayTranscript(try Tape([(0, .go(.settings))]).recording())
    replay.send(.playNext, .resting) {
      $0.shownCount = 1
      $0.isAtEnd = true
    }

    replay.send(.stepForward, .ignored("the replay is at the end"))
  }

  @Test func `it can be left at any time`() throws {
    var replay = try threeEvents()

    replay.send(.quit, .handled(.run(.quit)))
  }
}
