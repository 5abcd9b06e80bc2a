import DataFlow

@testable import MemoryTunes

/// A session recorded in memory.
@MainActor final class Tape {
  /// The content written, one string per file.
  private(set) var files: [String] = []
  private(set) var state = AppState()
  private var statesAfter: [AppState] = []
  private var recorder: Recorder<AppState, AppAction>?

  /// A tape with these actions, at these times; each file holds at most `limit` bytes.
  init(_ moments: [(milliseconds: Int, action: AppAction)] = [], limit: Int = .max) {
    recorder = Recorder(
      header: RecordingHeader(schema: AppState.schema, program: "test"),
      file: RecordingFile(
        rotate: { self.files.append("") },
        append: { self.files[self.files.count - 1] += String(decoding: $0, as: UTF8.self) }),
      limit: limit, now: { .zero }, onFailure: { fatalError("memory does not fail: \($0)") })
    for moment in moments { record(moment.action, at: moment.milliseconds) }
  }

  /// Performs and records an action; `other` stands for the state that a diverging machine records
  /// before it.
  func record(_ action: AppAction, at milliseconds: Int = 0, before other: AppState? = nil) {
    recorder?.record(
      Event(number: nextNumber, milliseconds: milliseconds, kind: .action(action)),
      before: other ?? state)
    _ = appReducer(state: &state, action: action)
    statesAfter.append(state)
  }

  /// Rewinds to the state after an event, and takes up its work.
  func goBack(to number: Int) {
    let restored = statesAfter[number - 1]
    recorder?.record(
      Event(number: nextNumber, milliseconds: 0, kind: .rewind(to: number)), before: state,
      restored: restored)
    state = restored
    statesAfter.append(state)
    record(.session(.resume(ResumeAction())))
  }

  private var nextNumber: Int { statesAfter.count + 1 }

  /// The last file, read back.
  func recording() throws -> AppRecording {
    try AppRecording(Array((files.last ?? "").utf8), schema: AppState.schema)
  }

  /// The last file with a text in it replaced by another, read back.
  func recording(altering text: String, to other: String) throws -> AppRecording {
    let altered = (files.last ?? "").replacing(text, with: other)
    return try AppRecording(Array(altered.utf8), schema: AppState.schema)
  }
}
