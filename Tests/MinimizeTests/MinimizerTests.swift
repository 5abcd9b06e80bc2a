import Foundation
import TestSupport

@testable import Minimize

private let ground = "the lift stays above the ground"

/// Recordings of failures, shrunk to the actions that matter.
@MainActor @Suite struct MinimizerTests {
  private typealias LiftRecording = Recording<Lift, LiftAction>

  private func minimized(
    _ recording: LiftRecording, playApart: @escaping ([LiftAction]) -> Ending = Lift.playApart
  ) throws(NothingToMinimize) -> FailingRun<LiftAction> {
    try Minimizer(recording: recording, check: Lift.check, playApart: playApart).minimized()
  }

  @Test(
    arguments: [
      (
        "wherever it is", [.ring, .up, .hit, .ring, .down, .down, .ring, .up, .up, .ring], 10,
        ground, [.hit, .down]
      ),
      (
        "the first, though shorter runs break another", [.hit, .up, .leave, .down, .down, .ring], 6,
        "an ignored action changes nothing", [.hit, .up, .leave]
      ),
      (
        "on a branch that was abandoned",
        [
          .up, .hit, .rewind(to: 1), .ring, .rewind(to: 2), .down, .down, .rewind(to: 1), .up, .up,
        ], 7, ground, [.hit, .down]
      ),
    ] as [(String, [Event<LiftAction>.Kind], Int, String, [LiftAction])])
  func `a broken rule is found, without another process`(
    place: String, events: [Event<LiftAction>.Kind], count: Int, rule: String,
    actions: [LiftAction]
  ) throws {
    let run = try minimized(LiftRecording(of: events)) { _ in
      Issue.record("nothing needs to be played apart")
      return .notPlayed
    }

    #expect(run == FailingRun(recordedCount: count, failure: .brokenRule(rule), actions: actions))
  }

  @Test func `a rule that the last action breaks is found`() throws {
    let run = try minimized(LiftRecording(.ring, .hit, .ring, .down))

    let failure = FailingRun<LiftAction>.Failure.brokenRule(ground)
    #expect(run == FailingRun(recordedCount: 4, failure: failure, actions: [.hit, .down]))
  }

  @Test func `a crash is played apart, and shrunk to what crashes by the same signal`() throws {
    let recording = try LiftRecording(.ring, .up, .down, .ring, .hit, .up, .ring, .up, .ring, .up)
    var played: [[LiftAction]] = []

    let run = try minimized(recording) { actions in
      played.append(actions)
      // A shorter list that crashes in another way does not count.
      if actions.count == 1 { return .crashed(signal: 11) }
      return Lift.playApart(actions)
    }

    let shrunk = [LiftAction.hit, .up, .up, .up]
    #expect(run == FailingRun(recordedCount: 10, failure: .crash(signal: 4), actions: shrunk))
    #expect(played.first == recording.branch(endingAt: 9))
    #expect(played.dropFirst().first == [])
  }

  @Test(
    arguments: [
      (.kept, .breaksNothing), (.timedOut, .lastsTooLong), (.notPlayed, .notPlayed),
      // What crashes without any action is not blamed on the actions.
      (.broken, .notPlayed), (.crashed(signal: 9), .notPlayed),
    ] as [(Ending, NothingToMinimize)])
  func `without a failure nothing is shrunk`(ending: Ending, reason: NothingToMinimize) throws {
    let recording = try LiftRecording(.up, .down, .ring)

    #expect(throws: reason) { try minimized(recording) { _ in ending } }
  }

  @Test func `candidates that hang or cannot be played do not count as failures`() throws {
    let recording = try LiftRecording(.ring, .hit, .up, .up, .up)

    let run = try minimized(recording) { actions in
      switch Lift.playApart(actions) {
      case .crashed(let signal): .crashed(signal: signal)
      default: actions.isEmpty ? .kept : actions.count.isMultiple(of: 2) ? .timedOut : .notPlayed
      }
    }

    #expect(run.actions == [.hit, .up, .up, .up])
  }

  @Test func `an empty recording breaks nothing, nor one whose failure was rewound`() throws {
    let header = Array(#"{"schema":1,"program":"test""#.utf8).withChecksum + [10]

    #expect(throws: NothingToMinimize.breaksNothing) {
      try minimized(try LiftRecording(header, schema: 1))
    }
    #expect(throws: NothingToMinimize.breaksNothing) {
      try minimized(try LiftRecording(.up, .hit, .rewind(to: 1)))
    }
  }

  @Test func `what a rewind has abandoned is left out`() throws {
    let recording = try LiftRecording(
      .up, .ring, .up, .rewind(to: 1), .hit, .rewind(to: 3), .down, .rewind(to: 5), .down)

    #expect(recording.branch(endingAt: 2) == [.up, .ring, .up])
    #expect(recording.branch(endingAt: 3) == [.up])
    #expect(recording.branch(endingAt: 4) == [.up, .hit])
    #expect(recording.branch(endingAt: 6) == [.up, .ring, .up, .down])
    #expect(recording.branch(endingAt: 8) == [.up, .hit, .down])
    #expect(recording.actionCount == 6)
    // Before the recording is where it starts.
    #expect(try LiftRecording(.rewind(to: 77), .up).branch(endingAt: 1) == [.up])
  }

  @Test(.timeLimit(.minutes(10)))
  func `thousands of rewinds are followed, and some to events that there are not`() throws {
    let rewinds = (2...2_000).map { Event<LiftAction>.Kind.rewind(to: $0 - 1) }
    let nowhere = Array(repeating: Event<LiftAction>.Kind.rewind(to: 1_000_000), count: 2_000)
    let recording = try LiftRecording(of: [.up] + rewinds + nowhere + [.hit, .down, .down, .ring])

    let run = try minimized(recording)

    #expect(run.recordedCount == 5 && run.failure == .brokenRule(ground))
    #expect(run.actions == [.hit, .down])
  }
}

@Suite struct FailingRunTests {
  private let actions: [AppAction] = [
    .session(.launch(.init(entropy: 7))), .prompt(.write("Café \\#(x) \u{1B}")),
    .game(.moveCursor(.init(.left))),
  ]

  /// Expects the source to be that of a file beside this one, which is compiled and run with the
  /// others; RECORD=1 writes it anew.
  private func expect(_ source: String, isIn name: String) throws {
    let file = repository.appending(path: "Tests/MinimizeTests/\(name).swift").path
    if ProcessInfo.processInfo.environment["RECORD"] != nil { try write(source + "\n", to: file) }

    #expect(source + "\n" == read(file))
  }

  @Test func `the test compiles as it is printed`() throws {
    let run = FailingRun(
      recordedCount: 412, failure: .brokenRule("moves never decrease"), actions: actions)

    try expect(run.testSource(start: nil), isIn: "PastedTests")
  }

  @Test func `with a state of its own the test compiles as it is printed`() throws {
    let run = FailingRun(recordedCount: 1, failure: .crash(signal: 4), actions: [actions[2]])

    var start = AppState()
    for action in actions { _ = appReducer(state: &start, action: action) }

    try expect(run.testSource(start: start), isIn: "PastedStateTests")
  }
}
