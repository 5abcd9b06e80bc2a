import Foundation

/// The real program in a real terminal: a shell in tmux, with a home folder of its own.
final class Tmux {
  let home: URL

  private let socket = "memorytunes-test-\(UUID().uuidString)"

  init(width: Int = 80, height: Int = 24) throws {
    home = FileManager.default.temporaryDirectory.appending(path: socket)
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    try tmux(
      "-f", "/dev/null", "new-session", "-d", "-x", "\(width)", "-y", "\(height)", "env", "-i",
      "HOME=\(home.path)", "TERM=screen-256color", "LANG=C.UTF-8", "PATH=/usr/bin:/bin",
      "PS1=ready> ", "sh", "-i")
    try wait(for: "ready>")
  }

  deinit {
    _ = try? tmux("kill-server")
    try? FileManager.default.removeItem(at: home)
  }

  /// Types a line into the shell.
  func run(_ line: String) throws {
    try tmux("send-keys", "-l", line)
    try press("Enter")
  }

  /// Presses keys by tmux' names: `Down`, `Enter`, `C-c`, `q`.
  func press(_ keys: String...) throws {
    try tmux(["send-keys"] + keys)
  }

  /// The visible rows.
  func screen() throws -> String {
    try tmux("capture-pane", "-p")
  }

  /// What tmux knows of the terminal, like `#{alternate_on}`.
  func show(_ format: String) throws -> String {
    try tmux("display-message", "-p", format).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  func resize(width: Int, height: Int) throws {
    try tmux("resize-window", "-x", "\(width)", "-y", "\(height)")
  }

  /// Waits until the text is on the screen; throws with the screen after ten seconds.
  @discardableResult
  func wait(for text: String) throws -> String {
    try wait("\"\(text)\" does not appear") { $0.contains(text) }
  }

  /// Waits until the screen is so; throws with the screen after ten seconds.
  @discardableResult
  func wait(_ complaint: String, until isSo: (String) -> Bool) throws -> String {
    let end = ContinuousClock.now + .seconds(10)
    while true {
      let screen = try screen()
      if isSo(screen) { return screen }
      guard ContinuousClock.now < end else {
        throw Failure(description: "\(complaint):\n\(screen)")
      }
      usleep(10_000)
    }
  }

  @discardableResult
  private func tmux(_ arguments: String...) throws -> String {
    try tmux(arguments)
  }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    let result = try execute("/usr/bin/env", ["tmux", "-L", socket] + arguments)
    guard result.status == 0 else {
      throw Failure(description: "tmux \(arguments): \(result.errors)")
    }
    return result.output
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String
}

/// Runs a program to its end.
func execute(
  _ program: String, _ arguments: [String]
) throws -> (status: Int32, output: String, errors: String) {
  let process = Process()
  process.executableURL = URL(filePath: program)
  process.arguments = arguments
  process.standardInput = FileHandle.nullDevice
  let (output, errors) = (Pipe(), Pipe())
  process.standardOutput = output
  process.standardError = errors
  try process.run()
  let text = output.fileHandleForReading.readDataToEndOfFile()
  let complaints = errors.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (
    process.terminationStatus, String(decoding: text, as: UTF8.self),
    String(decoding: complaints, as: UTF8.self)
  )
}

/// The program that was built together with this test.
let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
  .appending(path: "memorytunes").path

/// The folder of the bundled covers.
let resources = URL(filePath: #filePath).appending(path: "../../../Resources").standardized.path
