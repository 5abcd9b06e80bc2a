import DataFlow
import Testing

/// Files that are full, and files that cannot be written.
@MainActor @Suite struct RecordingFileTests {
  private struct DiskFull: Error, Equatable {}

  /// A file whose nth call fails, counted over all calls.
  @MainActor
  private final class FailingFile {
    private(set) var calls: [String] = []
    private let failingCall: Int

    init(failingCall: Int) { self.failingCall = failingCall }

    func call(_ name: String) throws {
      calls.append(name)
      if calls.count == failingCall { throw DiskFull() }
    }

    var recordingFile: RecordingFile {
      RecordingFile(
        rotate: { try self.call("start over") }, append: { _ in try self.call("append") })
    }
  }

  @Test func `a full file is followed by another that begins with the state`() throws {
    let actions = TallyAction.some(60)
    let states = Tally.states(along: actions)
    let session = RecordedSession(limit: 1500)

    session.store.dispatch(each: actions)

    #expect(session.files.contents.count > 3)
    #expect(session.files.contents.allSatisfy { $0.sizeOfEvents <= 1500 })
    let recordings = try session.files.contents.map {
      try TallyRecording(Array($0.utf8), schema: 3)
    }
    #expect(recordings.flatMap { $0.lines.map(\.event.number) } == Array(1...60))
    #expect(recordings[0].header.state == nil)
    for recording in recordings.dropFirst() {
      let first = try #require(recording.lines.first?.event.number)
      #expect(recording.header.state == states[first - 1])
    }
  }

  @Test func `each file of a long session replays by itself`() throws {
    let session = RecordedSession(limit: 1500)
    session.store.dispatch(each: TallyAction.some(60))

    for content in session.files.contents {
      let recording = try TallyRecording(Array(content.utf8), schema: 3)
      var replay = TallyReplay(recording, initialState: Tally(), reducer: Reducer(tallyReducer))
      #expect(try replay.stepToLast() == recording.lines.last?.event)
    }
  }

  @Test func `a file is filled to its limit and not beyond`() throws {
    let whole = RecordedSession()
    whole.play(.double, .double)
    let size = whole.files.last.sizeOfEvents

    let files = [size, size - 1].map { limit in
      let session = RecordedSession(limit: limit)
      session.play(.double, .double)
      return session.files.contents.count
    }

    #expect(files == [1, 2])
  }

  @Test func `nothing is written to a file that has not been begun`() {
    let file = RecordingFile(path: "/tmp/session.jsonl")

    #expect(throws: RecordingFileError.self) { try file.append([1]) }
  }

  @Test func `a state larger than the limit starts no file at each event`() {
    let text = String(repeating: "a", count: 2000)
    let session = RecordedSession(limit: 1500)

    session.store.dispatch(each: [.name(text)] + Array(repeating: .double, count: 20))

    #expect(session.files.contents.count < 5)
  }

  @Test func `a state that cannot be encoded leaves the last file as it is`() {
    let files = Files()
    var failures: [String] = []
    let store = Store<Level, Int, Never>(initialState: Level()) { level, value in
      level.value = value
      return .handled()
    }
    let recorder = Recorder<Level, Int>(
      header: RecordingHeader(schema: 1, program: "1"), file: files.recordingFile, limit: 100,
      now: { .zero }, onFailure: { failures.append("\($0)") })
    let ticket = store.add(recorder.middleware())

    for value in 1...3 { store.dispatch(value) }

    let reason = "the state at event 3 cannot be recorded: TooHigh()"
    #expect(failures == [reason])
    #expect(files.contents.map { $0.split(separator: "\n").count } == [2, 3])
    #expect(files.last.contains("{\"end\":\"\(reason)\",\"sum\":"))
    withExtendedLifetime(ticket) {}
  }

  @Test func `an end that cannot be written is told`() {
    // After the beginning, the header and the event comes the end.
    let file = FailingFile(failingCall: 4)
    var failures: [DiskFull?] = []
    let store = TallyStore(initialState: Tally(), reducer: tallyReducer)
    let recorder = Recorder<Tally, TallyAction>(
      header: .tally, file: file.recordingFile, now: { .zero },
      onFailure: { failures.append($0 as? DiskFull) })
    let ticket = store.add(recorder.middleware())

    store.dispatch(.double)
    store.replaceReducer(with: Reducer(tallyReducer))

    #expect(failures == [DiskFull()])
    withExtendedLifetime(ticket) {}
  }

  @Test func `a limit below one line gives each its own file`() throws {
    let session = RecordedSession(limit: 1)

    session.play(.add(amount: 1), .double)

    #expect(session.files.contents.count == 2)
    #expect(session.files.contents.indices.map { session.files.lines(of: $0).count } == [2, 2])
    #expect(try session.recording().header.state == Tally(total: 1))
  }

  @Test(
    arguments: zip(
      1...4,
      [["start over"], ["start over", "append"], ["start over", "append", "append"]]
        + [["start over", "append", "append", "append"]]))
  func `the first error ends the recording and nothing else`(call: Int, calls: [String]) {
    let file = FailingFile(failingCall: call)
    let failures = Log<DiskFull?>()
    let store = TallyStore(initialState: Tally(), reducer: tallyReducer)
    let recorder = Recorder<Tally, TallyAction>(
      header: .tally, file: file.recordingFile, now: { .zero },
      onFailure: { failures.append($0 as? DiskFull) })
    let middleware = store.add(recorder.middleware())

    for _ in 0..<5 { store.dispatch(.add(amount: 1)) }

    #expect(file.calls == calls)
    #expect(failures.entries == [DiskFull()])
    #expect(store.state == Tally(total: 5))
    middleware.cancel()
  }

  @Test func `an action that cannot be written down ends the recording and nothing else`() {
    let failures = Log<RecorderError?>()
    let files = Files()
    let store = Store<[Int], Level, Never>(initialState: []) { state, level in
      state.append(level.value)
      return .handled()
    }
    let recorder = Recorder<[Int], Level>(
      header: RecordingHeader(schema: 3, program: "1"),
      file: files.recordingFile, now: { .zero },
      onFailure: { failures.append($0 as? RecorderError) })
    let middleware = store.add(recorder.middleware())

    store.dispatch(each: [1, 2, 1].map(Level.init))

    #expect(failures.entries == [.unfaithfulAction(number: 2, reason: "TooHigh()")])
    #expect(files.lines(of: 0).count == 3)
    #expect(store.state == [1, 2, 1])
    middleware.cancel()
  }
}

/// A number that cannot be encoded if it is above 1.
private struct Level: Codable, Equatable {
  struct TooHigh: Error {}

  var value = 0

  func encode(to encoder: any Encoder) throws {
    guard value <= 1 else { throw TooHigh() }
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }

  init(value: Int = 0) { self.value = value }

  init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(Int.self)
  }
}

extension String {
  /// The bytes of all lines but the header.
  fileprivate var sizeOfEvents: Int {
    utf8.count - (firstIndex(of: "\n").map { utf8.distance(from: startIndex, to: $0) + 1 } ?? 0)
  }
}
