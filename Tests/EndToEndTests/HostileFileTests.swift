import DataFlow
import Foundation
import MemoryTunes
import TestSupport
import Testing

/// Malicious files, given to the real program.
@Suite(.serialized, .timeLimit(.minutes(3))) struct HostileFileTests {
  private static let fixtures = TestSupport.fixtures().path

  /// Control sequences that a title, a path or an argument may contain: a window title, a bell, a
  /// cleared screen, C1 controls, text direction overrides.
  private static let escapes = "a\u{1B}]0;owned\u{7}\u{1B}[2Jb\u{9B}2Jc\u{202E}d\u{2028}e\u{85}f"

  private func controls(in text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control: scalar != "\n"
      case .format, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }

  @Test(arguments: [
    ["--category", escapes], ["--grid", escapes], ["--seed", escapes], ["--color", escapes],
    ["--source", escapes], ["--record", "/\(escapes)/x"], ["--\(escapes)"], [escapes],
    ["cache", escapes], ["replay", escapes], ["replay", "--verify", escapes],
    ["replay", "\(fixtures)/escape.jsonl"], ["replay", "--verify", "\(fixtures)/escape.jsonl"],
  ])
  func `no message lets a text control the terminal`(arguments: [String]) async throws {
    let result = try await execute(program, arguments)

    #expect(result.status != 0)
    #expect(result.errors != "")
    #expect(controls(in: result.output + result.errors) == [])
  }

  /// Verifies a recording of these rows.
  private func verify(_ rows: [[UInt8]]) async throws -> (status: Int32?, text: String) {
    try await withTemporaryFolder { folder in
      try write(rows.flatMap { $0 + Array("\n".utf8) }, to: folder + "/altered.jsonl")
      let result = try await execute(program, ["replay", "--verify", folder + "/altered.jsonl"])
      return (result.status, result.output + result.errors)
    }
  }

  private static let start =
    Array(#"{"metadata":null,"program":"0.2.0","schema":\#(AppState.schema)"#.utf8).withChecksum

  /// The first action of a recording: one with a text, after a state with this hash.
  private static func line(_ text: String, before hash: UInt64) throws -> String {
    let digits = String(hash, radix: 16)
    let hash = String(repeating: "0", count: 16 - digits.count) + digits
    let text = try json(text)
    return #"{"n":1,"ms":0,"before":"\#(hash)","action":{"prompt":{"_0":{"open":"#
      + #"{"_0":{"renameCategory":{"_0":\#(text)}}}}}}"#
  }

  private static func json(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
  }

  @Test func `what an action changes is shown without what controls the terminal`() async throws {
    let line = try Self.line(Self.escapes, before: 0) + #","sum":"00000000"}"#

    let result = try await verify([Self.start, Array(line.utf8)])

    #expect(result.status == 1)
    #expect(result.text.contains("owned"))
    #expect(controls(in: result.text) == [])
  }

  @Test func `a text in a recording writes no lines of its own, and no long ones`() async throws {
    let text = "x\n900 actions verified\n" + String(repeating: "y", count: 1_000_000)
    let newer = #"{"metadata":null,"program":\#(try Self.json(text)),"schema":99"#
    let line = try Self.line(text, before: StateHash(of: AppState()).bits)
    let end = #"{"end":\#(try Self.json(text))"#

    for (row, isFirst) in [(newer, true), (line, false), (end, false)] {
      let row = Array(row.utf8).withChecksum
      let told = try await verify(isFirst ? [row] : [Self.start, row]).text

      #expect(told.utf8.count < 600)
      #expect(!told.contains("\n900"))
      #expect(told.contains("x900 actions verified"))
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a report that cannot be written is no success`() async throws {
    for option in ["--version", "--help"] {
      let result = try await execute("/bin/sh", ["-c", "'\(program)' \(option) > /dev/full"])

      #expect(result.status == 1)
      #expect(
        result.errors
          == "memorytunes: The output cannot be written (No space left on device): send it "
          + "somewhere else.\n")
    }
  }

  @Test func `a recording larger than any is refused before it is read`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder + "/large.jsonl"
      try write("{", to: file)
      truncate(file, 1 << 40)

      let result = try await execute(program, ["replay", "--verify", file])

      #expect(result.status == 1)
      #expect(
        result.errors
          == "memorytunes: \(file) is larger than any recording: give the name of another file.\n")
    }
  }

  @Test func `a saved game with a number beyond all counting is set aside`() async throws {
    try await Tmux.use { terminal in
      let folder = terminal.home.path + "/.local/state/memorytunes"
      let game = try fixture("saved-game.json")
      try write(game, to: folder + "/saved-game.json")

      try await terminal.run("\(program)")

      try await terminal.wait(for: "! Your saved game is damaged")
      try await terminal.wait(for: "▸ New Game")
      #expect(read(folder + "/saved-game.json.damaged-1") == String(decoding: game, as: UTF8.self))
    }
  }
}
