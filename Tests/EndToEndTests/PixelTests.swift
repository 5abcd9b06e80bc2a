import Foundation
import PseudoTerminal
import TestSupport

@Suite(.serialized, .timeLimit(.minutes(3))) struct PixelTests: FolderSuite {
  let testFolder = TestFolder()

  @Test(
    arguments: [
      (SIGTERM, .signal(SIGTERM)), (SIGHUP, .signal(SIGHUP)), (SIGINT, .signal(SIGINT)),
      (SIGSEGV, .signal(SIGSEGV)), (SIGABRT, .signal(SIGABRT)), (0, .exit(0)),
    ] as [(Int32, Ending)])
  func `no picture stays, whatever ends the program`(signal: Int32, ending: Ending) throws {
    let terminal = try started()
    defer { terminal.close() }
    terminal.type("n")
    terminal.waitUntilQuiet(for: 500)
    terminal.type(" ")
    terminal.waitUntilQuiet(for: 500)
    #expect(terminal.shows("pictures"))

    if signal == 0 { terminal.type("qq") } else { terminal.signal(signal) }
    terminal.waitForEnding(milliseconds: 20_000)

    #expect(terminal.ending == ending)
    #expect(terminal.traces == [])
  }

  @Test func `a stopped program takes its pictures away, and brings them back`() throws {
    let terminal = try started()
    defer { terminal.close() }

    terminal.signalGroup(SIGTSTP)
    terminal.waitForChange(milliseconds: 20_000)
    terminal.waitUntilQuiet(for: 300)
    #expect(terminal.condition == .stopped(SIGTSTP))
    #expect(terminal.traces == [])

    terminal.bringToForeground()
    #expect(terminal.shows("pictures"))
  }

  /// The game in a terminal that says it understands kitty's protocol, once pictures are shown.
  private func started() throws -> TerminalProgram {
    let terminal = try TerminalProgram(
      program, ["--seed", "7", "--no-record"],
      environment: ["HOME": folder, "TERM": "xterm-256color", "COLORTERM": "truecolor"],
      columns: 80,
      rows: 24)
    #expect(terminal.shows("alternate screen"))
    #expect(!terminal.traces.contains("pictures"))
    terminal.type("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;4c")
    #expect(terminal.shows("pictures"))
    return terminal
  }
}

extension TerminalProgram {
  /// Waits until the program has switched something on in the terminal; false if it does not.
  fileprivate func shows(_ trace: String) -> Bool {
    for _ in 0..<400 where !traces.contains(trace) { read(milliseconds: 50) }
    return traces.contains(trace)
  }
}
