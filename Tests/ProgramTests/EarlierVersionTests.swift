import DataFlow
import Foundation
import MemoryTunes
import Testing

/// What version 0.1.0 recorded.
@Suite struct EarlierVersionTests {
  @Test func `a recording is refused with the version that plays it`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/0.1/recording.jsonl")
    let bytes = Array(try Data(contentsOf: file))
    #expect(bytes.count > 20_000)

    #expect(throws: RecordingError.older(program: "0.1.0")) {
      try AppRecording(bytes, schema: AppState.schema)
    }
  }
}
