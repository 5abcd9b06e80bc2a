#if os(Linux) && !PORTABLE
  import Foundation
  import TestSupport
  import Testing

  @Suite(.serialized, .timeLimit(.minutes(3)), .terminal) struct ThreadTests {
    @Test func `a game is played without the worker threads of Dispatch`() async throws {
      try await terminal.deal("--seed 7", until: "Pairs 0/8")
      try await terminal.press("Enter", "Right", "Enter")
      // By then, cards have turned and the clock has ticked: all that waits for a delay.
      try await terminal.wait("the clock stands still") { $0.contains(/00:(0[2-9]|[1-9])/) }

      let names = try await threadNames(in: terminal)
      #expect(names == ["memorytunes"])
    }

    @Test func `an open table needs none of them either`() async throws {
      try await terminal.run(
        "XDG_RUNTIME_DIR=\(terminal.home) \(program) host --name Ann", until: "memorytunes join")

      #expect(try await threadNames(in: terminal) == ["memorytunes"])
    }

    @Test func `the game ends without them, where it can open nothing any more`() async throws {
      try await terminal.run("\(program); echo ended with $?", until: "New Game")
      let limit = ["prlimit", "--nofile=4", "--pid", try await terminal.process()]
      #expect(try await execute("/usr/bin/env", limit).status == 0)

      try await terminal.press("q", until: "ended with 0")
    }

    /// The names of the threads of the program in the terminal; Dispatch names its own.
    private func threadNames(in terminal: Tmux) async throws -> Set<String> {
      let folder = "/proc/\(try await terminal.process())/task"
      let names = try FileManager.default.contentsOfDirectory(atPath: folder).map {
        try String(contentsOfFile: "\(folder)/\($0)/comm", encoding: .utf8)
      }
      return Set(names.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) })
    }
  }
#endif
