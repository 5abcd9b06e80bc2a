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
    recording, initialState: .onBoard(cards: 36), reducer: .app)
  let time = try ContinuousClock().measure { _ = try replay.stepToLast() }
  return [
    Figure(name: "recording.off", value: off, unit: "ns"),
    Figure(name: "recording.on", value: on, unit: "ns"),
    Figure(name: "recording.cost", value: on - off, unit: "ns"),
    Figure(
      name: "replay.rate", value: Double(recording.lines.count) / (time / .seconds(1)),
      unit: "actions/s"),
  ] + largeStateBenchmarks()
}

/// A million cards in one array or in rows.
private struct ManyCards: Codable {
  struct Card: Codable {
    var pair: Int
    var isOpen = false
  }

  enum Action: Codable {
    case select(Int)
    case flip(Int)
  }

  var cards: [Card] = []
  var rows: [[Card]] = []
  var selected = 0

  static func reduce(cards: inout ManyCards, action: Action) -> Outcome<Never> {
    switch action {
    case .select(let number): cards.selected = number
    case .flip(let number) where cards.rows.isEmpty: cards.cards[number].isOpen.toggle()
    case .flip(let number): cards.rows[number / 1000][number % 1000].isOpen.toggle()
    }
    return .handled()
  }
}

/// What an action costs with its recording when the state is large.
@MainActor
private func largeStateBenchmarks() -> [Figure] {
  let row = (0..<1000).map { ManyCards.Card(pair: $0) }
  let flat = ManyCards(cards: (0..<1_000_000).map { ManyCards.Card(pair: $0) })
  let rows = ManyCards(rows: (0..<1000).map { _ in row.map { $0 } })
  return [
    figure("cards-1000000.unrelated", flat) { .select($0) },
    figure("cards-1000000.related", flat) { .flip($0 * 1000) },
    figure("rows.related", rows) { .flip($0 * 1000) },
  ]
}

/// The median of a hundred recorded actions, after one to warm up.
@MainActor
private func figure(
  _ name: String, _ state: ManyCards, action: (Int) -> ManyCards.Action
) -> Figure {
  let store = Store(initialState: state, reducer: ManyCards.reduce)
  let recorder = Recorder<ManyCards, ManyCards.Action>(
    header: .init(schema: 1, program: "bench"),
    file: RecordingFile(rotate: {}, append: { _ in }), now: { .zero },
    onFailure: { print("recording failed: \($0)") })
  let subscription = store.add(recorder.middleware())
  store.dispatch(action(0))
  let times = (1...100).map { number in
    ContinuousClock().measure { store.dispatch(action(number)) }.nanoseconds
  }
  withExtendedLifetime(subscription) {}
  return Figure(name: "recording.\(name)", value: times.median, unit: "ns")
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
