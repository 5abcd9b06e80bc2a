import Foundation
import MemoryTunes
import TestSupport
import Testing

@testable import Minimize

/// How the end of another process is understood.
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
