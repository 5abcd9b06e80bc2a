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

    replay.play(before: .milliseconds(100))
    replay.send(.togglePause, .resting) { $0.isPaused = true }
    replay.send(.playNext, .ignored("the replay is paused"))
    replay.send(.goFaster, .resting) { $0.speed = "2×" }
    replay.send(.goSlower, .resting) { $0.speed = "1×" }
    replay.send(.togglePause, .waiting(.milliseconds(100))) { $0.isPaused = false }
    replay.play(before: .milliseconds(100))
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
    for _ in 1...2 { replay.play(before: .milliseconds(100)) }

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
    for _ in 1...2 { replay.play(before: .milliseconds(100)) }
    replay.playLast()

    replay.send(.stepBack, .resting) {
      $0.shownCount = 2
      $0.isPaused = true
      $0.isAtEnd = false
    }
    replay.send(.stepBack, .resting) { $0.shownCount = 1 }
    replay.send(.togglePause, .waiting(.milliseconds(100))) { $0.isPaused = false }
    replay.play(before: .milliseconds(100))
    replay.playLast()
    #expect(replay.state.shownState.routing.destination == .menu)
  }

  @Test func `it can be left at any time`() throws {
    var replay = try threeEvents()

    replay.send(.quit, .handled(.run(.quit)))
  }
}

/// Recordings that cannot be played to the end.
@MainActor
@Suite struct ReplayFailureTests {
  private static let moments: [(Int, AppAction)] = [
    (0, .go(.settings)), (0, .notices(.show(ShowNoticeAction(.unexpected("One."))))),
    (0, .go(.menu)),
  ]
  private static let altered = Failure(event: 2, cause: .altered(lineNumber: 3))

  /// A replay after `stepCount` steps, with the second of three actions altered.
  private func alteredReplay(stepCount: Int) throws -> ReplayTranscript {
    let recording = try Tape(Self.moments).recording(altering: "One.", to: "Two.")
    var replay = ReplayTranscript(recording)
    for _ in 0..<stepCount { _ = replayReducer(state: &replay.state, action: .playNext) }
    return replay
  }

  @Test func `it stops before an action that was altered and says which`() throws {
    var replay = try alteredReplay(stepCount: 0)

    replay.send(.playNext, .resting) {
      $0.shownCount = 1
      $0.failure = Self.altered
      $0.isAtEnd = true
    }
    replay.send(.playNext, .ignored("the replay is at the end"))
    replay.send(.togglePause, .resting) { $0.isPaused = true }
    #expect(replay.state.shownState.routing.destination == .settings)
  }

  @Test func `it stops where another state comes out and says after which action`() throws {
    let tape = Tape([(0, .go(.settings))])
    tape.record(.go(.help), before: AppState())
    var replay = ReplayTranscript(try tape.recording())

    replay.play(before: .zero)
    replay.send(.playNext, .resting) {
      $0.failure = Failure(event: 1, cause: .otherState)
      $0.isAtEnd = true
    }
  }

  @Test func `a last line that is cut is left out`() throws {
    let text = try #require(Tape(Self.moments).files.first)
    let recording = try AppRecording(Array(text.utf8.dropLast(10)), schema: AppState.schema)
    var replay = ReplayTranscript(recording)

    replay.play(before: .zero)
    replay.playLast()
  }

  @Test func `it can be stepped back from a failure, and forward to it again`() throws {
    var replay = try alteredReplay(stepCount: 1)

    replay.send(.stepBack, .resting) {
      $0.shownCount = 0
      $0.isPaused = true
      $0.isAtEnd = false
    }
    replay.send(.stepForward, .resting) {
      $0.shownCount = 1
      $0.isAtEnd = true
    }
  }

  @Test func `it says so if not even the first action is as it was recorded`() throws {
    let recording = try Tape(Self.moments).recording(altering: "settings", to: "help")
    var replay = ReplayTranscript(recording)

    replay.send(.begin, .resting) { $0.failure = Failure(event: 1, cause: .altered(lineNumber: 2)) }
  }
}
