import DataFlow
import Testing

/// Altered recordings.
@MainActor @Suite struct AlteredRecordingTests {
  private let session = RecordedSession()
  private let content: [UInt8]
  /// The offsets at which lines begin, and the end of the content.
  private let starts: [Int]

  init() {
    session.play(.name("a \"b\" é"), .add(amount: 1), .add(amount: 100), .double)
    let content = Array(session.files.last.utf8)
    let feeds = content.indices.filter { content[$0] == UInt8(ascii: "\n") }
    self.content = content
    starts = [0] + feeds.map { $0 + 1 }
  }

  private func read(_ bytes: [UInt8]) throws -> TallyRecording {
    try TallyRecording(bytes, schema: 3)
  }

  private func replay(_ recording: TallyRecording) -> TallyReplay {
    TallyReplay(recording, initialState: Tally(), reducer: Reducer(tallyReducer))
  }

  /// The content with one byte of a line replaced, at every position and by several printable
  /// bytes.
  private func alterations(ofLine line: Int) -> [[UInt8]] {
    (starts[line]..<starts[line + 1] - 1).flatMap { place in
      "01aZ ~\"{},:\\".utf8.filter { $0 != content[place] }.map { byte in
        var bytes = content
        bytes[place] = byte
        return bytes
      }
    }
  }

  @Test(arguments: [1, 2, 3]) func `every change of one byte is refused at its action`(line: Int)
    throws
  {
    for bytes in alterations(ofLine: line) {
      let recording = try read(bytes)
      let text = Comment(rawValue: String(decoding: bytes, as: UTF8.self))
      var replay = replay(recording)

      try #require(recording.lines.count == line - 1, text)
      let failure = try #require(throws: ReplayFailure<TallyAction>.self, text) {
        try replay.stepToLast()
      }
      try #require(failure.cause == .altered(lineNumber: line + 1), text)
    }
  }

  @Test func `a change of one byte in the last line never passes for what was written`() throws {
    for bytes in alterations(ofLine: 4) {
      let recording = try read(bytes)

      try #require(recording.lines.count == 3)
      switch recording.end {
      case .damaged: break
      case .altered(let lineNumber, _): try #require(lineNumber == 5)
      case .ended, nil: Issue.record("\(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  @Test func `a last line that is cut is left out, wherever it is cut`() throws {
    for cut in starts[4]..<starts[5] {
      let recording = try read(Array(content.prefix(cut)))
      var replay = replay(recording)

      try #require(recording.lines.map(\.event.number) == [1, 2, 3])
      try #require(try replay.stepToLast()?.number == 3)
      if cut > starts[4], case .damaged? = recording.end { continue }
      try #require(cut == starts[4] && recording.end == nil)
    }
  }

  @Test func `a whole recording has no end before its end`() throws {
    let recording = try read(content)

    #expect(recording.lines.map(\.event.number) == [1, 2, 3, 4])
    #expect(recording.end == nil)
    #expect(recording.header.program == "1.2.3")
    #expect(recording.header.state == nil)
  }

  @Test func `a line that is gone, doubled or in another place is found out`() throws {
    let rows = session.files.lines(of: 0)
    let orders = [[0, 2, 3, 4], [0, 1, 3, 4], [0, 1, 1, 2, 3, 4], [0, 1, 3, 2, 4]]

    for order in orders {
      let text = order.map { rows[$0] + "\n" }.joined()
      var replay = replay(try read(Array(text.utf8)))
      #expect(throws: ReplayFailure<TallyAction>.self, "\(order)") { try replay.stepToLast() }
    }
  }

  /// The recording with 900 in place of 100 and the old checksum.
  private func alteredReplay() throws -> TallyReplay {
    let text = session.files.last.replacing("\"amount\":100", with: "\"amount\":900")
    return replay(try read(Array(text.utf8)))
  }

  @Test func `the failure shows what the altered action changes here, played step by step`()
    throws
  {
    var replay = try alteredReplay()
    try replay.step()
    try replay.step()

    let failure = try #require(throws: ReplayFailure<TallyAction>.self) { try replay.step() }

    #expect(failure.event?.kind == .action(.add(amount: 900)))
    #expect(
      "\(failure)" == """
        event 3, add(amount: 900): altered(lineNumber: 4)
          total: 1 → 901
        """)
    #expect(replay.state.total == 1)
  }

  @Test func `the failure shows what the altered action changes here, verified at once`() throws {
    var replay = try alteredReplay()

    let failure = try #require(throws: ReplayFailure<TallyAction>.self) { try replay.stepToLast() }

    #expect(failure.difference.map(\.description) == ["total: 1 → 901"])
  }
}
