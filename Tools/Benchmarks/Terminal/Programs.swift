import Platform
import PseudoTerminal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A program that is started repeatedly in pseudo-terminals of 120×40, each time with an empty home
/// folder.
struct MeasuredProgram {
  let path: String
  var arguments: [String]
  /// The keys that lead to the board.
  let way: String
  /// Whether ALSA writes samples to a file in place of a sound card.
  var playsIntoFile = false
  /// The folder for sockets; nil for none.
  var runtimeFolder: String?

  /// The game built alongside this program, with nothing that moves by itself.
  static func game(_ arguments: String...) -> MeasuredProgram {
    MeasuredProgram(
      path: sibling("memorytunes"),
      arguments: ["--seed", "7", "--no-animation", "--color", "256"] + arguments, way: "n")
  }

  /// The game as most players start it.
  static let plainGame = MeasuredProgram(path: sibling("memorytunes"), arguments: [], way: "n")

  /// The programs that show what the game has shown, compiled alongside this program; see `Scripts/floor.c`.
  static func floor(_ frames: RecordedFrames) -> MeasuredProgram {
    MeasuredProgram(path: sibling("floor"), arguments: [frames.cells], way: "")
  }
  static func writer(_ frames: RecordedFrames) -> MeasuredProgram {
    MeasuredProgram(path: sibling("floor"), arguments: ["--bytes", frames.bytes], way: "")
  }

  /// A running program and its home folder.
  struct Run {
    let terminal: TerminalProgram
    private let home: TemporaryFolder

    fileprivate init(_ program: MeasuredProgram, columns: Int, rows: Int) throws {
      home = try TemporaryFolder()
      if program.playsIntoFile {
        try #"pcm.!default { type file slave.pcm "null" file "\#(home.path)/heard" format "raw" }"#
          .write(toFile: home.path + "/.asoundrc", atomically: false, encoding: .utf8)
      }
      terminal = try TerminalProgram(
        program.path, program.arguments,
        environment: [
          "HOME": home.path, "PATH": "/usr/bin:/bin", "TERM": "xterm-256color",
          "LANG": "C.UTF-8", "XDG_RUNTIME_DIR": program.runtimeFolder ?? "",
        ], columns: columns, rows: rows)
    }

    /// How many bytes of samples ALSA has written to the file.
    var heardByteCount: Int {
      var status = stat()
      return stat(home.path + "/heard", &status) == 0 ? Int(status.st_size) : 0
    }

    /// Waits for output, and then for it to stop.
    func settle(quiet: Int = 150) throws {
      guard terminal.waitForOutput(timeout: 20_000) else {
        throw Misbehaviour(description: "A measured program shows nothing.")
      }
      terminal.waitUntilQuiet(for: quiet)
    }
  }

  /// Starts it without waiting.
  func start(columns: Int = 120, rows: Int = 40) throws -> Run {
    try Run(self, columns: columns, rows: rows)
  }

  /// Starts it and waits for its first screen.
  func onFirstScreen(
    columns: Int = 120, rows: Int = 40, keepsOutput: Bool = false
  ) throws -> Run {
    let run = try start(columns: columns, rows: rows)
    run.terminal.kept = keepsOutput ? [] : nil
    try run.settle()
    return run
  }

  /// Starts it and goes to the board.
  func onBoard(columns: Int = 120, rows: Int = 40, keepsOutput: Bool = false) throws -> Run {
    let run = try onFirstScreen(columns: columns, rows: rows, keepsOutput: keepsOutput)
    guard !way.isEmpty else { return run }
    run.terminal.beginBurst()
    run.terminal.type(way)
    try run.settle(quiet: 300)
    try waitUntilItAnswers(run)
    return run
  }

  /// On a busy machine a board takes a while, and accepts no keys before.
  private func waitUntilItAnswers(_ run: Run) throws {
    for _ in 0..<20 where run.terminal.answer(to: arrowKey("C")) != nil {
      if run.terminal.answer(to: arrowKey("D")) != nil { return }
    }
    throw Misbehaviour(description: "\(path) does not answer on its board.")
  }

  fileprivate static func sibling(_ name: String) -> String {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent(name).path
  }
}

/// What the game wrote, and what a terminal then showed, before the first key and after each, in files.
struct RecordedFrames {
  var bytes: String { folder.path + "/bytes" }
  var cells: String { folder.path + "/cells" }
  private let folder: TemporaryFolder

  init(_ parts: [[UInt8]], columns: Int, rows: Int) throws {
    folder = try TemporaryFolder()
    let content = parts.map { Array("\($0.count)\n".utf8) + $0 }.joined()
    try Data(Array("\(columns) \(rows)\n".utf8) + content).write(to: URL(fileURLWithPath: bytes))
    let command = #"exec "$0" --cells "$1" >"$2""#
    let converter = try TerminalProgram(
      "/bin/sh", ["-c", command, MeasuredProgram.sibling("floor"), bytes, cells],
      environment: ["LANG": "C.UTF-8"])
    defer { converter.close() }
    guard converter.waitForEnding(milliseconds: 60_000) == .exit(0) else {
      throw Misbehaviour(description: "What the game shows cannot be read.")
    }
  }
}

/// A figure of the game, that of the floor or of something else, and their ratio.
func comparison(
  _ name: String, _ game: Double, _ other: Double, unit: String, with otherName: String = "floor"
) -> [Figure] {
  [
    Figure(name: name, value: game, unit: unit),
    Figure(name: name + "." + otherName, value: other, unit: unit),
    Figure(name: name + ".ratio", value: game / other, unit: "x"),
  ]
}

/// What a program did instead of what was to be measured.
struct Misbehaviour: Error, CustomStringConvertible {
  let description: String
}
