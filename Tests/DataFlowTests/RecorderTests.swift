import DataFlow
import Testing

/// What is recorded of a session, and when.
@MainActor @Suite struct RecorderTests {
  private func line(_ beginning: String, before state: Tally, _ what: String) throws -> String {
    let hash = try StateHash(of: state).bits
    return summed("\(beginning),\"before\":\"\(hex(hash, 16))\",\(what)")
  }

  private func summed(_ text: String) -> String {
    let sum = text.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return "\(text),\"sum\":\"\(hex(UInt64(sum), 8))\"}"
  }

  private func hex(_ number: UInt64, _ digits: Int) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: digits - text.count) + text
  }

  @Test func `a file has a header, and a line for each action that reaches the reducer`() throws {
    let session = RecordedSession()
    #expect(session.files.contents == [])

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
    let names = ["\u{E9}", "e\u{301}", "\u{E9}"]

    session.store.dispatch(each: names.map(TallyAction.name))

    let lines = session.files.lines(of: 0).dropFirst()
    let isWritten = zip(lines, names).map { line, name in
      line.unicodeScalars.split(separator: "\"").contains { $0.elementsEqual(name.unicodeScalars) }
    }
    #expect(isWritten == [true, true, true])
  }

  @Test func `each action is in the file before its reducer runs`() throws {
    let (files, seen) = (Files(), Log<[String]>())
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
    let store = TallyStore(initialState: Tally(), reducer: tallyReducer)
    let recorded = RecordedEvents<Tally, TallyAction>(header: .tally)
    store.add(
      Middleware { action, _, next in action == .refuse ? .ignored("swallowed") : next(action) }
    ).store(in: recorded.errors.bag)
    recorded.record(store)
    store.onUpdate(perform: { [store] state in
      if state.total == 1 { store.dispatch(each: [.refuse, .double]) }
    }).store(in: recorded.errors.bag)

    store.dispatch(.add(amount: 1))

    let lines = recorded.files.lines(of: 0).dropFirst()
    #expect(
      lines.map { String($0.prefix(19)) } == [
        "{\"n\":1,\"ms\":0,\"befo", "{\"n\":3,\"parent\":1,\"",
      ])
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

  @Test(arguments: [0, 1, 3, 4, 100, -1])
  func `what was prepared for another event is not used`(number: Int) throws {
    let plain = RecordedSession()
    plain.play(.add(amount: 1), .double, .add(amount: 3))
    let session = RecordedSession()

    session.play(.add(amount: 1), .double)
    let written = session.files.contents
    for _ in 1...3 { session.recorder.prepare(after: number, state: Tally(total: 1_000)) }
    #expect(session.files.contents == written)
    session.play(.add(amount: 3))

    #expect(session.files.contents == plain.files.contents)
    #expect(try session.recording().lines.count == 3)
  }

  @Test(arguments: [true, false], [true, false])
  func `a restored state begins a file of its own`(isHeldBack: Bool, isPrepared: Bool) throws {
    for earlier in [0, 1] {
      let session = RecordedSession(isHeldBack: isHeldBack)
      session.store.dispatch(each: Array(repeating: .add(amount: 1), count: earlier))

      session.store.restore(Tally(total: 50))
      if isPrepared {
        session.recorder.prepare(after: session.store.number, state: session.store.state)
      }
      session.play(.double, .double)
      session.recorder.prepare(after: session.store.number, state: session.store.state)

      var replays = try session.replays()
      for index in replays.indices { try replays[index].stepToLast() }
      #expect(replays.map(\.recording.lines.count) == Array(repeating: 1, count: earlier) + [2])
      #expect(replays.last?.recording.header.state == Tally(total: 50))
    }
  }
}
