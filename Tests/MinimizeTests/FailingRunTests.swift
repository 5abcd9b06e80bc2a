import Artwork
import DataFlow
import Foundation
import MemoryTunes
import TestSupport
import Testing

@testable import Minimize

/// What is printed for a recording that was shrunk.
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

  @Test func `the first line says what was shrunk and what is wrong`() {
    #expect(
      FailingRun(recordedCount: 412, failure: .crash(signal: 4), actions: actions).sentence
        == "Shrunk from 412 actions to 3: the last one crashes the program (signal 4).")
    #expect(
      FailingRun(
        recordedCount: 1, failure: .brokenRule("a board is full"), actions: [actions[0]]
      ).sentence
        == "Shrunk from 1 action to 1: the last one breaks the rule “a board is full”.")
  }
}
