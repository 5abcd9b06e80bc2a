import Foundation
import PseudoTerminal

extension Rig {
  /// After something was typed: the program answers, or it has ended in one of these ways.
  func expectAlive(
    _ terminal: TerminalProgram, orEndedBy endings: [Ending] = [.exit(0)]
  ) throws {
    terminal.waitUntilQuiet(for: 20, timeout: 3000)
    if case .stopped = terminal.condition { try goOn(terminal) }
    if terminal.isAlive { try expectAnswer(of: terminal, orEndedBy: endings) }
    if !terminal.isAlive { try expectEnding(of: terminal, endings) }
  }

  /// Another size must be answered; what was typed before is worked off first.
  private func expectAnswer(
    of terminal: TerminalProgram, orEndedBy endings: [Ending]
  ) throws {
    // Ctrl-Q, after a Ctrl-S that was among random bytes.
    terminal.write([0x11])
    terminal.beginBurst()
    let next = size.columns == 100 ? (columns: 90, rows: 30) : (columns: 100, rows: 31)
    resize(terminal, to: next)
    if terminal.waitForOutput(timeout: 20_000) {
      terminal.waitUntilQuiet(for: 20, timeout: 3000)
      if case .stopped = terminal.condition { try goOn(terminal) }
    } else if case .stopped = terminal.condition {
      try goOn(terminal)
    } else if terminal.isAlive {
      throw Violation(
        expected: "an answer to the size \(next.columns)×\(next.rows)",
        seen: "nothing in 20 seconds")
    }
  }

  /// A stopped program has given the terminal back; brought to the foreground, it draws anew.
  func goOn(_ terminal: TerminalProgram) throws {
    terminal.waitUntilQuiet(for: 20, timeout: 1000)
    let traces = terminal.traces
    guard traces.isEmpty else {
      throw Violation(
        expected: "the terminal as it was before, while the program is stopped",
        seen: traces.joined(separator: ", "))
    }
    // Bytes that the terminal still held belong to the shell now.
    terminal.beginBurst()
    let stopped = terminal.condition
    terminal.bringToForeground()
    terminal.waitForChange(from: stopped, milliseconds: 5000)
    guard terminal.condition != stopped, terminal.waitForOutput(timeout: 10_000) else {
      if !terminal.isAlive { return }
      throw Violation(
        expected: "the screen, drawn anew after the program was brought back",
        seen: "\(terminal.condition), and nothing drawn")
    }
    terminal.waitUntilQuiet(for: 20, timeout: 3000)
    if case .stopped = terminal.condition { try goOn(terminal) }
  }

  /// The program has ended or soon does, as it may, and has left nothing behind.
  func expectEnding(
    of terminal: TerminalProgram, _ endings: [Ending], within milliseconds: Int = 5000,
    leavesTraces: Bool = false
  ) throws {
    defer {
      terminal.close()
      if running === terminal { running = nil }
    }
    guard let ending = terminal.waitForEnding(milliseconds: milliseconds) else {
      throw Violation(
        expected: "the end of the program: \(list(endings))",
        seen: "it still runs after \(milliseconds) ms")
    }
    guard endings.contains(ending) else {
      throw Violation(expected: list(endings), seen: "\(ending)")
    }
    let traces = leavesTraces ? [] : terminal.traces
    guard traces.isEmpty else {
      throw Violation(
        expected: "the terminal as it was before, after \(ending)",
        seen: traces.joined(separator: ", "))
    }
    try expectNobodyLeft(of: terminal)
    try checkFiles()
  }

  private func list(_ endings: [Ending]) -> String {
    endings.isEmpty ? "no ending" : endings.map(\.description).joined(separator: " or ")
  }

  /// Nothing that the program has started outlives it for long.
  private func expectNobodyLeft(of terminal: TerminalProgram) throws {
    let end = Moment.inMilliseconds(5000)
    while !terminal.companions.isEmpty {
      guard now() < end else {
        throw Violation(
          expected: "nobody left of what the program has started",
          seen: "processes \(terminal.companions)")
      }
      terminal.read(milliseconds: 20)
    }
  }

  /// A program that has nothing to do soon uses no processor.
  func expectNoSpinning(_ terminal: TerminalProgram) throws {
    #if os(Linux)
      let end = Moment.inMilliseconds(15_000)
      while terminal.isAlive {
        let before = ProcessFigures(of: terminal.process)
        terminal.read(milliseconds: 200)
        let use = ProcessFigures(of: terminal.process).use(since: before)
        if use.processorTime < 80_000_000 { return }
        guard now() < end else {
          throw Violation(
            expected: "rest", seen: "\(use.processorTime / 1_000_000) of 200 ms in use")
        }
      }
    #endif
  }
}
