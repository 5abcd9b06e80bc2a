import DataFlow
import Testing

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

  @Test func `a full file is followed by one that begins with a state and replays alone`() throws {
    let actions = TallyAction.some(60)
    let states = Tally.states(along: actions)
    let session = RecordedSession(limit: 1500)

    session.store.dispatch(each: actions)

    #expect(session.files.contents.count > 3)
    #expect(session.files.contents.allSatisfy { $0.sizeOfEvents <= 1500 })
    let replays = try session.replays()
    #expect(replays.flatMap { $0.recording.lines.map(\.event.number) } == Array(1...60))
    #expect(replays[0].recording.header.state == nil)
    for (index, var replay) in replays.enumerated() {
      let first = try #require(replay.next?.number)
      if index > 0 { #expect(replay.recording.header.state == states[first - 1]) }
      #expect(try replay.stepToLast() == replay.recording.lines.last?.event)
    }
  }

  @Test func `a file is filled to its limit and not beyond`() throws {
    func files(limit: Int = 5_000_000) -> [String] {
      let session = RecordedSession(limit: limit)
      session.play(.double, .double)
      return session.files.contents
    }
    let size = files()[0].sizeOfEvents

    #expect(files(limit: size).count == 1)
    #expect(files(limit: size - 1).count == 2)
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
    let recorded = RecordedEvents<Level, Int>(limit: 100)

    for number in 1...3 {
      recorded.record(number, .action(number), before: Level(value: number - 1))
    }

    let reason = "the state at event 3 cannot be recorded: TooHigh()"
    #expect(recorded.messages == [reason])
    #expect(recorded.files.contents.map { $0.split(separator: "\n").count } == [2, 3])
    #expect(recorded.files.last.contains("{\"end\":\"\(reason)\",\"sum\":"))
  }

  @Test func `an action that cannot be written down ends the recording and nothing else`() {
    let store = Store<[Int], Level, Never>(initialState: []) { state, level in
      state.append(level.value)
      return .handled()
    }
    let recorded = RecordedEvents<[Int], Level>()
    recorded.record(store)

    store.dispatch(each: [1, 2, 1].map(Level.init))

    #expect(
      recorded.errors.entries.map { $0 as? RecorderError }
        == [.unfaithfulAction(number: 2, reason: "TooHigh()")])
    #expect(recorded.files.lines(of: 0).count == 3)
    #expect(store.state == [1, 2, 1])
  }

  @Test(arguments: 1...4)
  func `the first error ends the recording and nothing else`(failingCall: Int) {
    let file = FailingFile(failingCall: failingCall)
    let failures = Log<DiskFull?>()
    let store = TallyStore(initialState: Tally(), reducer: tallyReducer)
    let recorder = Recorder<Tally, TallyAction>(
      header: .tally, file: file.recordingFile, now: { .zero },
      onFailure: { failures.append($0 as? DiskFull) })
    store.add(recorder.middleware()).store(in: failures.bag)

    for _ in 0..<5 { store.dispatch(.add(amount: 1)) }

    #expect(file.calls == ["start over"] + Array(repeating: "append", count: failingCall - 1))
    #expect(failures.entries == [DiskFull()])
    #expect(store.state == Tally(total: 5))
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
