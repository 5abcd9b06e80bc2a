import DataFlow
import Testing

/// Unreadable recordings and their messages.
@MainActor @Suite struct RecordingErrorTests {
  /// The error of a recording that a program with this schema must refuse.
  private func error(_ text: String, schema: Int = 3) -> RecordingError? {
    do throws(RecordingError) {
      _ = try TallyRecording(Array(text.utf8), schema: schema)
      return nil
    } catch {
      return error
    }
  }

  private func recorded() -> String {
    let session = RecordedSession()
    session.play(.add(amount: 1), .double)
    return session.files.last
  }

  @Test func `a recording of its own schema is read`() {
    #expect(error(recorded()) == nil)
  }

  @Test func `a recording of another schema is refused with the program to replay it with`() {
    #expect(error(recorded(), schema: 4) == .older(program: "1.2.3"))
    #expect(error(recorded(), schema: 2) == .newer(program: "1.2.3"))
  }

  @Test func `another schema is recognised by the header alone, whatever else is in it`() {
    let header = "{\"schema\":9,\"program\":\"7\",\"state\":[1,2],\"new\":true}\n"

    #expect(error(header + "anything\n") == .newer(program: "7"))
  }

  @Test(
    arguments: [
      "", "\n", "\n\n", "hello\n", "{}\n", "{\"schema\":3}\n", "{\"program\":\"1\"}\n", "[3]\n",
      "{\"schema\":\"3\",\"program\":\"1\"}\n", "\u{0}\n",
    ])
  func `what has no header is no recording`(text: String) {
    #expect(error(text) == .notARecording)
  }

  @Test func `a header that is cut is no recording`() throws {
    let header = try #require(recorded().split(separator: "\n").first)

    for cut in 0...header.count {
      try #require(error(String(header.prefix(cut))) == .notARecording)
    }
  }

  @Test func `bytes that are no text are refused or left out`() throws {
    let bytes = Array(recorded().utf8)

    let recording = try TallyRecording(bytes + [0xFF, 0xFE, 0x0A], schema: 3)

    #expect(recording.lines.count == 2)
    guard case .damaged? = recording.end else {
      Issue.record("\(String(describing: recording.end))")
      return
    }
    #expect(throws: RecordingError.notARecording) {
      try TallyRecording([0xFF, 0x0A] + bytes, schema: 3)
    }
  }
}
