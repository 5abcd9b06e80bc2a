import DataFlow
import Testing

/// A recorded session played again, with its rewinds, and where it diverges.
@MainActor @Suite struct ReplayTests {
  private let session = RecordedSession()

  @Test func `a session replays to the same states, step by step`() throws {
    let actions = TallyAction.some(600)
    session.store.dispatch(each: actions)

    var replay = try session.replay()
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

  @Test(arguments: [0, 1])
  func `at its end a replay stands still, and has nothing to verify`(events: Int) throws {
    session.play(.add(amount: 1))
    let lines = session.files.lines(of: 0).prefix(1 + events).map { $0 + "\n" }
    var replay = try TallyReplay(of: lines.joined())

    for _ in 0..<2 { try replay.step() }

    #expect(replay.position == events)
    #expect(replay.next == nil)
    #expect(replay.state == Tally(total: events))
    #expect(try replay.stepToLast() == nil)
  }

  @Test func `the last event, which may end the program, is not played, but told`() throws {
    session.play(.add(amount: 1), .double, .name("fatal"))
    let played = Log<TallyAction>()

    var replay = try session.replay { state, action in
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

  private func failure(of replay: TallyReplay) throws -> ReplayFailure<TallyAction> {
    var replay = replay
    return try #require(throws: ReplayFailure<TallyAction>.self) { try replay.stepToLast() }
  }

  @Test func `a reducer that behaves differently is found at the guilty action`() throws {
    session.play(.add(amount: 1), .add(amount: 2), .double, .add(amount: 3), .refuse)

    let failure = try failure(
      of: session.replay { state, action in
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

  @Test func `another beginning is found before anything is played`() throws {
    session.play(.add(amount: 1), .double)

    let failure = try failure(of: session.replay(from: Tally(total: 1)))

    #expect(failure.event?.number == 1)
    #expect(failure.cause == .otherBeginning)
    #expect(failure.difference == [])
  }

  @Test func `a rewind is a line of its own`() throws {
    let travel = TimeTravel(session.store, now: { .zero })
    session.play(.add(amount: 1), .double)

    let isBack = travel.rewind(to: 1) { [session] event, state in
      session.recorder.record(event, before: session.store.state, restored: state)
    }

    #expect(isBack)
    let lines = try session.recording().lines
    #expect(
      lines.map(\.event.kind) == [.action(.add(amount: 1)), .action(.double), .rewind(to: 1)])
    #expect(session.files.lines(of: 0)[3].hasPrefix("{\"n\":3,\"ms\":0,\"before\":"))
    #expect(try lines[2].stateBefore == StateHash(of: Tally(total: 2)))
  }

  @Test func `an action that middleware passes on twice is recorded twice`() throws {
    let store = TallyStore(initialState: Tally(), reducer: tallyReducer)
    let recorded = RecordedEvents<Tally, TallyAction>(header: .tally)
    let twice = Middleware<Tally, TallyAction, String> { action, _, next in
      next(action).merged(with: next(action))
    }
    let travel = TimeTravel(store, after: [twice, recorded.recorder.middleware()], now: { .zero })

    store.dispatch(each: [.add(amount: 1), .double])

    var replay = try TallyReplay(of: recorded.files.last)
    #expect(replay.recording.lines.count == 4)
    try replay.stepToLast()
    try replay.step()
    #expect(replay.state == Tally(total: 8))
    #expect(store.state == Tally(total: 8))
    #expect(travel.rewind(to: 1))
    #expect(store.state == Tally(total: 2))
  }
}
