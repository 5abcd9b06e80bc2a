import Foundation
import PseudoTerminal
import TestSupport
import Testing

@testable import Program

/// How the real program ends, and what it says when it cannot start.
@Suite(.serialized, .timeLimit(.minutes(3))) struct ExitTests {
  /// Signals by name or number, and the status with which a shell reports them.
  static let signals =
    [
      ("TERM", 143), ("HUP", 129), ("QUIT", 131), ("SEGV", 139), ("ABRT", 134),
      ("ILL", 132), ("TRAP", 133), ("BUS", 135), ("FPE", 136),
    ] + rareSignals
  #if os(Linux)
    private static let rareSignals = [
      ("PWR", 158), ("IO", 157), ("STKFLT", 144), ("34", 162), ("64", 192),
    ]
  #else
    private static let rareSignals: [(String, Int)] = []
  #endif

  @Test(arguments: signals)
  func `whatever ends the program, the terminal is as before`(signal: String, status: Int)
    async throws
  {
    try await Tmux.use { terminal in
      let modes = try await terminal.modes()
      try await terminal.run("\(program) --no-animation; echo \"status $?\"")
      try await terminal.wait(for: "▸ New Game")

      let shell = try await terminal.show("#{pane_pid}")
      _ = try await execute("/usr/bin/env", ["pkill", "-\(signal)", "-P", shell])

      try await terminal.wait(for: "status \(status)")
      #expect(try await terminal.modes() == modes)
    }
  }

  @Test func `aborted while it starts, the program gives the window's title back`() throws {
    try withTemporaryFolder { home in
      for _ in 1...20 {
        let terminal = try TerminalProgram(
          program, environment: ["HOME": home, "TERM": "xterm-256color"], columns: 80, rows: 24)
        defer { terminal.close() }
        while !terminal.traces.contains("window title") {
          terminal.beginBurst()
          try #require(terminal.waitForOutput(timeout: 20_000))
        }

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
      let terminal = try TerminalProgram(
        program, environment: ["HOME": home, "TERM": "xterm-256color"], columns: 80, rows: 24)
      defer { terminal.close() }
      while !terminal.traces.contains("alternate screen") {
        terminal.beginBurst()
        try #require(terminal.waitForOutput(timeout: 20_000))
      }
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
      let terminal = try TerminalProgram(
        program, environment: ["HOME": home, "TERM": "xterm-256color"], columns: 80, rows: 24)
      defer { terminal.close() }
      #expect(terminal.waitForOutput(timeout: 20_000))
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
      try Data(source.utf8).write(to: URL(filePath: folder + "/change.c"))
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

  @Test(arguments: ["SEGV", "ABRT", "TERM", "HUP"])
  func `a crash names the recording, and any other end says nothing`(signal: String)
    async throws
  {
    try await Tmux.use { terminal in
      try await terminal.run("\(program) 2>~/errors; echo status $?")
      let recording = terminal.home.path + "/.local/state/memorytunes/last-session.jsonl"
      try await terminal.wait("nothing is recorded") { screen in
        screen.contains("▸ New Game") && FileManager.default.fileExists(atPath: recording)
      }
      // The file appears a moment before the program knows to name it in a crash.
      try await terminal.press("Down")
      try await terminal.wait(for: "▸ Daily Board")

      try await terminal.kill(signal)
      try await terminal.wait(for: "status 1")

      let errors = try String(
        contentsOf: terminal.home.appending(path: "errors"), encoding: .utf8)
      let words =
        "memorytunes: The game crashed: please report it, and attach the file \(recording). "
        + "Start it again to continue your game.\n"
      // The shell prints a message, too.
      #expect(errors.hasPrefix(words) == ["SEGV", "ABRT"].contains(signal))
      #expect(errors.contains("memorytunes") == errors.hasPrefix(words))
      #expect(FileManager.default.fileExists(atPath: recording))
    }
  }

  @Test func `Ctrl-C quits at once`() async throws {
    try await Tmux.use { terminal in
      try await terminal.run("\(program); echo \"status $?\"")
      try await terminal.wait(for: "▸ New Game")

      try await terminal.press("C-c")

      try await terminal.wait(for: "ready>")
      #expect(try await terminal.show("#{alternate_on} #{cursor_flag}") == "0 1")
    }
  }

  @Test func `Ctrl-Z suspends, and fg brings the screen back`() async throws {
    try await Tmux.use { terminal in
      try await terminal.run("\(program)")
      try await terminal.wait(for: "▸ New Game")
      let before = try await terminal.stillScreen()

      try await terminal.press("C-z")
      try await terminal.wait(for: "ready>")
      #expect(try await terminal.show("#{alternate_on} #{cursor_flag}") == "0 1")
      try await terminal.run("fg")

      try await terminal.wait("the screen is not as before") { $0 == before }
    }
  }

  @Test func `a recording is not shown with the output elsewhere`() async throws {
    try await withTemporaryFolder { home in
      _ = try await execute(
        "/usr/bin/env", ["HOME=\(home)", program, "--plain"], input: "new\na1\nquit\n")
      let recording = home + "/.local/state/memorytunes/last-session.jsonl"
      let result = try await execute(program, ["replay", recording])

      #expect(result.status == 2)
      #expect(
        result.errors
          == "memorytunes: The game needs a terminal, but its output goes elsewhere: start it without "
          + "> or |.\n")
      #expect(result.output == "")
    }
  }

  @Test(arguments: [
    ["--grid", "3x3"], ["--category", "Polka"], ["--seed", "one"], ["--color", "pink"],
    ["--record", "/nonexistent/x.jsonl"], ["--source", "/nonexistent"],
  ])
  func `a bad value exits with 64 and says what is allowed`(arguments: [String]) async throws {
    let result = try await execute(program, arguments)

    #expect(result.status == 64)
    #expect(result.errors.contains(arguments[1].prefix(12)))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(["choose", "give", "create"].contains(where: result.errors.contains))
  }

  @Test func `version and help go without a terminal`() async throws {
    #expect(try await execute(program, ["--version"]).output == "\(programVersion)\n")
    #expect(try await execute(program, ["--help"]).output.contains("--category"))
  }

  @Test(arguments: ["--licences", "--licenses"])
  func `the licences of all libraries are shown`(option: String) async throws {
    let result = try await execute(program, [option])

    #expect(result.status == 0 && result.errors == "")
    let libraries = [
      "Swift", "Foundation", "Subprocess", "libuuid", "Unicode", "libstdc++", "chafa", "GLib",
      "PCRE2",
      "libjpeg-turbo", "libpng", "zlib", "libwebp", "SQLite", "ncurses", "libcurl", "libsndfile",
      "libasound",
    ]
    #expect(libraries.filter { !result.output.contains($0) } == [])
  }

  @Test func `damaged preferences are moved aside and reported`() async throws {
    try await Tmux.use { terminal in
      let folder = terminal.home.appending(path: ".config/memorytunes")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("{".utf8).write(to: folder.appending(path: "preferences.json"))

      try await terminal.run("\(program)")

      try await terminal.wait(for: "! Your preferences file is damaged")
      let kept = folder.appending(path: "preferences.json.damaged-1")
      #expect(try Data(contentsOf: kept) == Data("{".utf8))
    }
  }

  @Test func `without a home it plays on and says so`() async throws {
    try await Tmux.use { terminal in
      try await terminal.run("HOME=/dev/null \(program)")
      try await terminal.wait(for: "▸ New Game")
      try await terminal.press("c")
      try await terminal.wait(for: "✓ Pop")
      try await terminal.press("Right", "Enter")

      try await terminal.wait(for: "! Your settings are not saved")
      try await terminal.press("Enter")
      try await terminal.wait(for: "Electronic · 4×4")
    }
  }
}
