import DataFlow
import MemoryTunes
import TestSupport
import Testing

/// What version 0.1.0 recorded.
@Suite struct EarlierVersionTests {
  @Test func `a recording is refused with the version that plays it`() throws {
    let bytes = try fixture("0.1/recording.jsonl")
    #expect(bytes.count > 20_000)

    #expect(throws: RecordingError.older(program: "0.1.0")) {
      try AppRecording(bytes, schema: AppState.schema)
    }
  }
}
