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

  @Test func `a header that is cut is altered`() throws {
    let header = try #require(recorded().split(separator: "\n").first)

    for cut in 1...header.count {
      try #require(error(String(header.prefix(cut))) == .alteredHeader)
    }
    #expect(error("\(header.dropLast())\n") == .alteredHeader)
  }

  @Test func `a header that was altered is neither older, newer, nor anything else`() throws {
    let lines = recorded()
    let header = try #require(lines.split(separator: "\n").first)
    let changes = ["\"schema\":4", "\"schema\":2", "\"schema\":x", "\"Schema\":3"]

    for change in changes {
      #expect(error(lines.replacing("\"schema\":3", with: change)) == .alteredHeader)
    }
    #expect(error(lines.replacing("{\"m", with: "{ \"m")) == .alteredHeader)
    #expect(error(lines.replacing(header, with: header + " ")) == .alteredHeader)
  }

  @Test func `a header of this schema without a checksum is altered`() {
    #expect(error("{\"program\":\"1\",\"schema\":3}\n") == .alteredHeader)
    #expect(error("{\"program\":\"1\",\"schema\":2}\n") == .older(program: "1"))
  }

  @Test func `a recording that begins with an event is none`() throws {
    let event = try #require(recorded().split(separator: "\n").last)

    #expect(error("\(event)\n") == .notARecording)
  }

  @Test func `a header with a state of another form begins impossibly`() {
    let line = Array(#"{"metadata":null,"program":"1","schema":3,"state":[1]"#.utf8).withChecksum

    #expect(error(String(decoding: line, as: UTF8.self) + "\n") == .impossibleState)
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
