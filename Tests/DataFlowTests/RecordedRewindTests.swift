import DataFlow
import Testing

/// Sessions with rewinds, recorded and replayed.
@MainActor @Suite struct RecordedRewindTests {
  /// A recorded session with its history.
  @MainActor
  private struct Travelled {
    let session: RecordedSession
    let travel: TimeTravel<Tally, TallyAction, String>

    init(limit: Int = 5_000_000) {
      session = RecordedSession(limit: limit)
      travel = TimeTravel(session.store, now: { .zero })
    }

    func rewind(to number: Int) {
      let isBack = travel.rewind(to: number) { [session] event, state in
        session.recorder.record(event, before: session.store.state, restored: state)
      }
      #expect(isBack)
    }

    /// A replay of the last file.
    func replay() throws -> TallyReplay {
      TallyReplay(try session.recording(), initialState: Tally(), reducer: Reducer(tallyReducer))
    }
  }

  @Test func `a rewind is a line of its own`() throws {
    let travelled = Travelled()
    travelled.session.play(.add(amount: 1), .double)

    travelled.rewind(to: 1)

    let lines = try travelled.session.recording().lines
    #expect(
      lines.map(\.event.kind) == [.action(.add(amount: 1)), .action(.double), .rewind(to: 1)])
    #expect(travelled.session.files.lines(of: 0)[3].hasPrefix("{\"n\":3,\"ms\":0,\"before\":"))
    #expect(try lines[2].stateBefore == StateHash(of: Tally(total: 2)))
  }

  @Test func `an action that middleware passes on twice is recorded twice`() throws {
    let files = Files()
    let store = TallyStore(initialState: Tally(), reducer: tallyReducer)
    let recorder = Recorder<Tally, TallyAction>(
      header: .tally, file: files.recordingFile, now: { .zero }, onFailure: { Issue.record($0) })
    let twice = Middleware<Tally, TallyAction, String> { action, _, next in
      next(action).merged(with: next(action))
    }
    let travel = TimeTravel(store, after: [twice, recorder.middleware()], now: { .zero })

    store.dispatch(.add(amount: 1))
    store.dispatch(.double)

    let recording = try TallyRecording(Array(files.last.utf8), schema: 3)
    var replay = TallyReplay(recording, initialState: Tally(), reducer: Reducer(tallyReducer))
    #expect(recording.lines.count == 4)
    try replay.stepToLast()
    try replay.step()
    #expect(replay.state == Tally(total: 8))
    #expect(store.state == Tally(total: 8))
    #expect(travel.rewind(to: 1))
    #expect(store.state == Tally(total: 2))
  }

  @Test func `rewinds are replayed, even to abandoned branches`() throws {
    let travelled = Travelled()
    travelled.session.play(.add(amount: 1), .double, .add(amount: 10))
    travelled.rewind(to: 1)
    travelled.session.play(.add(amount: 100))
    travelled.rewind(to: 3)
    travelled.session.play(.double, .refuse)

    var replay = try travelled.replay()
    #expect(try replay.stepToLast()?.number == 8)
    try replay.step()

    #expect(replay.state == Tally(total: 24))
    #expect(replay.state == travelled.session.store.state)
    let states = (0...8).map { replay.history.state(before: $0) }
    #expect(states == (0...8).map { travelled.travel.history.state(before: $0) })
    #expect(states.map(\.total) == [0, 1, 2, 12, 1, 101, 12, 24, 24])
  }

  @Test func `a rewind to what is in an earlier file begins another, which can be replayed`()
    throws
  {
    let travelled = Travelled(limit: 700)
    for amount in 1...9 { travelled.session.play(.add(amount: amount)) }
    let files = travelled.session.files.contents.count
    #expect(files > 1)

    travelled.rewind(to: 1)
    travelled.session.play(.double, .double)

    #expect(travelled.session.files.contents.count == files + 1)
    var replay = try travelled.replay()
    try replay.stepToLast()
  }

  @Test func `a rewind that comes when the file is full can be replayed`() throws {
    let unlimited = Travelled()
    unlimited.session.play(.add(amount: 1), .double)
    let travelled = Travelled(limit: unlimited.session.files.last.utf8.count + 60)
    travelled.session.play(.add(amount: 1), .double)

    travelled.rewind(to: 1)
    travelled.session.play(.refuse)

    #expect(travelled.session.files.contents.count == 2)
    var replay = try travelled.replay()
    try replay.stepToLast()
  }
}
