import DataFlow
import Testing

/// Where a replay diverges from its recording, and the message.
@MainActor @Suite struct ReplayFailureTests {
  private func replay(
    _ session: RecordedSession, from state: Tally = Tally(),
    reducer: @escaping @Sendable (inout Tally, TallyAction) -> Outcome<String> = tallyReducer
  ) throws -> TallyReplay {
    TallyReplay(try session.recording(), initialState: state, reducer: Reducer(reducer))
  }

  /// The failure of a replay that must fail.
  private func failure(of replay: TallyReplay) throws -> ReplayFailure<TallyAction> {
    var replay = replay
    do throws(ReplayFailure<TallyAction>) {
      try replay.stepToLast()
    } catch {
      return error
    }
    throw NothingFailed()
  }

  private struct NothingFailed: Error {}

  @Test func `a reducer that behaves differently is found at the guilty action`() throws {
    let session = RecordedSession()
    session.play(.add(amount: 1), .add(amount: 2), .double, .add(amount: 3), .refuse)

    let failure = try failure(
      of: replay(session) { state, action in
        if action == .double { state.note = "new" }
        return tallyReducer(state: &state, action: action)
      })

    #expect(failure.event?.number == 3)
    #expect(failure.cause == .otherState)
    #expect(
      "\(failure)" == """
        event 3, double: otherState
          total: 3 → 6
          note: – → "new"
        """)
  }

  @Test func `an action that does nothing here is found too`() throws {
    let session = RecordedSession()
    session.play(.add(amount: 1), .add(amount: 2), .refuse)

    let failure = try failure(
      of: replay(session) { state, action in
        action == .add(amount: 2) ? .unhandled : tallyReducer(state: &state, action: action)
      })

    #expect(
      "\(failure)" == """
        event 2, add(amount: 2): otherState
        """)
  }

  @Test func `another beginning is found before anything is played`() throws {
    let session = RecordedSession()
    session.play(.add(amount: 1), .double)

    let failure = try failure(of: replay(session, from: Tally(total: 1)))

    #expect(failure.event?.number == 1)
    #expect(failure.cause == .otherBeginning)
    #expect(failure.difference == [])
  }
}
