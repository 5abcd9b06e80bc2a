import Artwork
import Testing

@testable import MemoryTunes

/// Games that travel as one line of text.
@Suite struct GameLineTests {
  /// Twenty covers in each category, as in the game.
  static let catalogue = Dictionary(
    uniqueKeysWithValues: MemoryTunes.Category.bundled.map { category in
      let ids = (0..<20).map { "\(category.id)/\($0)" }
      return (category.id, ids.map { Cover(id: $0, title: $0, artist: "", artwork: $0) })
    })

  /// A solved game of somebody who remembers this share of what they see, a flip every three seconds.
  static func game(
    _ code: String, by name: String = "", keep: Double = 0.9, seed: UInt64 = 1
  ) throws -> Rival {
    let code = try BoardCode(code)
    var board = try #require(code.request()?.deal(from: catalogue)?.board)
    for (index, flip) in board.flips(ofPlayerKeeping: keep, seed: seed).enumerated() {
      _ = board.flip(Flip(card: flip.card, seconds: 3 * index))
    }
    return Rival(code, by: .person(name: name), solved: board)
  }

  private static func read(_ text: String) throws(BoardTextError) -> BoardText {
    try BoardText(text, catalogue: catalogue)
  }

  @Test(arguments: ["pop-2x2-0001", "pop-4x4-7k3q", "pop-4x4-titles-7k3q", "pop-10x8-7k3q"])
  func `a game is read back as it was played`(code: String) throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      let rival = try Self.game(code, by: ["", "Ann", "Zoë 日本"][Int(seed % 3)], seed: seed)
      let line = try #require(rival.line)

      #expect(line.hasPrefix("\(rival.code):\(rival.moveCount).1"))
      #expect(try Self.read(line) == .rival(rival))
    }
  }

  @Test(arguments: [
    ("pop-4x4-7k3q", 14, 80), ("pop-6x6-7k3q", 32, 220), ("pop-10x8-7k3q", 80, 520),
  ])
  func `a good game is short`(code: String, moves: Int, length: Int) throws {
    let rival = try #require(
      try (1...400).lazy.map { try Self.game(code, keep: 0.95, seed: $0) }
        .first { $0.moveCount <= moves })

    #expect(try #require(rival.line).count <= length)
  }

  @Test func `a name too long for a line is cut between characters`() throws {
    let rival = try Self.game("pop-4x4-7k3q", by: String(repeating: "日", count: 16))
    let line = try #require(rival.line)

    guard case .rival(let read) = try Self.read(line) else { return #expect(Bool(false)) }
    #expect(read.player == .person(name: String(repeating: "日", count: 10)))
    #expect(read.board == rival.board)
  }

  @Test func `a line that was cut off or altered anywhere is never believed`() throws {
    let rival = try Self.game("pop-4x4-7k3q", by: "Ann")
    let line = try #require(rival.line)
    let start = try #require(line.firstIndex(of: "."))

    for end in line[start...].indices.dropFirst() {
      #expect(throws: BoardTextError.self) {
        try Self.read(String(line[..<line.index(after: end)].dropLast()))
      }
    }
    for place in line.indices where place > start {
      for digit in "0123456789abcdefghijklmnopqrstuvwxyz-.ßİ" where digit != line[place] {
        var altered = line
        altered.replaceSubrange(place...place, with: "\(digit)")
        let read = try? Self.read(altered)
        #expect(read == nil || read == .rival(rival), "\(altered)")
      }
    }
    let code = line[..<start].dropLast(2)
    #expect(throws: BoardTextError.rival(.cutOff)) { try Self.read("\(code)99\(line[start...])") }
    #expect(throws: BoardTextError.rival(.altered)) { try Self.read("\(code)8\(line[start...])") }
    #expect(throws: BoardTextError.rival(.cutOff)) { try Self.read(String(line.dropLast(9))) }
    #expect(throws: BoardTextError.rival(.otherVersion)) {
      try Self.read("\(line[...start])2\(line[start...].dropFirst(2))")
    }
    // The flips are not those of this board.
    #expect(throws: BoardTextError.rival(.altered)) {
      try Self.read(line.replacing("7k3q", with: "7k3r"))
    }
  }

  @Test func `what mail, shells and people put around a line does not matter`() throws {
    let rival = try Self.game("pop-6x6-7k3q", by: "Ann")
    let line = try #require(rival.line)
    let wrapped = stride(from: 0, to: line.count, by: 72).map {
      "> \(line.dropFirst($0).prefix(72))"
    }

    for text in [
      line.uppercased(), "“\(line)”", "'\(line)'", "`memorytunes duel \(line)`", "  \(line)\n",
      wrapped.joined(separator: "\n"), "> memorytunes duel\n\(wrapped.joined(separator: "\r\n"))",
      "MemoryTunes · Pop 6×6\n★★★☆☆ 20 moves, 3 slips\n🟩⬜🔶\nmemorytunes duel \(line)",
      "Hi!\nmemorytunes duel \(wrapped.joined(separator: "\n"))\n\nTry it\nAnna",
      "▍│  memorytunes duel │▆▅\n▝│ \(line.prefix(40)) │ ▁▃\n▝│ \(line.dropFirst(40)) │\n╰──╯ Copied",
      line.replacing("0", with: "O"), line.replacing("1", with: "l"),
    ] {
      // The code has no letters for digits.
      let read = try? Self.read(text)
      #expect(read == .rival(rival), "\(text)")
    }
  }

  @Test func `codes and claims are read as before`() throws {
    #expect(try Self.read(" POP-4x4-7k3q ") == .code(try BoardCode("pop-4x4-7k3q")))
    #expect(
      try Self.read("Try memorytunes pop-4x4-7k3q thanks") == .code(try BoardCode("pop-4x4-7k3q")))
    #expect(try Self.read("memorytunes pop-4x4-7k3q") == .code(try BoardCode("pop-4x4-7k3q")))
    let claim = try #require(try Rival(claim: "pop-4x4-7k3q:14"))
    #expect(try Self.read("memorytunes duel pop-4x4-7k3q:14") == .rival(claim))
    #expect(throws: BoardTextError.rival(.tooFewMoves(pairCount: 8))) {
      try Self.read("pop-4x4-7k3q:7")
    }
    #expect(throws: BoardTextError.code(.unknownWord("hello"))) { try Self.read("hello") }
  }

  @Test func `only solved boards of bundled covers have a line`() throws {
    #expect(try #require(try Rival(claim: "pop-4x4-7k3q:14")).line == nil)
    let board = try #require(try Self.game("pop-4x4-7k3q").board)
    let folder = Rival(try BoardCode("folder-4x4-7k3q-9d2m"), solved: board)
    #expect(folder.line == nil)
  }
}
