import DataFlow
import Testing

@MainActor @Suite struct RecordingHeaderTests {
  private struct Window: Codable, Equatable {
    var name = ""
    var columns = 0
    var scale = 1.0
  }

  /// The first line of a recording with this header, and the header read from it.
  private func written<State: Codable>(
    _ header: RecordingHeader<State>, from state: State
  ) throws -> (line: String, header: RecordingHeader<State>) {
    let recorded = RecordedEvents<State, Int>(header: header)
    recorded.record(1, .action(1), before: state)
    return (recorded.files.lines(of: 0)[0], try recorded.recording().header)
  }

  @Test(arguments: [(1 << 53, 1), (1 << 53 + 1, 0)])
  func `a line whose numbers no double holds is not read`(milliseconds: Int, lines: Int) throws {
    let recorded = RecordedEvents<Tally, Int>()
    recorded.record(1, .action(1), before: Tally(), milliseconds: milliseconds)

    #expect(try recorded.recording().lines.count == lines)
  }

  @Test(arguments: [
    Window(name: "a", columns: 80), Window(name: #"}],"schema":9,"a\"#, scale: .infinity),
    Window(name: "a\"b\n{[,", columns: .min, scale: -0.25),
  ])
  private func `metadata of any type is written and read again`(window: Window) throws {
    let header = RecordingHeader(
      schema: 1, program: "0.9", metadata: window, state: Tally(total: 3))

    let (line, read) = try written(header, from: Tally(total: 3))

    for header in [header, read] { #expect(try header.metadata(as: Window.self) == window) }
    #expect((read.schema, read.program) == (1, "0.9"))
    #expect(read.state == Tally(total: 3))
    #expect(try written(read, from: Tally(total: 3)).line == line)
  }

  @Test func `metadata can be a value without parts, or a list`() throws {
    let text = RecordingHeader<Tally>(schema: 1, program: "1", metadata: "a,b")
    let list = RecordingHeader<Tally>(schema: 1, program: "1", metadata: [[1, 2], [3]])

    #expect(try written(text, from: Tally()).header.metadata(as: String.self) == "a,b")
    #expect(try written(list, from: Tally()).header.metadata(as: [[Int]].self) == [[1, 2], [3]])
  }

  @Test func `a header without metadata, or with other metadata, says so when asked`() throws {
    let none = RecordingHeader<Tally>(schema: 1, program: "1")
    let other = RecordingHeader<Tally>(schema: 1, program: "1", metadata: ["name": 7])

    for header in try [none, written(none, from: Tally()).header, other] {
      #expect(throws: DecodingError.self) { try header.metadata(as: Window.self) }
    }
    #expect(try none.metadata(as: Window?.self) == nil)
  }

  @Test func `metadata that cannot be encoded ends the recording before it begins`() {
    struct Broken: Error {}
    struct Stubborn: Encodable {
      func encode(to encoder: any Encoder) throws { throw Broken() }
    }
    let recorded = RecordedEvents<Tally, Int>(
      header: RecordingHeader(schema: 1, program: "1", metadata: Stubborn()))

    for number in 1...2 { recorded.record(number, .action(1), before: Tally()) }

    #expect(recorded.messages == ["Broken()"])
    #expect(recorded.files.contents == [])
  }

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

  @Test
  func `another schema is refused with the program to replay it with, whatever else is in it`() {
    let header = "{\"schema\":9,\"program\":\"7\",\"state\":[1,2],\"new\":true}\n"

    #expect(error(recorded()) == nil)
    #expect(error(recorded(), schema: 4) == .older(program: "1.2.3"))
    #expect(error(recorded(), schema: 2) == .newer(program: "1.2.3"))
    #expect(error(header + "anything\n") == .newer(program: "7"))
  }

  @Test(arguments: [
    "", "\n", "\n\n", "hello\n", "{}\n", "{\"schema\":3}\n", "{\"program\":\"1\"}\n", "[3]\n",
    "{\"schema\":\"3\",\"program\":\"1\"}\n", "\u{0}\n",
  ])
  func `what has no header is no recording, even with an event`(text: String) throws {
    let event = try #require(recorded().split(separator: "\n").last)

    #expect(error(text) == .notARecording)
    #expect(error("\(event)\n" + text) == .notARecording)
  }

  @Test func `an altered header, or one without a checksum, is neither older nor newer`() throws {
    let lines = recorded()
    let header = try #require(lines.split(separator: "\n").first)

    for change in ["\"schema\":4", "\"schema\":2", "\"schema\":x", "\"Schema\":3"] {
      #expect(error(lines.replacing("\"schema\":3", with: change)) == .alteredHeader)
    }
    #expect(error(lines.replacing("{\"m", with: "{ \"m")) == .alteredHeader)
    #expect(error(lines.replacing(header, with: header + " ")) == .alteredHeader)
    #expect(error("\(header.dropLast())\n") == .alteredHeader)
    #expect(error("{\"program\":\"1\",\"schema\":3}\n") == .alteredHeader)
    #expect(error("{\"program\":\"1\",\"schema\":2}\n") == .older(program: "1"))
  }

  @Test func `a header with a state of another form begins impossibly`() {
    let line = Array(#"{"metadata":null,"program":"1","schema":3,"state":[1]"#.utf8).withChecksum

    #expect(error(String(decoding: line, as: UTF8.self) + "\n") == .impossibleState)
  }

  @Test func `bytes that are no text are refused or left out`() throws {
    let bytes = Array(recorded().utf8)

    let recording = try TallyRecording(bytes + [0xFF, 0xFE, 0x0A], schema: 3)

    #expect(recording.lines.count == 2)
    #expect(recording.verdict == "damaged")
    #expect(throws: RecordingError.notARecording) {
      try TallyRecording([0xFF, 0x0A] + bytes, schema: 3)
    }
  }
}
