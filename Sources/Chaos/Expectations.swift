import Foundation
import PseudoTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Rig {
  /// After something was typed: the program answers, or it has ended in one of these ways.
  ///
  /// Keys can always choose to quit. Returns whether it goes on.
  @discardableResult
  func expectAlive(
    _ terminal: TerminalProgram, orEndedBy endings: [Ending] = [.exit(0)]
  ) throws -> Bool {
    terminal.waitUntilQuiet(for: 20, timeout: 3000)
    if case .stopped = terminal.condition { try goOn(terminal) }
    if terminal.isAlive { try expectAnswer(of: terminal, orEndedBy: endings) }
    if !terminal.isAlive { try expectEnding(of: terminal, endings) }
    return terminal.isAlive
  }

  /// Sends a signal that ends the program, unless keys have chosen to quit before.
  func end(_ terminal: TerminalProgram, with signal: Int32) throws {
    guard !terminal.isClosed else { return }
    send(signal, to: terminal)
    try expectEnding(
      of: terminal, [.signal(signal), .exit(0)], leaving: signal == SIGKILL ? .all : .none)
  }

  /// Another size must be answered; what was typed before is worked off first.
  private func expectAnswer(
    of terminal: TerminalProgram, orEndedBy endings: [Ending]
  ) throws {
    // Ctrl-Q, after a Ctrl-S.
    terminal.write([0x11])
    terminal.beginBurst()
    let next = terminal.size.columns == 100 ? (columns: 90, rows: 30) : (columns: 100, rows: 31)
    resize(terminal, to: next)
    if terminal.waitForOutput(timeout: 10_000) {
      terminal.waitUntilQuiet(for: 20, timeout: 3000)
      if case .stopped = terminal.condition { try goOn(terminal) }
    } else if case .stopped = terminal.condition {
      try goOn(terminal)
    } else if terminal.isAlive {
      throw Violation(
        expected: "an answer to the size \(next.columns)×\(next.rows)",
        seen: "nothing in 10 seconds")
    }
  }

  /// A stopped program has given the terminal back; brought to the foreground, it draws anew.
  ///
  /// Another key that stops it may still be in the line: then all that again.
  func goOn(_ terminal: TerminalProgram) throws {
    for _ in 0..<100 {
      guard case .stopped = terminal.condition else { return }
      terminal.waitUntilQuiet(for: 20, timeout: 1000)
      try expectNoTraces(terminal.traces, when: "while the program is stopped")
      terminal.beginBurst()
      let stopped = terminal.condition
      terminal.bringToForeground()
      terminal.waitForChange(from: stopped, milliseconds: 5000)
      terminal.waitForOutput(timeout: 10_000)
      guard terminal.condition != .running || terminal.burst.first != nil else {
        throw Violation(
          expected: "the screen, drawn anew after the program was brought back",
          seen: "nothing drawn")
      }
      terminal.waitUntilQuiet(for: 20, timeout: 3000)
    }
    throw Violation(expected: "a program that goes on", seen: "\(terminal.condition)")
  }

  private func expectNoTraces(_ traces: [String], when: String) throws {
    guard traces.isEmpty else {
      throw Violation(
        expected: "the terminal as it was before, \(when)", seen: traces.joined(separator: ", "))
    }
  }

  /// What may be left behind by an ending.
  enum Traces {
    case none
    /// The terminal took nothing any more when the program ended.
    case onScreen
    case all
  }

  /// The program has ended or soon does, as it may, and has left nothing behind.
  func expectEnding(
    of terminal: TerminalProgram, _ endings: [Ending], within milliseconds: Int = 5000,
    leaving traces: Traces = .none
  ) throws {
    guard !terminal.isClosed else { return }
    defer {
      for companion in terminal.companions { survivors[companion] = .inMilliseconds(15_000) }
      terminal.close(sparingOthers: true)
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
    switch traces {
    case .none: try expectNoTraces(terminal.traces, when: "after \(ending)")
    case .onScreen: try expectNoTraces(terminal.lineTraces, when: "after \(ending)")
    case .all: break
    }
    try checkFiles()
  }

  private func list(_ endings: [Ending]) -> String {
    endings.isEmpty ? "no ending" : endings.map(\.description).joined(separator: " or ")
  }

  /// What a program has started may outlive it only as long as a server is given to answer.
  func checkSurvivors() throws {
    survivors = survivors.filter { isThere($0.key) }
    if let late = survivors.first(where: { $0.value < now() }) {
      survivors[late.key] = nil
      throw Violation(
        expected: "nobody left of what the program has started", seen: "process \(late.key)")
    }
  }

  private func isThere(_ process: Int32) -> Bool { kill(process, 0) == 0 }

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
