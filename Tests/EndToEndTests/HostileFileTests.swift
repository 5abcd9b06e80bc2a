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

  @Test func `what an action changes is shown without what controls the terminal`() async throws {
    try await Tmux.use { terminal in
      let file = terminal.home.appending(path: "altered.jsonl")
      let header = #"{"metadata":null,"program":"0.2.0","schema":\#(AppState.schema)"#
      let line =
        #"{"n":1,"ms":0,"before":"0000000000000000","action":{"prompt":{"_0":{"open":"#
        + #"{"_0":{"renameCategory":{"_0":"TEXT"}}}}}},"sum":"00000000"}"#
      let text = String(decoding: try JSONEncoder().encode(Self.escapes), as: UTF8.self)
      let content =
        String(decoding: Array(header.utf8).withChecksum, as: UTF8.self) + "\n"
        + line.replacing("\"TEXT\"", with: text) + "\n"
      try Data(content.utf8).write(to: file)

      let result = try await execute(program, ["replay", "--verify", file.path])

      #expect(result.status == 1)
      #expect(result.errors.contains("owned"))
      #expect(controls(in: result.output + result.errors) == [])
    }
  }

  @Test func `a text in a recording writes no lines of its own, and no long ones`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder + "/texts.jsonl"
      let forged = "x\n900 actions verified\n" + String(repeating: "y", count: 1_000_000)
      let text = String(decoding: try JSONEncoder().encode(forged), as: UTF8.self)
      let start = #"{"metadata":null,"program":"1","schema":\#(AppState.schema)"#
      let newer = #"{"metadata":null,"program":\#(text),"schema":99"#
      let line =
        #"{"n":1,"ms":0,"before":"\#(try Self.hashOfStart())","action":{"prompt":{"_0":{"open":"#
        + #"{"_0":{"renameCategory":{"_0":\#(text)}}}}}}"#
      let end = #"{"end":\#(text)"#

      for rows in [[newer], [start, line], [start, end]] {
        let bytes = rows.flatMap { Array($0.utf8).withChecksum + Array("\n".utf8) }
        try Data(bytes).write(to: URL(filePath: file))
        let result = try await execute(program, ["replay", "--verify", file])
        let output = result.output + result.errors

        #expect(output.utf8.count < 600)
        #expect(!output.contains("\n900"))
        #expect(output.contains("x900 actions verified"))
      }
    }
  }

  private static func hashOfStart() throws -> String {
    let digits = String(try StateHash(of: AppState()).bits, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a report that cannot be written is no success`() async throws {
    let result = try await execute("/bin/sh", ["-c", "'\(program)' --version > /dev/full"])
    let help = try await execute("/bin/sh", ["-c", "'\(program)' --help > /dev/full"])

    for result in [result, help] {
      #expect(result.status == 1)
      #expect(
        result.errors
          == "memorytunes: The output cannot be written (No space left on device): send it "
          + "somewhere else.\n")
    }
  }

  @Test func `an impossible time in a recording is reported`() async throws {
    for arguments in [["replay", "--verify"], ["replay"]] {
      let result = try await execute(program, arguments + ["\(Self.fixtures)/ms.jsonl"])

      #expect([1, 2].contains(result.status))
      #expect(result.errors.split(separator: "\n").count >= 1)
    }
  }

  @Test func `a recording larger than any is refused before it is read`() async throws {
    try await Tmux.use { terminal in
      let file = terminal.home.appending(path: "large.jsonl").path
      try Data("{".utf8).write(to: URL(filePath: file))
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
      let folder = terminal.home.appending(path: ".local/state/memorytunes")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: "\(Self.fixtures)/saved-game.json",
        toPath: folder.appending(path: "saved-game.json").path)

      try await terminal.run("\(program)")

      try await terminal.wait(for: "! Your saved game is damaged")
      try await terminal.wait(for: "▸ New Game")
      #expect(
        FileManager.default.fileExists(
          atPath: folder.appending(path: "saved-game.json.damaged-1").path))
    }
  }
}
