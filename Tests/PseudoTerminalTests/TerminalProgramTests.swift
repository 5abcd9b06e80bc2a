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

  @Test func `the signal that ended it is reported`() throws {
    let program = try shell("kill -ABRT $$")

    #expect(program.waitForEnding(milliseconds: 5000) == .signal(6))
  }

  @Test func `what it leaves behind is reported`() throws {
    let program = try shell("stty -echo; printf '\\033[?25l'")

    program.waitForEnding(milliseconds: 5000)

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

  @Test func `it is notified when its terminal is gone`() throws {
    let program = try shell("echo ready; read line; sleep 60")
    program.waitForOutput(timeout: 5000)

    program.hangUp()

    #expect(program.waitForEnding(milliseconds: 5000) == .signal(1))
  }

  @Test func `a missing program is reported`() throws {
    let program = try TerminalProgram("/nowhere/program", environment: [:])

    #expect(program.waitForEnding(milliseconds: 5000) == .failedToStart(2))
  }
}
