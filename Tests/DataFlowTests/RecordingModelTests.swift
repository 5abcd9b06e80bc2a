import Basics
import DataFlow
import Foundation
import Testing

@MainActor @Suite struct RecordingModelTests {
  /// How many operations all sessions have together; more with `MODEL_OPERATIONS=1000000`.
  private static let count =
    ProcessInfo.processInfo.environment["MODEL_OPERATIONS"].flatMap(Int.init) ?? 10_000
  private static let sessionLength = 200

  @Test func `a random session is replayed to the same states`() throws {
    for seed in 0..<UInt64(Self.count / Self.sessionLength) {
      let session = ModelSession(seed: seed)
      for _ in 0..<Self.sessionLength { session.operate() }
      session.finish()

      try session.verify()
    }
  }
}

/// A recorded store with a list of what was done to it.
@MainActor
private final class ModelSession {
  /// An event that reached the reducer or replaced the state.
  private struct Moment: Equatable {
    let number: Int
    let kind: Event<TallyAction>.Kind
    let before: Tally
    var after: Tally
  }

  private let files = Files()
  private let store = TallyStore(initialState: Tally(), reducer: tallyReducer)
  private let recorder: Recorder<Tally, TallyAction>
  private var travel: TimeTravel<Tally, TallyAction, String>?
  private var subscriptions: [Subscription] = []
  private var moments: [Moment] = []
  private var isPassedOnTwice = false
  private var hasFollower = false
  private var numbers: SeededGenerator
  private let seed: UInt64

  init(seed: UInt64) {
    self.seed = seed
    numbers = SeededGenerator(seed: seed)
    recorder = Recorder(
      header: .tally, file: files.recordingFile,
      limit: [1, 400, 2000, 5_000_000][numbers.number(below: 4)],
      isHeldBack: numbers.number(below: 2) == 0, now: { .zero }, onFailure: { Issue.record($0) })
    subscriptions = [
      store.add(
        Middleware { [unowned self] action, _, next in
          isPassedOnTwice ? next(action).merged(with: next(action)) : next(action)
        }),
      store.add(
        Middleware { [unowned self] action, context, next in
          let before = context.state
          let outcome = next(action)
          note(.action(action), number: context.number, before: before, after: context.state)
          return outcome
        }), store.add(recorder.middleware()),
      store.onUpdate(perform: { [unowned self] state in
        if hasFollower {
          hasFollower = false
          store.dispatch(.refuse)
          store.dispatch(.add(amount: state.total % 10))
        }
      }),
    ]
    travel = TimeTravel(store, now: { .zero })
  }

  private func note(_ kind: Event<TallyAction>.Kind, number: Int, before: Tally, after: Tally) {
    moments.append(Moment(number: number, kind: kind, before: before, after: after))
  }

  func operate() {
    switch numbers.number(below: 100) {
    case 0..<3: store.restore(Tally(total: numbers.number(below: 100), note: "restored"))
    case 3..<10: rewind()
    case 10..<15: recorder.prepare(after: store.number, state: store.state)
    default: act()
    }
  }

  private func act() {
    isPassedOnTwice = numbers.number(below: 10) == 0
    hasFollower = numbers.number(below: 10) == 0
    store.dispatch(TallyAction.some(50)[numbers.number(below: 50)])
    (isPassedOnTwice, hasFollower) = (false, false)
  }

  private func rewind() {
    guard let last = moments.indices.last else { return }
    let number = moments[last - numbers.number(below: min(last + 1, 20))].number
    _ = travel?.rewind(to: number) { [self] event, state in
      recorder.record(event, before: store.state, restored: state)
      note(event.kind, number: event.number, before: store.state, after: state)
    }
  }

  func finish() {
    recorder.prepare(after: store.number, state: store.state)
  }

  func verify() throws {
    var replayed: [Moment] = []
    for content in files.contents {
      var replay = try TallyReplay(of: content)
      let recording = replay.recording
      var verified = replay
      #expect(try verified.stepToLast() == recording.lines.last?.event, "seed \(seed)")
      while let event = replay.next {
        let before = replay.state
        try replay.step()
        replayed.append(
          Moment(number: event.number, kind: event.kind, before: before, after: replay.state))
      }
      try #require(recording.verdict == "complete", "seed \(seed)")
    }
    try #require(replayed.map(\.number) == moments.map(\.number), "seed \(seed)")
    for (replayed, moment) in zip(replayed, moments) {
      try #require(replayed.kind == moment.kind, "seed \(seed)")
      try #require(replayed.after == moment.after, "seed \(seed), event \(moment.number)")
      if case .action = moment.kind {
        try #require(replayed.before == moment.before, "seed \(seed), event \(moment.number)")
      }
    }
  }
}
