import Foundation
import TestSupport

/// The real program in a real terminal: a shell in tmux, with a home folder of its own.
struct Tmux {
  let home: URL

  private let socket = "memorytunes-test-\(UUID().uuidString)"

  private init() {
    home = FileManager.default.temporaryDirectory.appending(path: socket)
  }

  /// Opens a terminal of 80×24, uses it, and removes every trace of it.
  static func use(_ body: (Tmux) async throws -> Void) async throws {
    let terminal = Tmux()
    try FileManager.default.createDirectory(at: terminal.home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: terminal.home) }
    // A shell with nothing but a home in its environment.
    try await terminal.tmux([
      "-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", "env", "-i",
      "HOME=\(terminal.home.path)", "TERM=screen-256color", "LANG=C.UTF-8", "PATH=/usr/bin:/bin",
      "PS1=ready> ", "sh", "-i",
    ])
    do {
      try await terminal.wait(for: "ready>")
      try await body(terminal)
    } catch {
      try await terminal.tmux(["kill-server"])
      throw error
    }
    try await terminal.tmux(["kill-server"])
  }

  /// Pastes a text as a terminal does, bracketed if the program has asked for that.
  func paste(_ text: String) async throws {
    try await tmux(["set-buffer", text])
    try await tmux(["paste-buffer", "-p"])
  }

  /// Runs a line in the shell.
  func run(_ line: String) async throws {
    try await tmux(["send-keys", "-l", line])
    try await press("Enter")
  }

  /// Presses keys by their tmux names: `Down`, `Enter`, `C-c`, `q`.
  func press(_ keys: String...) async throws {
    try await tmux(["send-keys"] + keys)
  }

  /// The visible rows.
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

  /// The visible rows once all covers are drawn: when there are some, and the rows except the clock
  /// have not changed for a while.
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

  /// Waits until the screen meets a condition twice in a row, because tmux may show half-drawn
  /// frames; throws the screen after twenty seconds.
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

struct Failure: Error, CustomStringConvertible {
  let description: String
}

/// The program under test.
let program = builtProgram("memorytunes")
