import DataFlow

/// A recorder that writes to a file.
@MainActor func recorder(writingTo path: String) -> Recorder<Counter, CounterAction> {
  let launch = ContinuousClock.now
  return Recorder(
    header: RecordingHeader(schema: 1, program: "1.0"), file: RecordingFile(path: path),
    now: { ContinuousClock.now - launch }, onFailure: { print("not recorded:", $0) })
}

/// Plays a short session, and records it in a file.
@MainActor func record(to path: String) async {
  let store = Store(initialState: Counter(), reducer: counterReducer, performer: .counter)
  let recording = store.add(recorder(writingTo: path).middleware())

  store.dispatch(.increase)
  await store.dispatch(.load).finish()
  store.dispatch(.decrease)
  recording.cancel()
}
