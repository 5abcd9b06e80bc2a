import Foundation
import PseudoTerminal
import TestSupport

@testable import Program

@Suite(.serialized, .timeLimit(.minutes(3))) struct ExitTests: FolderSuite {
  let testFolder = TestFolder()

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

  @Test(.terminal, arguments: signals)
  func `whatever ends the program, the terminal is as before, and a crash names the recording`(
    signal: String, status: Int, isCrash: Bool
  ) async throws {
    let modes = try await terminal.modes()
    try await terminal.run("\(program) --no-animation 2>~/errors; echo \"status $?\"")
    let recording = terminal.home + "/.local/state/memorytunes/last-session.jsonl"
    try await terminal.wait("nothing is recorded") { screen in
      screen.contains("▸ New Game") && FileManager.default.fileExists(atPath: recording)
    }
    // The file appears a moment before the program knows to name it in a crash.
    try await terminal.press("Down", until: "▸ Daily Board")

    try await terminal.kill(signal, until: "status \(status)")

    #expect(try await terminal.modes() == modes)
    let errors = read(terminal.home + "/errors") ?? ""
    let words =
      "memorytunes: The game crashed. Start it again to continue your game. "
      + "Please report it, with the file \(recording).\n"
    // The shell prints a message, too.
    #expect(errors.hasPrefix(words) == isCrash)
    #expect(errors.contains("memorytunes") == isCrash)
    #expect(FileManager.default.fileExists(atPath: recording))
  }

  /// Starts the program, and waits until it has switched something on in its terminal.
  private func started(until trace: String) throws -> TerminalProgram {
    let terminal = try TerminalProgram(
      program, environment: ["HOME": folder, "TERM": "xterm-256color"], columns: 80, rows: 24)
    while !terminal.traces.contains(trace) {
      terminal.beginBurst()
      try #require(terminal.waitForOutput(timeout: 20_000))
    }
    return terminal
  }

  @Test func `aborted while it starts, the program gives the window's title back`() throws {
    for _ in 1...20 {
      let terminal = try started(until: "window title")
      defer { terminal.close() }

      terminal.signal(SIGABRT)
      terminal.waitForEnding(milliseconds: 20_000)

      #expect(terminal.ending == .signal(SIGABRT))
      #expect(terminal.traces == [])
    }
  }

  @Test func `continued in the background, it stops again, and can be ended there`() throws {
    let terminal = try started(until: "alternate screen")
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

  @Test(arguments: [SIGTSTP, SIGSTOP])
  func `a program stopped and continued leaves nothing in the terminal`(signal: Int32) throws {
    let terminal = try started(until: "alternate screen")
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

  @Test func `arguments count even if a library has changed the environment`() async throws {
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

  @Test func `with too few files to save a game, the program does not begin one`() async throws {
    try await expectFailure(
      2, saying: "Too many files are open: raise the limit with ulimit -n.", "/bin/sh",
      ["-c", "ulimit -n 12; exec \"$0\" --plain --no-record", program])
  }

  @Test(.terminal) func `Ctrl-Z suspends, fg brings the screen back, Ctrl-C quits`() async throws {
    try await terminal.run("\(program)", until: "▸ New Game")
    let before = try await terminal.stillScreen()

    try await terminal.press("C-z", until: "ready>")
    #expect(try await terminal.show("#{alternate_on} #{cursor_flag}") == "0 1")
    try await terminal.run("fg")
    try await terminal.wait("the screen is not as before") { $0 == before }

    try await terminal.press("C-c", until: "ready>")
    #expect(try await terminal.show("#{alternate_on} #{cursor_flag}") == "0 1")
  }

  @Test func `a bad value exits with 64 and says in one line what is allowed`() async throws {
    let sentence =
      "“3x3” is not a board size: give 2x2 to 10x8, with an even number of cards."
    try await expectFailure(64, saying: sentence, program, ["--grid", "3x3"])
  }

  @Test func `version, help and the licences of all libraries need no terminal`() async throws {
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
