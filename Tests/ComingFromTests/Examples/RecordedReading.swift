import DataFlow

/// A session of the program that is recorded, and can go back in time.
@MainActor
final class RecordedReading {
  let store: Store<Reading, ReadingAction, ReadingWork>
  let travel: TimeTravel<Reading, ReadingAction, ReadingWork>
  private let recorder: Recorder<Reading, ReadingAction>

  init(to file: RecordingFile, clock: any Clock<Duration> = ContinuousClock()) {
    let launch = ContinuousClock.now
    let now = { ContinuousClock.now - launch }
    store = Store(
      initialState: Reading(), reducer: readingReducer, performer: .asking(SmallCatalogue()),
      clock: clock)
    recorder = Recorder(
      header: RecordingHeader(schema: 1, program: "Reading 1.0"), file: file, now: now,
      onFailure: { print("not recorded:", $0) })
    travel = TimeTravel(store, after: [recorder.middleware()], now: now)
  }

  /// Goes back to the state after an event; false if that is forgotten.
  func goBack(to number: Int) -> Bool {
    travel.rewind(to: number) { [store, recorder] event, state in
      recorder.record(event, before: store.state, restored: state)
    }
  }
}

/// The state that a recorded session led to; throws if it is not the session that was recorded.
func replayed(_ bytes: [UInt8]) throws -> Reading {
  let recording = try Recording<Reading, ReadingAction>(bytes, schema: 1)
  var replay = Replay(recording, initialState: Reading(), reducer: readingReducer)
  try replay.stepToLast()
  try replay.step()
  return replay.state
}
