import DataFlow
import Testing

/// A recorded session played again.
@MainActor @Suite struct ReplayTests {
  private func replay(
    _ session: RecordedSession, from state: Tally = Tally(),
    reducer: @escaping @Sendable (inout Tally, TallyAction) -> Outcome<String> = tallyReducer
  ) throws -> TallyReplay {
    TallyReplay(try session.recording(), initialState: state, reducer: Reducer(reducer))
  }

  @Test func `a session replays to the same states, step by step`() throws {
    let session = RecordedSession()
    let actions = TallyAction.some(600)
    session.store.dispatch(each: actions)

    var replay = try replay(session)
    var states = [replay.state]
    while let next = replay.next {
      #expect(next.number == replay.position + 1)
      try replay.step()
      states.append(replay.state)
    }

    #expect(states == Tally.states(along: actions))
    #expect(replay.state == session.store.state)
    #expect(replay.position == 600)
    #expect(replay.history.map(\.event.kind) == actions.map { .action($0) })
    #expect(replay.history.state(before: 300) == states[300])
  }

  @Test func `at its end a replay stands still`() throws {
    let session = RecordedSession()
    session.play(.add(amount: 1))
    var replay = try replay(session)
    try replay.step()

    try replay.step()

    #expect(replay.position == 1)
    #expect(replay.next == nil)
    #expect(replay.state == Tally(total: 1))
    #expect(try replay.stepToLast() == nil)
  }

  @Test func `a recording of nothing has nothing to verify`() throws {
    let session = RecordedSession()
    session.play(.double)
    let header = session.files.lines(of: 0)[0] + "\n"

    let recording = try TallyRecording(Array(header.utf8), schema: 3)
    var replay = TallyReplay(recording, initialState: Tally(), reducer: Reducer(tallyReducer))

    #expect(try replay.stepToLast() == nil)
    #expect(replay.next == nil)
    try replay.step()
  }

  @Test func `the last event, which may end the program, is not played, but told`() throws {
    let session = RecordedSession()
    session.play(.add(amount: 1), .double, .name("fatal"))
    let played = Log<TallyAction>()

    var replay = try replay(session) { state, action in
      MainActor.assumeIsolated { played.append(action) }
      return tallyReducer(state: &state, action: action)
    }
    let last = try replay.stepToLast()

    #expect(last?.kind == .action(.name("fatal")))
    #expect(played.entries == [.add(amount: 1), .double])
    #expect(replay.state == Tally(total: 2))
    #expect(replay.next == last)
    #expect(replay.position == 2)
  }
}
