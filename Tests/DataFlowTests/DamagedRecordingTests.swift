import Basics
import DataFlow
import Testing

@MainActor @Suite struct DamagedRecordingTests {
  private let content: [UInt8]
  /// The offsets at which lines begin, and the end of the content.
  private let starts: [Int]
  private let events: [Event<TallyAction>]

  init() throws {
    let session = RecordedSession(limit: 300)
    let travel = TimeTravel(session.store, now: { .zero })
    session.play(.name("a"), .add(amount: 1), .name("a \"b\" é"), .note("n"), .double)
    _ = travel.rewind(to: 4) { event, state in
      session.recorder.record(event, before: session.store.state, restored: state)
    }
    let content = Array(session.files.last.utf8)
    self.content = content
    starts = [0] + content.indices.filter { content[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    events = try TallyRecording(content, schema: 3).lines.map(\.event)
  }

  /// What a reader finds out about a recording.
  private enum Verdict: Equatable {
    case refused(RecordingError)
    /// The number of lines that can be played before the line that is not what was recorded.
    case altered(after: Int)
    /// The number of lines that can be played before a last line that is damaged.
    case damaged(after: Int)
    case intact
  }

  /// The verdict on a recording all of whose playable events are those that were recorded.
  private func verdict(on bytes: [UInt8]) throws -> Verdict {
    let recording: TallyRecording
    do throws(RecordingError) {
      recording = try TallyRecording(bytes, schema: 3)
    } catch {
      return .refused(error)
    }
    let count = recording.lines.count
    try #require(recording.lines.map(\.event) == Array(events.prefix(count)))
    var replay = TallyReplay(recording, initialState: Tally(), reducer: Reducer(tallyReducer))
    let last: Event<TallyAction>?
    do throws(ReplayFailure<TallyAction>) {
      last = try replay.stepToLast()
    } catch {
      try #require(error.cause == .altered(lineNumber: count + 2))
      return .altered(after: count)
    }
    try #require(last == recording.lines.last?.event)
    switch recording.end {
    case .damaged: return .damaged(after: count)
    case nil: return .intact
    case let end?:
      Issue.record("\(end)")
      return .intact
    }
  }

  @Test func `the recording that is damaged is intact, and has a state and a rewind`() throws {
    #expect(try verdict(on: content) == .intact)
    #expect(try TallyRecording(content, schema: 3).header.state != nil)
    #expect(events.last?.kind == .rewind(to: 4))
    #expect(events.count > 2)
  }

  @Test func `each flipped bit is told as what it is`() throws {
    for place in content.indices {
      let line = starts.lastIndex { $0 <= place } ?? 0
      for bit in 0..<8 {
        var bytes = content
        bytes[place] ^= 1 << UInt8(bit)

        let verdict = try verdict(on: bytes)

        let comment = Comment(rawValue: "bit \(bit) of byte \(place): \(verdict)")
        switch verdict {
        case .refused(let error): try #require(line == 0 && error == .alteredHeader, comment)
        case .altered(let count): try #require(line > 0 && count == line - 1, comment)
        case .damaged(let count):
          // Without the line feed between them, the last two lines are one.
          let last = line + (content[place] == UInt8(ascii: "\n") ? 1 : 0)
          try #require(last >= events.count && count == line - 1, comment)
        case .intact: Issue.record(comment)
        }
      }
    }
  }

  @Test func `several flipped bits never pass for what was recorded`() throws {
    var numbers = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      var bytes = content
      for _ in 0..<5 {
        bytes[numbers.number(below: bytes.count)] ^= 1 << UInt8(numbers.number(below: 8))
      }
      guard bytes != content else { continue }

      #expect(try verdict(on: bytes) != .intact)
    }
  }

  @Test func `wherever it is cut off, what is before can be played`() throws {
    #expect(try verdict(on: []) == .refused(.notARecording))
    for cut in 1..<content.count {
      let line = starts.lastIndex { $0 <= cut } ?? 0

      let verdict = try verdict(on: Array(content.prefix(cut)))

      if line == 0 {
        try #require(verdict == .refused(.alteredHeader), "\(cut)")
      } else if starts.contains(cut) {
        // Nothing is missing that was ever written.
        try #require(verdict == .intact, "\(cut)")
      } else {
        try #require(verdict == .damaged(after: line - 1), "\(cut)")
      }
    }
  }
}
