import Testing

@testable import MemoryTunes

/// A transcript of watching a recording, key by key.
struct ReplayTranscript {
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

    #expect(replayReducer(state: &state, action: action) == outcome, sourceLocation: line)
    #expect(status == expected, sourceLocation: line)
  }
}

extension ReplayTranscript {
  /// Expects that the next event is shown, and another one follows after this pause.
  mutating func play(before pause: Duration, at line: SourceLocation = #_sourceLocation) {
    send(.playNext, .waiting(pause), at: line) { $0.shownCount += 1 }
  }

  mutating func playLast(at line: SourceLocation = #_sourceLocation) {
    send(.playNext, .resting, at: line) { ($0.shownCount, $0.isAtEnd) = ($0.shownCount + 1, true) }
  }
}

extension Outcome<ReplayEffect> {
  static func waiting(_ pause: Duration) -> Self {
    .handled(.run(.wait, id: .nextEvent, after: pause))
  }

  static var resting: Self { .handled(.cancel(.nextEvent)) }
}

/// Where a replay diverged, and how.
struct Failure: Equatable {
  let event: Int?
  let cause: ReplayFailure<AppAction>.Cause
}

/// A session recorded in memory.
@MainActor final class Tape {
  private(set) var file = ""
  private(set) var state = AppState()
  private var eventCount = 0
  private var recorder: Recorder<AppState, AppAction>?

  init(_ moments: [(milliseconds: Int, action: AppAction)]) {
    recorder = Recorder(
      header: RecordingHeader(schema: AppState.schema, program: "test"),
      file: RecordingFile(
        rotate: { self.file = "" },
        append: { self.file += String(decoding: $0, as: UTF8.self) }),
      limit: .max, now: { .zero }, onFailure: { fatalError("memory does not fail: \($0)") })
    for moment in moments { record(moment.action, at: moment.milliseconds) }
  }

  /// Performs and records an action; `other` stands for the state that a diverging machine records
  /// before it.
  func record(_ action: AppAction, at milliseconds: Int = 0, before other: AppState? = nil) {
    eventCount += 1
    recorder?.record(
      Event(number: eventCount, milliseconds: milliseconds, kind: .action(action)),
      before: other ?? state)
    _ = appReducer(state: &state, action: action)
  }

  /// What was recorded, with a text in it perhaps replaced by another.
  func recording(altering text: String? = nil, to other: String = "") throws -> AppRecording {
    let content = text.map { file.replacing($0, with: other) } ?? file
    return try AppRecording(Array(content.utf8), schema: AppState.schema)
  }
}
