import Foundation
import TestSupport

@Suite(.serialized, .timeLimit(.minutes(3))) struct HostileFileTests: FolderSuite {
  let testFolder = TestFolder()
  private static let fixtures = TestSupport.fixtures().path

  /// A window title, a bell, a cleared screen, C1 controls, and what turns the text's direction.
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
    try write(rows.flatMap { $0 + Array("\n".utf8) }, to: folder + "/altered.jsonl")
    let result = try await execute(program, ["replay", "--verify", folder + "/altered.jsonl"])
    return (result.status, result.output + result.errors)
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
      let sentence =
        "The output cannot be written (No space left on device): send it somewhere else."
      let line = "'\(program)' \(option) > /dev/full"
      try await expectFailure(saying: sentence, "/bin/sh", ["-c", line])
    }
  }

  @Test func `a recording larger than any is refused before it is read`() async throws {
    let file = folder + "/large.jsonl"
    try write("{", to: file)
    truncate(file, 1 << 40)

    try await expectFailure(
      saying: "\(file) is not a recording: give the name of another file.", program,
      ["replay", "--verify", file])
  }

  #if os(Linux)
    /// Albums with a bomb each, and two with usable covers.
    private func makeAlbums(in folder: URL) throws {
      let covers = try FileManager.default.contentsOfDirectory(atPath: resources + "/Covers/Pop")
        .filter { $0.hasSuffix(".png") }.sorted().prefix(2)
        .map { URL(filePath: resources + "/Covers/Pop/\($0)") }
      let bombs = try FileManager.default.contentsOfDirectory(
        at: TestSupport.fixtures().appending(path: "Bombs"), includingPropertiesForKeys: nil)
      for (number, picture) in (covers + bombs).enumerated() {
        let album = folder.appending(path: "Album \(number)")
        try FileManager.default.createDirectory(at: album, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
          at: picture, to: album.appending(path: "cover." + picture.pathExtension))
      }
    }

    @Test(.terminal) func `a folder of bombs takes at most 160 MiB, and is played`() async throws {
      let folder = URL(filePath: terminal.home + "/music")
      try makeAlbums(in: folder)
      // The grid needs every readable cover, so each bomb is tried.
      try await terminal.run("\(program) --grid 6x6 --source '\(folder.path)'", until: "New Game")
      try await terminal.press("n", until: "could be found")
      try await terminal.press("Enter", until: "FIND PAIRS")
      try await terminal.press("Enter", "Right", "Enter")
      try await terminal.wait("no move is made") {
        $0.contains("NO PAIR") || $0.contains("PAIR!")
      }

      let peak = try await terminal.peakMemory()
      print("peak memory of the game on all bombs: \(peak >> 10) MiB")
      #expect((1...160 << 10).contains(peak))
    }
  #endif
}
