import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

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
    for _ in 0..<stepCount { replay.step() }
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

    replay.send(.playNext, .waiting(.zero)) { $0.shownCount = 1 }
    replay.send(.playNext, .resting) {
      $0.failure = Failure(event: 1, cause: .otherState)
      $0.isAtEnd = true
    }
  }

  @Test func `a last line that is cut is left out`() throws {
    let text = try #require(Tape(Self.moments).files.first)
    let recording = try AppRecording(Array(text.utf8.dropLast(10)), schema: AppState.schema)
    var replay = ReplayTranscript(recording)

    replay.send(.playNext, .waiting(.zero)) { $0.shownCount = 1 }
    replay.send(.playNext, .resting) {
      $0.shownCount = 2
      $0.isAtEnd = true
    }
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

    replay.send(.begin, .resting) {
      $0.failure = Failure(event: 1, cause: .altered(lineNumber: 2))
    }
  }
}

extension ReplayTranscript {
  fileprivate mutating func step() {
    _ = replayReducer(state: &state, action: .playNext)
  }
}
