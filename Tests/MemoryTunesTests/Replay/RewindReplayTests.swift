import DataFlow
import Testing

@testable import MemoryTunes

/// Recordings of players who went back in time.
@MainActor
@Suite struct RewindReplayTests {
  /// Expects the verified last file to lead to the tape's state.
  private func expectReplay(_ tape: Tape, at line: SourceLocation = #_sourceLocation) throws {
    let recording = try tape.recording()
    var replay = Replay(recording, initialState: AppState(), reducer: .app)
    #expect(throws: Never.self, sourceLocation: line) {
      try replay.stepToLast()
      try replay.step()
    }
    #expect(replay.state == tape.state, sourceLocation: line)
  }

  @Test func `it goes back in time with the player`() throws {
    let tape = Tape([(0, .go(.settings)), (0, .go(.help)), (0, .go(.menu))])
    tape.goBack(to: 1)
    tape.goBack(to: 2)

    #expect(tape.files.count == 1)
    try expectReplay(tape)
  }

  @Test func `a full file is followed by another that begins with its state`() throws {
    let tape = Tape(limit: 2500)
    for _ in 1...15 {
      tape.record(.go(.settings))
      tape.record(.go(.help))
      try expectReplay(tape)
    }

    #expect(tape.files.count > 1)
  }

  @Test func `from a later file it goes back to what an earlier one holds`() throws {
    let tape = Tape(limit: 2500)
    for _ in 1...15 {
      tape.record(.go(.settings))
      tape.record(.go(.help))
    }
    let fileCount = tape.files.count

    tape.goBack(to: 1)

    #expect(tape.files.count == fileCount + 1)
    try expectReplay(tape)
  }

  @Test(arguments: 18...24)
  func `a rewind for which the file has no room goes back as well`(count: Int) throws {
    let tape = Tape(limit: 2500)
    for number in 1...count { tape.record(.go(number % 2 == 0 ? .help : .settings)) }

    tape.goBack(to: count - 1)

    try expectReplay(tape)
  }
}
