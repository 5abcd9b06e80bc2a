import Foundation
import PseudoTerminal

/// The game and its environment: its home folder, its terminal, its server.
final class Rig {
  let program: String
  let server: RudeITunes
  var home: TemporaryFolder
  var chance: Chance
  var counts = Counts()
  /// The running program, if any.
  var running: TerminalProgram? {
    didSet { if let oldValue, running == nil { remember(oldValue) } }
  }
  /// The last input.
  private(set) var lastInput: [UInt8] = []
  /// The last output of the last program that ended.
  private var lastWords: [UInt8] = []
  /// Whether all programs in this home have resumed the same game.
  var hasOneGame = false
  /// Whether a file in this home was damaged, so that some may be unusable.
  var hasDamage = false
  /// Processes that programs left running, and until when they may run.
  var survivors: [Int32: Moment] = [:]
  /// The initial size of the next terminal.
  var size = (columns: 80, rows: 24)

  init(program: String, pictures: String) throws {
    self.program = program
    server = try RudeITunes(pictures: pictures)
    home = try TemporaryFolder(named: "memorytunes-chaos")
    chance = Chance(seed: 0, step: 0)
  }

  /// The running program, or a new one with random options.
  func player() throws -> TerminalProgram {
    if let running, running.isAlive { return running }
    return try start(anyOptions())
  }

  @discardableResult
  func start(_ arguments: [String], environment: [String: String] = [:]) throws -> TerminalProgram {
    let terminal = try launch(arguments, environment: environment)
    running = terminal
    return terminal
  }

  /// Starts a program in the same home and waits for its first screen.
  func launch(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> TerminalProgram {
    counts.starts += 1
    let terminal = try TerminalProgram(
      program, arguments,
      environment: standardEnvironment.merging(environment) { $1 },
      columns: size.columns, rows: size.rows)
    guard terminal.waitForOutput(timeout: 20_000) else {
      if let ending = terminal.ending {
        throw Violation(expected: "a first screen of \(arguments)", seen: "\(ending)")
      }
      throw Violation(expected: "a first screen of \(arguments)", seen: "nothing in 20 seconds")
    }
    terminal.waitUntilQuiet(for: 30, timeout: 3000)
    return terminal
  }

  private var standardEnvironment: [String: String] {
    [
      "HOME": home.path, "PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "LANG": "C.UTF-8",
    ]
  }

  /// Random options; the network is always the local server.
  func anyOptions() -> [String] {
    size = chance.once(in: 3) ? chance.size() : (80, 24)
    var options = ["--itunes-url", server.address, "--seed", "\(chance.number(1...9999))"]
    options += ["--source", chance.one(of: ["bundled", "bundled", "itunes"])]
    options += ["--grid", chance.one(of: ["2x2", "4x4", "6x6", "10x8", "3x2", "5x4"])]
    options += [
      "--color", chance.one(of: ["auto", "auto", "truecolor", "256", "16", "mono"]),
    ]
    for option in ["--ascii", "--no-mouse", "--no-animation"] where chance.once(in: 4) {
      options.append(option)
    }
    return options
  }

  /// Abandons the home and creates a new one.
  func moveOut() throws {
    running?.close()
    running = nil
    hasDamage = false
    home = try TemporaryFolder(named: "memorytunes-chaos")
  }

  /// The last output of the running program, or of the last one.
  var lastOutput: [UInt8] { running?.lastOutput ?? lastWords }

  private func remember(_ terminal: TerminalProgram) {
    _ = terminal.traces
    lastWords = terminal.lastOutput
  }

  func type(_ bytes: [UInt8], into terminal: TerminalProgram) {
    lastInput = Array((lastInput + bytes).suffix(60))
    counts.bytes += terminal.write(bytes)
  }

  func resize(_ terminal: TerminalProgram, to size: (columns: Int, rows: Int)) {
    counts.resizes += 1
    terminal.resize(columns: size.columns, rows: size.rows)
  }

  func send(_ signal: Int32, to terminal: TerminalProgram) {
    counts.signals += 1
    if signal == SIGKILL { counts.kills += 1 }
    terminal.signal(signal)
  }
}
