import DataFlow
import MemoryTunes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The cost that recording adds to an action, and the speed of verifying a recording.
@MainActor
func recordingBenchmarks() throws -> [Figure] {
  let file = FileManager.default.temporaryDirectory.path + "/memorytunes-bench.jsonl"
  defer { try? FileManager.default.removeItem(atPath: file) }
  let off = medianDispatch(in: gameStore(cards: 36))
  let (store, recorder) = try recordedStore(file: file)
  let on = medianDispatch(in: store)
  withExtendedLifetime(recorder) {}
  let recording = try AppRecording(
    [UInt8](FileManager.default.contents(atPath: file) ?? Data()), schema: AppState.schema)
  var replay = Replay(
    recording, initialState: .onBoard(cards: 36), reducer: appReducer)
  var count = 0
  let time = try ContinuousClock().measure { count = try replay.verifyAll() }
  return [
    Figure(name: "recording.off", value: off, unit: "ns"),
    Figure(name: "recording.on", value: on, unit: "ns"),
    Figure(name: "recording.cost", value: on - off, unit: "ns"),
    Figure(name: "replay.rate", value: Double(count) / (time / .seconds(1)), unit: "actions/s"),
  ]
}

/// The median time of 10,000 actions of play, in nanoseconds.
@MainActor
private func medianDispatch(in store: GameStore) -> Double {
  (0..<10_000).map { number in
    ContinuousClock().measure { store.dispatch(play(number)) }.nanoseconds
  }.median
}

@MainActor
private func recordedStore(file: String) throws -> (GameStore, Subscription) {
  let store = gameStore(cards: 36)
  let start = ContinuousClock.now
  let recorder = Recorder<AppState, AppAction>(
    header: .init(schema: AppState.schema, program: "bench"),
    file: RecordingFile(path: file), now: { ContinuousClock.now - start },
    onFailure: { print("recording failed: \($0)") })
  return (store, store.add(recorder.middleware()))
}
