import DataFlow
import Testing

@testable import MemoryTunes

/// A transcript of watching a recording, key by key.
struct ReplayTranscript {
  /// The visible status of the replay.
  struct Status: Equatable {
    var shownCount = 0
    var isPaused = false
    var speed = "1×"
    /// The number of the event where it diverged, and how.
    var failure: Failure?
    var isAtEnd = false
  }

  var state: ReplayState

  init(_ recording: AppRecording, hasSound: Bool = false) {
    state = ReplayState(recording, hasSound: hasSound)
  }

  var status: Status {
    Status(
      shownCount: state.shownCount, isPaused: state.isPaused, speed: state.speed.label,
      failure: state.failure.map { Failure(event: $0.event?.number, cause: $0.cause) },
      isAtEnd: state.isAtEnd)
  }

  /// Expects the outcome of an action, and no visible change but what `change` does.
  mutating func send(
    _ action: ReplayAction, _ outcome: Outcome<ReplayEffect>,
    at line: SourceLocation = #_sourceLocation, change: (inout Status) -> Void = { _ in }
  ) {
    var expected = status
    change(&expected)

    let actual = replayReducer(state: &state, action: action)

    #expect(actual == outcome, sourceLocation: line)
    #expect(status == expected, sourceLocation: line)
  }
}

extension ReplayTranscript {
  /// Expects that the next event is shown, and another one follows after this pause.
  mutating func play(before pause: Duration, at line: SourceLocation = #_sourceLocation) {
    send(.playNext, .waiting(pause), at: line) { $0.shownCount += 1 }
  }

  /// Expects that the last event is shown.
  mutating func playLast(at line: SourceLocation = #_sourceLocation) {
    send(.playNext, .resting, at: line) { ($0.shownCount, $0.isAtEnd) = ($0.shownCount + 1, true) }
  }
}

extension Outcome<ReplayEffect> {
  /// The next event follows after a pause.
  static func waiting(_ pause: Duration) -> Self {
    .handled(.run(.wait, id: .nextEvent, after: pause))
  }

  /// No event follows by itself.
  static var resting: Self { .handled(.cancel(.nextEvent)) }
}

/// Where a replay diverged, and how.
struct Failure: Equatable {
  let event: Int?
  let cause: ReplayFailure<AppAction>.Cause
}
