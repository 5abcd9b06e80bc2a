import PseudoTerminal
import Testing

@Suite(.serialized, .timeLimit(.minutes(10))) struct TerminalProgramTests {
  /// A shell that runs a line, in a terminal of 100×30.
  private func shell(_ line: String) throws -> TerminalProgram {
    try TerminalProgram(
      "/bin/sh", ["-c", line], environment: ["PATH": "/usr/bin:/bin", "GREETING": "hello"],
      columns: 100, rows: 30)
  }

  private func text(of program: TerminalProgram) -> String {
    _ = program.traces
    return String(decoding: program.lastOutput, as: UTF8.self)
  }

  @Test func `output, size and exit code are reported`() throws {
    let program = try shell("echo $GREETING; stty size; exit 3")

    #expect(program.waitForEnding(milliseconds: 5000) == .exit(3))
    #expect(text(of: program) == "hello\r\n30 100\r\n")
    #expect(program.traces == [])
    #expect(program.startedAt < program.endedAt ?? 0)
  }

  @Test func `the signal that ended it and what it leaves behind are reported`() throws {
    let program = try shell("stty -echo; printf '\\033[?25l'; kill -ABRT $$")

    #expect(program.waitForEnding(milliseconds: 5000) == .signal(6))
    #expect(program.traces == ["hidden cursor", "line: ECHO"])
  }

  @Test func `it is notified of a resize`() throws {
    let program = try shell(
      "trap 'stty size; exit' WINCH; echo ready; while :; do sleep 0.01; done")
    program.waitForOutput(timeout: 5000)

    program.resize(columns: 7, rows: 3)

    #expect(program.waitForEnding(milliseconds: 5000) == .exit(0))
    #expect(text(of: program).hasSuffix("3 7\r\n"))
  }

  @Test func `it is stopped and brought back`() throws {
    let program = try shell("echo ready; read line; echo \"$line\"")
    program.waitForOutput(timeout: 5000)

    program.write([0x1A])
    #expect(program.waitForChange(milliseconds: 5000) == .stopped(20))
    program.bringToForeground()
    #expect(program.waitForChange(from: .stopped(20), milliseconds: 5000) == .running)
    program.type("back\n")

    #expect(program.waitForEnding(milliseconds: 5000) == .exit(0))
    #expect(text(of: program).hasSuffix("back\r\n"))
  }
}

@Suite struct ModeTrackerTests {
  /// The traces of what comes in single bytes.
  private func traces(after output: String) -> [String] {
    var tracker = ModeTracker(rows: 24)
    for byte in output.utf8 { tracker.feed([byte]) }
    return tracker.traces
  }

  @Test(arguments: [
    ("\u{1B}[?1049h", "alternate screen"), ("\u{1B}[?47h", "alternate screen"),
    ("\u{1B}[?25l", "hidden cursor"), ("\u{1B}[?1h", "cursor keys"), ("\u{1B}=", "keypad"),
    ("\u{1B}[?1000h", "mouse"), ("\u{1B}[?1006h", "mouse encoding"), ("\u{1B}[?1004h", "focus"),
    ("\u{1B}[?2004h", "paste"), ("\u{1B}[1m", "colours"), ("\u{1B}[38;5;7m", "colours"),
    ("\u{1B}[48;2;0;0;0m", "colours"), ("\u{1B}[2;5r", "scroll region"),
    ("\u{1B}(0", "line drawing"), ("\u{0E}", "line drawing"), ("\u{1B}[?7l", "no wrapping"),
    ("\u{1B}[?1234h", "mode 1234"),
  ])
  func `modes that are switched on are reported`(output: String, name: String) {
    #expect(traces(after: output) == [name])
  }

  @Test(arguments: [
    "\u{1B}[?1049h\u{1B}[?1049l", "\u{1B}[?25l\u{1B}[?25h", "\u{1B}[?1000;1006h\u{1B}[?1000;1006l",
    "\u{1B}=\u{1B}>", "\u{1B}[1;33m\u{1B}[m", "\u{1B}[38;5;7;48;5;0m\u{1B}[39;49m",
    "\u{1B}[1;4m\u{1B}[22;24m", "\u{1B}[2;5r\u{1B}[r", "\u{1B}[1;24r", "\u{1B}(0q\u{1B}(B",
    "\u{0E}q\u{0F}", "plain text, é too", "\u{1B}[2;5r\u{1B}[;r",
    "\u{1B}[?1049h\u{1B}[1m\u{1B}[?25l\u{1B}=\u{1B}c", "\u{1B}]2;[?25l\u{07}",
    "\u{1B}P[1m\u{1B}\\", "\u{1B}[1\u{18}m",
  ])
  func `what is switched off again, cancelled, or in a string leaves no trace`(output: String) {
    #expect(traces(after: output) == [])
  }

  @Test func `a scroll region of all rows counts as none, and with another size there is none`() {
    var tracker = ModeTracker(rows: 40)
    let traces = ["\u{1B}[1;24r", "\u{1B}[1;40r", "\u{1B}[2;5r"].map { output in
      tracker.feed(Array(output.utf8))
      return tracker.traces
    }
    #expect(traces == [["scroll region"], [], ["scroll region"]])

    tracker.rows = 24

    #expect(tracker.traces == [])
  }
}
