import Foundation
import TestSupport

/// Gives each test a terminal of 80×24.
struct TerminalTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Tmux.use(function)
  }
}

extension Trait where Self == TerminalTrait {
  static var terminal: Self { TerminalTrait() }
}

var terminal: Tmux { Tmux.current }

/// The real program in a real terminal: a shell in tmux, with a home folder of its own.
struct Tmux {
  let home: String

  private let socket = "memorytunes-test-\(UUID().uuidString)"

  @TaskLocal fileprivate static var current: Tmux = Tmux()

  private init() {
    home = FileManager.default.temporaryDirectory.path + "/" + socket
  }

  static func use(_ body: () async throws -> Void) async throws {
    let terminal = Tmux()
    try FileManager.default.createDirectory(
      atPath: terminal.home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: terminal.home) }
    // A shell with nothing but a home in its environment.
    try await terminal.tmux([
      "-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", "env", "-i",
      "HOME=\(terminal.home)", "TERM=screen-256color", "LANG=C.UTF-8", "PATH=/usr/bin:/bin",
      "PS1=ready> ", "sh", "-i",
    ])
    do {
      try await terminal.wait(for: "ready>")
      try await $current.withValue(terminal, operation: body)
    } catch {
      try await terminal.tmux(["kill-server"])
      throw error
    }
    try await terminal.tmux(["kill-server"])
  }

  /// Starts the program and deals a board.
  func deal(
    _ options: String = "--seed 7 --no-animation", until text: String = "8 pairs, face down"
  ) async throws {
    try await run("\(program) \(options)", until: "New Game")
    try await press("n", until: text)
  }

  /// Pastes a text as a terminal does, bracketed if the program has asked for that.
  func paste(_ text: String) async throws {
    try await tmux(["set-buffer", text])
    try await tmux(["paste-buffer", "-p"])
  }

  func run(_ line: String) async throws {
    try await tmux(["send-keys", "-l", line])
    try await press("Enter")
  }

  /// Presses keys by their tmux names: `Down`, `Enter`, `C-c`, `q`.
  func press(_ keys: String...) async throws {
    try await tmux(["send-keys"] + keys)
  }

  @discardableResult
  func press(_ keys: String..., until text: String) async throws -> String {
    try await tmux(["send-keys"] + keys)
    return try await wait(for: text)
  }

  @discardableResult
  func run(_ line: String, until text: String) async throws -> String {
    try await run(line)
    return try await wait(for: text)
  }

  func screen() async throws -> String {
    try await tmux(["capture-pane", "-p"])
  }

  /// The value of a tmux format, such as `#{alternate_on}`.
  func show(_ format: String) async throws -> String {
    try await tmux(["display-message", "-p", format]).trimmingCharacters(
      in: .whitespacesAndNewlines)
  }

  func resize(width: Int, height: Int) async throws {
    try await tmux(["resize-window", "-x", "\(width)", "-y", "\(height)"])
  }

  /// The visible rows once covers are drawn, and nothing but the clock has changed for a while.
  func stillScreen() async throws -> String {
    try await wait(for: "▅")
    var screens: [String] = []
    while screens.count < 40 || Set(screens.suffix(40).map(\.withoutClock)).count > 1 {
      screens.append(try await screen())
      try await Task.sleep(for: .milliseconds(10))
    }
    return screens[screens.count - 1]
  }

  /// Waits until the text is on the screen; throws the screen after twenty seconds.
  @discardableResult
  func wait(for text: String) async throws -> String {
    try await wait("\"\(text)\" does not appear") { $0.contains(text) }
  }

  /// The same for a condition, met twice in a row, because tmux may show half-drawn frames.
  @discardableResult
  func wait(_ complaint: String, until isSo: (String) -> Bool) async throws -> String {
    let end = ContinuousClock.now + .seconds(20)
    var last = ""
    while true {
      let screen = try await screen()
      if screen == last, isSo(screen) { return screen }
      last = screen
      guard ContinuousClock.now < end else {
        throw Failure(description: "\(complaint):\n\(screen)")
      }
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  @discardableResult
  private func tmux(_ arguments: [String]) async throws -> String {
    let result = try await execute("/usr/bin/env", ["tmux", "-L", socket] + arguments)
    guard result.status == 0 else {
      throw Failure(description: "tmux \(arguments): \(result.errors)")
    }
    return result.output
  }
}

#if os(Linux)
  extension Tmux {
    /// The number of the process that the shell runs.
    func process() async throws -> String {
      try await children(of: show("#{pane_pid}")).first ?? ""
    }

    /// The numbers of the processes that a process has started and that have not ended.
    func children(of process: String) async throws -> [String] {
      let output = try await execute(
        "/usr/bin/env", ["pgrep", "-P", process, "-r", "R,S,D,T"]
      ).output
      return output.split(separator: "\n").map(String.init)
    }

    /// The peak memory of the process that the shell runs, in KiB.
    func peakMemory() async throws -> Int {
      let file = "/proc/\(try await process())/status"
      let line = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
        .first { $0.hasPrefix("VmHWM:") }
      return line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
    }
  }
#endif

extension String {
  /// The screen with the clock masked.
  var withoutClock: String { replacing(/[0-9]{2}:[0-9]{2}/, with: "--:--") }
}

/// Runs the program with a home folder and the orders of plain mode, and quits it.
func play(
  _ arguments: [String], home: String, environment: [String] = [], orders: [String] = []
) async throws -> (status: Int32?, output: String, errors: String) {
  try await execute(
    "/usr/bin/env", ["-u", "ACCESSIBLE", "HOME=\(home)"] + environment + [program] + arguments,
    input: (orders + ["quit\n"]).joined(separator: "\n"))
}

/// Expects that a program fails with this sentence, and writes nothing else.
func expectFailure(
  _ status: Int32 = 1, saying sentence: String, _ program: String, _ arguments: [String]
) async throws {
  let result = try await execute(program, arguments)
  #expect(result.status == status && result.output == "", "\(result)")
  #expect(result.errors == "memorytunes: \(sentence)\n")
}

struct Failure: Error, CustomStringConvertible {
  let description: String
}

let program = builtProgram("memorytunes")
