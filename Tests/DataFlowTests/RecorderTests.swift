import DataFlow
import Testing

/// What is recorded of a session, and when.
@MainActor @Suite struct RecorderTests {
  /// The expected line of an event.
  private func line(_ beginning: String, before state: Tally, _ what: String) throws -> String {
    let hash = try StateHash(of: state).bits
    return summed("\(beginning),\"before\":\"\(hex(hash, 16))\",\(what)")
  }

  /// The line with its checksum.
  private func summed(_ text: String) -> String {
    let sum = text.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return "\(text),\"sum\":\"\(hex(UInt64(sum), 8))\"}"
  }

  private func hex(_ number: UInt64, _ digits: Int) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: digits - text.count) + text
  }

  @Test func `nothing is written before something happens`() {
    let session = RecordedSession()

    #expect(session.files.contents == [])
    session.play()
  }

  @Test func `a file has a header, and a line for each action that reaches the reducer`() throws {
    let session = RecordedSession()

    session.play(.add(amount: 7), .refuse, .name("a"))

    let lines = session.files.lines(of: 0)
    #expect(lines[0] == summed(#"{"metadata":null,"program":"1.2.3","schema":3"#))
    #expect(
      try lines.dropFirst() == [
        line("{\"n\":1,\"ms\":10", before: Tally(), "\"action\":{\"add\":{\"amount\":7}}"),
        line("{\"n\":2,\"ms\":20", before: Tally(total: 7), "\"action\":{\"refuse\":{}}"),
        line("{\"n\":3,\"ms\":30", before: Tally(total: 7), "\"action\":{\"name\":{\"_0\":\"a\"}}"),
      ])
    #expect(session.files.contents.count == 1)
    #expect(session.files.last.hasSuffix("}\n"))
  }

  @Test func `actions that are equal but written otherwise are written as they are`() throws {
    let session = RecordedSession()

    session.play(.name("\u{E9}"), .name("e\u{301}"), .name("\u{E9}"))

    let names = session.files.lines(of: 0).dropFirst().map { $0.contains("\"_0\":\"\u{E9}\"") }
    let scalars = session.files.lines(of: 0).dropFirst().map {
      $0.unicodeScalars.contains("\u{301}")
    }
    #expect(names == [true, true, true])
    #expect(scalars == [false, true, false])
  }

  @Test func `each action is in the file before its reducer runs`() throws {
    let files = Files()
    let seen = Log<[String]>()
    let session = RecordedSession(in: files) { state, action in
      MainActor.assumeIsolated { seen.append(files.lines(of: 0)) }
      return tallyReducer(state: &state, action: action)
    }

    session.play(.add(amount: 1), .refuse, .double)

    let lines = files.lines(of: 0)
    #expect(seen.entries == [Array(lines.prefix(2)), Array(lines.prefix(3)), lines])
    #expect(lines[3].contains("\"double\""))
  }

  @Test func `parents are written down, and actions that were swallowed leave a gap`() throws {
    let files = Files()
    let store = TallyStore(initialState: Tally(), reducer: tallyReducer)
    let recorder = Recorder<Tally, TallyAction>(
      header: .tally, file: files.recordingFile, now: { .zero }, onFailure: { Issue.record($0) })
    let tickets = [
      store.add(
        Middleware { action, _, next in
          action == .refuse ? .ignored("swallowed") : next(action)
        }), store.add(recorder.middleware()),
      store.onUpdate(perform: { [store] state in
        if state.total == 1 { store.dispatch(each: [.refuse, .double]) }
      }),
    ]

    store.dispatch(.add(amount: 1))

    let lines = files.lines(of: 0).dropFirst()
    #expect(
      lines.map { String($0.prefix(19)) } == [
        "{\"n\":1,\"ms\":0,\"befo", "{\"n\":3,\"parent\":1,\"",
      ])
    withExtendedLifetime(tickets) {}
  }

  @Test func `a recorder holds neither its store nor itself`() {
    var store: TallyStore? = TallyStore(initialState: Tally(), reducer: tallyReducer)
    weak let releasedStore = store
    var recorder: Recorder<Tally, TallyAction>? = Recorder(
      header: .tally, file: Files().recordingFile, now: { .zero },
      onFailure: { Issue.record($0) })
    weak let releasedRecorder = recorder
    let ticket = recorder.flatMap { store?.add($0.middleware()) }
    store?.dispatch(.double)

    recorder = nil
    store = nil

    #expect(releasedStore == nil)
    #expect(releasedRecorder == nil)
    withExtendedLifetime(ticket) {}
  }
}
