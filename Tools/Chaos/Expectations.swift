import Foundation
import Platform
import PseudoTerminal

extension Rig {
  /// Expects the program to respond after input, or to have ended in one of these ways.
  ///
  /// Random keys may always quit. Returns whether the program continues.
  @discardableResult
  func expectAlive(
    _ terminal: TerminalProgram, orEndedBy endings: [Ending] = [.exit(0)]
  ) throws -> Bool {
    terminal.waitUntilQuiet(for: 20, timeout: 3000)
    if case .stopped = terminal.condition { try resume(terminal) }
    if terminal.isAlive { try expectAnswer(of: terminal, orEndedBy: endings) }
    if !terminal.isAlive { try expectEnding(of: terminal, endings) }
    return terminal.isAlive
  }

  /// Sends a signal that ends the program, unless keys have already quit it or are about to.
  func end(_ terminal: TerminalProgram, with signal: Int32) throws {
    guard !terminal.isClosed else { return }
    send(signal, to: terminal)
    try expectEnding(
      of: terminal, [.signal(signal)] + endingsByKeys, leaving: signal == SIGKILL ? .all : .none)
  }

  /// Expects a response to another size, after the pending input is processed.
  private func expectAnswer(
    of terminal: TerminalProgram, orEndedBy endings: [Ending]
  ) throws {
    // Ctrl-Q resumes output after a Ctrl-S.
    terminal.write([0x11])
    terminal.beginBurst()
    let next = terminal.size.columns == 100 ? (columns: 90, rows: 30) : (columns: 100, rows: 31)
    resize(terminal, to: next)
    if terminal.waitForOutput(timeout: 10_000) {
      terminal.waitUntilQuiet(for: 20, timeout: 3000)
      if case .stopped = terminal.condition { try resume(terminal) }
    } else if case .stopped = terminal.condition {
      try resume(terminal)
    } else if terminal.isAlive {
      throw Violation(
        expected: "a response to the size \(next.columns)×\(next.rows)",
        seen: "nothing in 10 seconds")
    }
  }

  /// Expects a stopped program to have restored the terminal and to redraw it in the foreground.
  ///
  /// Another key that stops it may still be in the input, so this may repeat.
  func resume(_ terminal: TerminalProgram) throws {
    for _ in 0..<100 {
      guard case .stopped(let signal) = terminal.condition else { return }
      terminal.waitUntilQuiet(for: 20, timeout: 1000)
      try expectNoTraces(terminal.traces, when: "while signal \(signal) stops the program")
      terminal.beginBurst()
      let stopped = terminal.condition
      terminal.bringToForeground()
      terminal.waitForChange(from: stopped, milliseconds: 5000)
      terminal.waitForOutput(timeout: 10_000)
      guard terminal.condition != .running || terminal.burst.first != nil else {
        throw Violation(
          expected: "a redrawn screen after the program was brought to the foreground",
          seen: "nothing drawn")
      }
      terminal.waitUntilQuiet(for: 20, timeout: 3000)
    }
    throw Violation(expected: "a program that continues", seen: "\(terminal.condition)")
  }

  private func expectNoTraces(_ traces: [String], when: String) throws {
    guard traces.isEmpty else {
      throw Violation(
        expected: "the terminal as it was before, \(when)", seen: traces.joined(separator: ", "))
    }
  }

  /// The traces an ending may leave in the terminal.
  enum Traces {
    case none
    /// The terminal accepted no output when the program ended.
    case onScreen
    case all
  }

  /// Expects the program to end soon in one of these ways and leave no trace.
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

  /// A program's children may outlive it only as long as they may wait for a server.
  func checkSurvivors() throws {
    survivors = survivors.filter { isThere($0.key) }
    if let late = survivors.first(where: { $0.value < now() }) {
      survivors[late.key] = nil
      throw Violation(
        expected: "no process left that the program started", seen: "process \(late.key)")
    }
  }

  private func isThere(_ process: Int32) -> Bool { kill(process, 0) == 0 }

  /// Expects an idle program to stop using the processor soon.
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
