import Foundation
import PseudoTerminal
import TestSupport
import Testing

@testable import Program

/// How the real program ends, and what it says when it cannot start.
@Suite(.serialized, .timeLimit(.minutes(3))) struct ExitTests {
  /// Signals by name or number, the status with which a shell reports them, and whether they are crashes.
  static let signals: [(String, Int, Bool)] =
    [
      ("TERM", 143, false), ("HUP", 129, false), ("QUIT", 131, true), ("SEGV", 139, true),
      ("ABRT", 134, true), ("ILL", 132, true), ("TRAP", 133, true), ("BUS", 135, true),
      ("FPE", 136, true),
    ] + rareSignals
  #if os(Linux)
    private static let rareSignals = [
      ("PWR", 158, false), ("IO", 157, false), ("STKFLT", 144, false), ("34", 162, false),
      ("64", 192, false),
    ]
  #else
    private static let rareSignals: [(String, Int, Bool)] = []
  #endif

  @Test(arguments: signals)
  func `whatever ends the program, the terminal is as before, and a crash names the recording`(
    signal: String, status: Int, isCrash: Bool
  ) async throws {
    try await Tmux.use { terminal in
      let modes = try await terminal.modes()
      try await terminal.run("\(program) --no-animation 2>~/errors; echo \"status $?\"")
      let recording = terminal.home.path + "/.local/state/memorytunes/last-session.jsonl"
      try await terminal.wait("nothing is recorded") { screen in
        screen.contains("▸ New Game") && FileManager.default.fileExists(atPath: recording)
      }
      // The file appears a moment before the program knows to name it in a crash.
      try await terminal.press("Down")
      try await terminal.wait(for: "▸ Daily Board")

      try await terminal.kill(signal)
      try await terminal.wait(for: "status \(status)")

      #expect(try await terminal.modes() == modes)
      let errors = read(terminal.home.path + "/errors") ?? ""
      let words =
        "memorytunes: The game crashed: please report it, and attach the file \(recording). "
        + "Start it again to continue your game.\n"
      // The shell prints a message, too.
      #expect(errors.hasPrefix(words) == isCrash)
      #expect(errors.contains("memorytunes") == isCrash)
      #expect(FileManager.default.fileExists(atPath: recording))
    }
  }

  /// Starts the program in a home folder, on a terminal of 80×24, and waits until it has switched something
  /// on there.
  private func started(in home: String, until trace: String) throws -> TerminalProgram {
    let terminal = try TerminalProgram(
      program, environment: ["HOME": home, "TERM": "xterm-256color"], columns: 80, rows: 24)
    while !terminal.traces.contains(trace) {
      terminal.beginBurst()
      try #require(terminal.waitForOutput(timeout: 20_000))
    }
    return terminal
  }

  @Test func `aborted while it starts, the program gives the window's title back`() throws {
    try withTemporaryFolder { home in
      for _ in 1...20 {
        let terminal = try started(in: home, until: "window title")
        defer { terminal.close() }

        terminal.signal(SIGABRT)
        terminal.waitForEnding(milliseconds: 20_000)

        #expect(terminal.ending == .signal(SIGABRT))
        #expect(terminal.traces == [])
      }
    }
  }

  @Test func `continued in the background, the program stops again, and can be ended there`() throws
  {
    try withTemporaryFolder { home in
      let terminal = try started(in: home, until: "alternate screen")
      defer { terminal.close() }
      terminal.waitUntilQuiet(for: 300)
      terminal.signalGroup(SIGTSTP)
      terminal.waitForChange(milliseconds: 20_000)
      terminal.waitUntilQuiet(for: 300)
      #expect(terminal.condition == .stopped(SIGTSTP))
      terminal.beginBurst()

      terminal.signal(SIGCONT)
      if terminal.waitForChange(from: .stopped(SIGTSTP), milliseconds: 20_000) == .running {
        terminal.waitForChange(milliseconds: 20_000)
      }
      #expect(terminal.condition == .stopped(SIGSTOP))
      terminal.signal(SIGTERM)
      terminal.signal(SIGCONT)
      terminal.waitForEnding(milliseconds: 20_000)

      #expect(terminal.ending == .signal(SIGTERM))
      #expect(terminal.burst.first == nil)
      #expect(terminal.traces == [])
    }
  }

  @Test(arguments: [SIGTSTP, SIGSTOP])
  func `a program that was stopped and continued leaves nothing in the terminal`(signal: Int32)
    throws
  {
    try withTemporaryFolder { home in
      let terminal = try started(in: home, until: "alternate screen")
      defer { terminal.close() }
      for _ in 1...5 {
        terminal.waitUntilQuiet(for: 100)
        terminal.signalGroup(signal)
        #expect(terminal.waitForChange(milliseconds: 20_000) == .stopped(signal))
        terminal.waitUntilQuiet()
        terminal.bringToForeground()
        #expect(terminal.waitForChange(from: .stopped(signal), milliseconds: 20_000) == .running)
      }
      terminal.waitUntilQuiet(for: 100)

      terminal.signal(SIGTERM)
      terminal.waitForEnding(milliseconds: 20_000)

      #expect(terminal.ending == .signal(SIGTERM))
      #expect(terminal.traces == [])
    }
  }

  @Test func `arguments count even if a library was loaded that has changed the environment`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let source = """
        #include <stdlib.h>
        __attribute__((constructor)) static void change(void) { setenv("CHANGED", "1", 1); }
        """
      try write(source, to: folder + "/change.c")
      let library = folder + "/change.so"
      let compiled = try await execute(
        "/usr/bin/env", ["cc", "-shared", "-fPIC", "-o", library, folder + "/change.c"])
      #expect(compiled.status == 0, "\(compiled.errors)")

      let result = try await execute(
        "/usr/bin/env", ["-u", "CHANGED", "LD_PRELOAD=\(library)", program, "--version"])

      #expect(result.output == "\(programVersion)\n")
    }
  }

  @Test func `with too few files to save a game, the program does not begin one`() async throws {
    let result = try await execute(
      "/bin/sh", ["-c", "ulimit -n 12; exec \"$0\" --plain --no-record", program], input: "quit\n")

    #expect(result.status == 2)
    #expect(
      result.errors == "memorytunes: Too many files are open: raise the limit with ulimit -n.\n")
    #expect(result.output == "")
  }

  @Test func `Ctrl-Z suspends, fg brings the screen back, and Ctrl-C quits at once`() async throws {
    try await Tmux.use { terminal in
      try await terminal.run("\(program)")
      try await terminal.wait(for: "▸ New Game")
      let before = try await terminal.stillScreen()

      try await terminal.press("C-z")
      try await terminal.wait(for: "ready>")
      #expect(try await terminal.show("#{alternate_on} #{cursor_flag}") == "0 1")
      try await terminal.run("fg")
      try await terminal.wait("the screen is not as before") { $0 == before }

      try await terminal.press("C-c")
      try await terminal.wait(for: "ready>")
      #expect(try await terminal.show("#{alternate_on} #{cursor_flag}") == "0 1")
    }
  }

  @Test func `a bad value exits with 64 and says in one line what is allowed`() async throws {
    let result = try await execute(program, ["--grid", "3x3"])

    #expect(result.status == 64)
    #expect(
      result.errors
        == "memorytunes: “3x3” is not a grid: give 2 to 10 columns by 2 to 8 rows with an even "
        + "number of cards, like 4x4.\n")
  }

  @Test func `version, help and the licences of all libraries go without a terminal`() async throws
  {
    #expect(try await execute(program, ["--version"]).output == "\(programVersion)\n")
    #expect(try await execute(program, ["--help"]).output.contains("--category"))
    let libraries = [
      "Swift", "Foundation", "Subprocess", "libuuid", "Unicode", "libstdc++", "chafa", "GLib",
      "PCRE2", "libjpeg-turbo", "libpng", "zlib", "libwebp", "SQLite", "ncurses", "libcurl",
      "libsndfile", "libasound",
    ]
    for option in ["--licences", "--licenses"] {
      let result = try await execute(program, [option])
      #expect(result.status == 0 && result.errors == "")
      #expect(libraries.filter { !result.output.contains($0) } == [])
    }
  }
}
