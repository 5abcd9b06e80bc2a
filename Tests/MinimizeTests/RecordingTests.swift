import Foundation
import TestSupport

@testable import MemoryTunes
@testable import Minimize

private let program = builtProgram("Minimize")

/// Recordings of failures, given to the real program.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10))) struct RecordingTests {
  /// A state that no file can contain: a second later, the seconds overflow.
  private static var hostile: AppState {
    var state = AppState()
    state.game.request.grid = Grid("2x2") ?? .standard
    state.game.covers = ["A", "B"].map { Cover(id: $0, title: $0, artist: "", artwork: $0) }
    state.game.board = Board(pairs: [0, 1, 0, 1]) ?? Board()
    state.settings.current.isAnimated = false
    state.game.clock.seconds = .max
    state.game.clock.isRunning = true
    state.routing.path = [.game]
    return state
  }

  private func ending(_ actions: AppAction..., from start: AppState) -> Ending {
    playApart(Candidate(start: start, actions: actions), program: program)
  }

  @Test func `a candidate that breaks nothing, breaks a rule, or crashes, ends accordingly`() {
    var broken = AppState()
    broken.game.clock.isRunning = true

    #expect(ending(from: broken) == .kept)
    #expect(ending(.game(.tick(.init())), from: AppState()) == .kept)
    #expect(ending(.game(.tick(.init())), from: broken) == .broken)
    #expect(ending(.game(.moveCursor(.init(.left))), from: Self.hostile) == .kept)
    guard case .crashed(let signal) = ending(.game(.tick(.init())), from: Self.hostile) else {
      Issue.record("it does not crash")
      return
    }
    #expect([SIGILL, SIGTRAP].contains(signal))
  }

  @Test func `a crash is shrunk to the action that crashes`() throws {
    let moves = [MoveCursorAction.Direction.left, .up, .right, .down].map {
      AppAction.game(.moveCursor(.init($0)))
    }
    let bytes = recording(
      of: moves + [.game(.flipCard(.init(index: 1)))] + moves + [.game(.tick(.init()))],
      from: Self.hostile)

    let run = try Minimizer(
      recording: try AppRecording(bytes, schema: AppState.schema),
      check: RuleCheck(start: Self.hostile, reducer: .app, invariants: appInvariants),
      playApart: { playApart(Candidate(start: Self.hostile, actions: $0), program: program) }
    ).minimized()

    #expect(run.recordedCount == 10)
    #expect(run.actions == [.game(.tick(.init()))])
    #expect(run.sentence.hasPrefix("Shrunk from 10 actions to 1: the last one crashes the program"))
  }

  /// What the program says of a recording, which it does not shrink.
  private func refusal(of text: String) async throws -> String {
    try await withTemporaryFolder { folder in
      try write(text, to: folder + "/session.jsonl")

      let result = try await execute(program, [folder + "/session.jsonl"])

      #expect(result.status == 1)
      #expect(result.output == "")
      return result.errors
    }
  }

  @Test(arguments: [(0, ""), (9, "The line after it is damaged and was skipped.\n")])
  func `a recording without a failure is answered with a sentence, and one for a damaged line`(
    cutOff: Int, sentence: String
  ) async throws {
    let errors = try await refusal(of: String(Self.goodRecording().dropLast(cutOff)))

    #expect(
      errors == sentence
        + "Error: The recording breaks no rule of the game here, and its last action does not crash.\n"
    )
  }

  @Test(
    arguments: [
      { $0.replacing("\"ms\":0", with: "\"ms\":1") }, { "x" + $0 },
      { $0.replacing("\"schema\":\(AppState.schema)", with: "\"schema\":99") },
    ] as [@Sendable (String) -> String])
  func `what was altered is refused`(change: @Sendable (String) -> String) async throws {
    #expect(try await refusal(of: change(Self.goodRecording())).contains("was altered"))
  }

  private static func goodRecording() -> String {
    let bytes = recording(of: [
      .session(.launch(.init(entropy: 7))), .settings(.restore(.init(preferences: Preferences()))),
      .routing(.select(MenuEntry.settings.rawValue)), .routing(.go(.settings)),
      .routing(.select(1)),
    ])
    return String(decoding: bytes, as: UTF8.self)
  }
}

@Suite(.serialized, .timeLimit(.minutes(10))) struct PlayApartTests {
  @Test(
    arguments: [
      ("exit 0", .kept), ("exit 3", .broken), ("exit 1", .notPlayed), ("exit 64", .notPlayed),
      ("kill -ILL $$", .crashed(signal: SIGILL)), ("kill -KILL $$", .timedOut),
      (#"cat "$2"; kill -SEGV $$"#, .crashed(signal: SIGSEGV)),
      (#"[ "$1" = --candidate ]; exit $((3 * $?))"#, .kept),
      ("[ $(ulimit -t) = 10 ]; exit $((3 * $?))", .kept),
      (#"[ "$SWIFT_BACKTRACE" = enable=no ]; exit $((3 * $?))"#, .kept),
    ] as [(String, Ending)])
  func `the exit code or the signal says how it ended`(script: String, ending: Ending) throws {
    let actions = Array(repeating: AppAction.session(.quit(.init())), count: 5000)
    try withTemporaryFolder { folder in
      let program = folder + "/program"
      try writeScript(script, to: program)

      let candidate = Candidate(start: AppState(), actions: actions)

      #expect(playApart(candidate, program: program) == ending)
    }
  }

  @Test func `a program that does not exist plays nothing`() {
    #expect(
      playApart(Candidate(start: AppState(), actions: []), program: "/nowhere/program")
        == .notPlayed)
  }
}
