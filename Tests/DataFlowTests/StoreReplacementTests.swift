import DataFlow
import Testing

/// Recordings and histories of stores whose state or reducer is replaced from outside.
@MainActor @Suite struct StoreReplacementTests {
  /// Doubles everything.
  private static let doubling = Reducer<Tally, TallyAction, String> { tally, _ in
    tally.total *= 2
    return .handled()
  }

  private func verify(_ content: String) throws -> Int {
    let recording = try TallyRecording(Array(content.utf8), schema: 3)
    var replay = TallyReplay(recording, initialState: Tally(), reducer: Reducer(tallyReducer))
    try replay.stepToLast()
    return recording.lines.count
  }

  @Test(arguments: [true, false])
  func `a restored state begins a file of its own`(isHeldBack: Bool) throws {
    let files = Files()
    let store = TallyStore(initialState: Tally(), reducer: tallyReducer)
    let recorder = Recorder<Tally, TallyAction>(
      header: .tally, file: files.recordingFile, isHeldBack: isHeldBack, now: { .zero },
      onFailure: { Issue.record($0) })
    let middleware = store.add(recorder.middleware())

    store.dispatch(.add(amount: 1))
    store.restore(Tally(total: 50))
    store.dispatch(.double)
    store.dispatch(.double)
    recorder.prepare(after: store.number, state: store.state)

    #expect(try files.contents.map(verify) == [1, 2])
    let second = try TallyRecording(Array(files.last.utf8), schema: 3)
    #expect(second.header.state == Tally(total: 50))
    withExtendedLifetime(middleware) {}
  }

  @Test func `another reducer ends the recording with the reason`() throws {
    let session = RecordedSession()
    session.play(.add(amount: 1), .double)

    session.store.replaceReducer(with: Self.doubling)
    session.play(.add(amount: 1))

    let recording = try session.recording()
    guard case .ended(let reason) = recording.end else {
      Issue.record("\(String(describing: recording.end))")
      return
    }
    #expect(reason == "the reducer was replaced")
    #expect(try verify(session.files.last) == 2)
  }

  @Test func `a reducer that is replaced before the first action is the one of the recording`()
    throws
  {
    let session = RecordedSession()

    session.store.replaceReducer(with: Reducer(tallyReducer))
    session.play(.add(amount: 1))

    #expect(try verify(session.files.last) == 1)
    #expect(try session.recording().end == nil)
  }

  @Test func `the history has the states that were there, whatever came between`() {
    let store = TallyStore(initialState: Tally(), reducer: tallyReducer)
    let travel = TimeTravel(store, now: { .zero })

    store.dispatch(.add(amount: 1))
    store.restore(Tally(total: 50))
    store.dispatch(.double)
    store.replaceReducer(with: Self.doubling)
    store.dispatch(.add(amount: 1))

    #expect(travel.history.indices.map { travel.history.state(before: $0).total } == [0, 50, 100])
    #expect(travel.history.indices.map { travel.history.state(after: $0).total } == [1, 100, 200])
    #expect(travel.rewind(to: 1))
    #expect(store.state == Tally(total: 1))
    #expect(travel.rewind(to: 4))
    #expect(store.state == Tally(total: 200))
  }

  @Test func `a rewind keeps the state that it led to, though another is restored at once`() {
    let store = TallyStore(initialState: Tally(), reducer: tallyReducer)
    let travel = TimeTravel(store, now: { .zero })
    store.dispatch(each: [.add(amount: 1), .add(amount: 1)])

    #expect(travel.rewind(to: 1))
    store.restore(Tally(total: 50))
    travel.addDrawing(.milliseconds(1))

    #expect(travel.history.state(after: 2) == Tally(total: 1))
    #expect(travel.rewind(to: 3))
    #expect(store.state == Tally(total: 1))
  }
}
