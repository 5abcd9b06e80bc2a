import DataFlowTesting
import StorageLive

@testable import MemoryTunes
@testable import Program

/// A recording in memory, with an optional capacity.
@MainActor
final class Tape {
  /// How many bytes fit; nil for no limit.
  var room: Int?
  private(set) var bytes: [UInt8] = []
  private(set) var failureCount = 0

  init(room: Int? = nil) {
    self.room = room
  }

  var recording: World.Recording {
    let header = RecordingHeader<AppState>(schema: AppState.schema, program: "test")
    return (RecordingFile(rotate: { self.bytes = [] }, append: { try self.append($0) }), header)
  }

  func replay() throws -> Replay<AppState, AppAction, AppEffect> {
    let recording = try AppRecording(bytes, schema: AppState.schema)
    return Replay(recording, initialState: AppState(), reducer: .app)
  }

  /// The final state of a verified replay, and the number of events that lead to it.
  func replayed() throws -> (state: AppState, count: Int) {
    var replay = try replay()
    try replay.stepToLast()
    try replay.step()
    return (replay.state, replay.position)
  }

  private func append(_ more: [UInt8]) throws {
    if let room, bytes.count + more.count > room {
      failureCount += 1
      throw RecordingFileError.diskFull(file: "/tape")
    }
    bytes += more
  }
}
