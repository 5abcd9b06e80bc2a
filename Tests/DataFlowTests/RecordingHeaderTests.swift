import DataFlow
import Testing

/// What the first line of a recording says.
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
    let files = Files()
    let recorder = Recorder<State, Int>(
      header: header, file: files.recordingFile, now: { .zero }, onFailure: { Issue.record($0) })
    recorder.record(Event(number: 1, milliseconds: 0, kind: .action(1)), before: state)
    let recording = try Recording<State, Int>(Array(files.last.utf8), schema: header.schema)
    return (files.lines(of: 0)[0], recording.header)
  }

  @Test(arguments: [(1 << 53, 1), (1 << 53 + 1, 0)])
  func `a line whose numbers a double would not hold is not read`(milliseconds: Int, lines: Int)
    throws
  {
    let files = Files()
    let recorder = Recorder<Tally, Int>(
      header: RecordingHeader(schema: 1, program: "1"), file: files.recordingFile, now: { .zero },
      onFailure: { Issue.record($0) })
    recorder.record(
      Event(number: 1, milliseconds: milliseconds, kind: .action(1)), before: Tally())

    #expect(try Recording<Tally, Int>(Array(files.last.utf8), schema: 1).lines.count == lines)
  }

  @Test(arguments: [
    Window(name: "a", columns: 80), Window(name: #"}],"schema":9,"a\"#, scale: .infinity),
    Window(name: "a\"b\n{[,", columns: .min, scale: -0.25),
  ])
  private func `metadata of any type is written and read again`(window: Window) throws {
    let header = RecordingHeader(
      schema: 1, program: "0.9", metadata: window, state: Tally(total: 3))

    let (line, read) = try written(header, from: Tally(total: 3))

    #expect(try header.metadata(as: Window.self) == window)
    #expect(try read.metadata(as: Window.self) == window)
    #expect(read.schema == 1)
    #expect(read.program == "0.9")
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
    let files = Files()
    let failures = Log<Bool>()
    let recorder = Recorder<Tally, Int>(
      header: RecordingHeader(schema: 1, program: "1", metadata: Stubborn()),
      file: files.recordingFile, now: { .zero }, onFailure: { failures.append($0 is Broken) })

    for number in 1...2 {
      recorder.record(Event(number: number, milliseconds: 0, kind: .action(1)), before: Tally())
    }

    #expect(failures.entries == [true])
    #expect(files.contents == [])
  }
}
