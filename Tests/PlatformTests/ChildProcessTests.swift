import Foundation
import Platform
import Testing

@Suite(.timeLimit(.minutes(10))) struct ChildProcessTests {
  /// Starts a shell that runs these lines, with `input` as the beginning of its input.
  private func shell(_ lines: String, input: String = "") throws -> ChildProcess {
    let program = try #require(ChildProcess("/bin/sh", ["sh", "-c", lines]))
    _ = write(program.input, input, input.utf8.count)
    return program
  }

  private func output(of program: ChildProcess) -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1024)
    while true {
      var pipe = pollfd(fd: program.output, events: Int16(POLLIN), revents: 0)
      poll(&pipe, 1, -1)
      let count = read(program.output, &chunk, chunk.count)
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `it reads its input, and what it writes can be read`() throws {
    let program = try shell(
      "read word; echo \"<$word>\"; echo unheard >&2; exit 3", input: "hello\n")

    #expect(output(of: program) == "<hello>\n")
    #expect(program.wait() == .exit(status: 3))
  }

  @Test func `it runs until it is killed`() throws {
    let program = try shell("echo ready; exec sleep 60")
    var pipe = pollfd(fd: program.output, events: Int16(POLLIN), revents: 0)
    #expect(poll(&pipe, 1, -1) == 1)

    #expect(program.ending == nil)
    program.kill()
    #expect(output(of: program) == "ready\n")
    #expect(program.wait() == .signal)
  }

  @Test func `it inherits no other descriptor`() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }

    let program = try shell(
      "for end in \(ends[0]) \(ends[1]); do [ -e /dev/fd/$end ] && echo $end; done")

    #expect(output(of: program) == "")
    program.wait()
  }

  @Test func `a program that does not exist does not start`() {
    #expect(ChildProcess("/none", ["none"], input: STDIN_FILENO) == nil)
  }
}
