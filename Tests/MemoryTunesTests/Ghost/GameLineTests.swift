import Testing

@testable import MemoryTunes

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

  private static func read(_ text: String) throws(RivalError) -> BoardText {
    try BoardText(text, catalogue: catalogue)
  }

  @Test(arguments: [
    ("pop-4x4-7k3q", 14, 80), ("pop-6x6-7k3q", 32, 220), ("pop-10x8-7k3q", 80, 520),
  ])
  func `a good game is short`(code: String, moves: Int, length: Int) throws {
    let rival = try Self.game(code, keep: 1)

    #expect(rival.moveCount <= moves)
    #expect(try #require(rival.line).count <= length)
  }

  @Test(arguments: [String(repeating: "日", count: 16), String(repeating: "日", count: 10) + " 日"])
  func `a name too long for a line is cut between characters, before a space`(name: String) throws {
    let rival = try Self.game("pop-4x4-7k3q", by: name)
    let line = try #require(rival.line)

    let read = try #require(try Self.read(line).rival)
    #expect(read.player == .person(name: String(repeating: "日", count: 10)))
    #expect(read.board == rival.board)
  }

  @Test func `a line that was cut off or altered anywhere is never believed`() throws {
    let rival = try Self.game("pop-4x4-7k3q", by: "Ann")
    let line = try #require(rival.line)
    let start = try #require(line.firstIndex(of: "."))

    for end in line[start...].indices.dropFirst() {
      #expect(throws: RivalError.self) {
        try Self.read(String(line[..<line.index(after: end)].dropLast()))
      }
    }
    for place in line.indices where place > start {
      for digit in "0123456789abcdefghijklmnopqrstuvwxyz-.ßİ" where digit != line[place] {
        var altered = line
        altered.replaceSubrange(place...place, with: "\(digit)")
        let read = try? Self.read(altered)
        #expect(read == nil || read?.rival == rival, "\(altered)")
      }
    }
    let code = line[..<start].dropLast(2)
    #expect(throws: RivalError.cutOff) { try Self.read("\(code)99\(line[start...])") }
    #expect(throws: RivalError.altered) { try Self.read("\(code)8\(line[start...])") }
    #expect(throws: RivalError.cutOff) { try Self.read(String(line.dropLast(9))) }
    #expect(throws: RivalError.otherVersion) {
      try Self.read("\(line[...start])2\(line[start...].dropFirst(2))")
    }
    // The flips are not those of this board.
    #expect(throws: RivalError.altered) {
      try Self.read(line.replacing("7k3q", with: "7k3r"))
    }
  }

  /// Random games of every grid and kind, by people with and without a name.
  private static func randomGames(_ count: Int, seed: UInt64) throws -> [Rival] {
    var generator = SeededGenerator(seed: seed)
    let names = ["", "Ann", "Zoë 日本", "🎧", String(repeating: "x", count: Player.maximumNameLength)]
    return try (0..<count).map { index in
      let grid = Grid.choices[index % Grid.choices.count]
      let kind = ["", "-titles", "-ear"][index / Grid.choices.count % 3]
      let category = MemoryTunes.Category.bundled[generator.number(below: 5)].id
      let code = "\(category)-\(grid)\(kind)-\(1000 + generator.number(below: 9000))"
      let game = try Self.game(
        code, by: names[index % names.count], keep: [0.5, 0.8, 0.95][index % 3],
        seed: UInt64(index))
      var (board, seconds) = (try #require(game.board?.dealt), 0)
      for flip in try #require(game.board).flips {
        // Some think for long.
        seconds += generator.number(below: generator.number(below: 9) == 0 ? 9_000 : 9)
        _ = board.flip(Flip(card: flip.card, seconds: seconds))
      }
      return Rival(game.code, by: game.player, solved: board)
    }
  }

  @Test func `random games of every kind and size are read back as they were played`() throws {
    for rival in try Self.randomGames(100, seed: 1) {
      let line = try #require(rival.line)
      #expect(line.hasPrefix("\(rival.code):\(rival.moveCount).1"))
      #expect(try Self.read(line).rival == rival, "\(line)")
    }
  }

  @Test func `lines altered at random are read as the same game, or refused`() throws {
    var generator = SeededGenerator(seed: 2)
    let lines = try Self.randomGames(60, seed: 3).compactMap(\.line)
    let digits = Array("0123456789abcdefghjkmnpqrstvwxyz:.-OIlаА０é>\" ")
    for _ in 0..<2000 {
      var text = Array(lines[generator.number(below: lines.count)])
      let original = try? Self.read(String(text))
      for _ in 0...generator.number(below: 3) where !text.isEmpty {
        let place = generator.number(below: text.count)
        let digit = digits[generator.number(below: digits.count)]
        switch generator.number(below: 6) {
        case 0: text[place] = digit
        case 1: text.insert(digit, at: place)
        case 2: text.remove(at: place)
        case 3: text.swapAt(place, generator.number(below: text.count))
        case 4: text.removeSubrange(place...)
        default:
          text.replaceSubrange(
            place..., with: lines[generator.number(below: lines.count)].suffix(place))
        }
      }
      guard let read = try? Self.read(String(text)), read != original else { continue }
      // A code or a claim is left, or the end of another whole line.
      if let line = read.rival?.line {
        #expect(lines.contains(line), "\(String(text))")
      }
    }
  }

  @Test func `what mail, shells and people put around a line does not matter`() throws {
    let rival = try Self.game("pop-6x6-7k3q", by: "Ann")
    let line = try #require(rival.line)
    let wrapped = stride(from: 0, to: line.count, by: 72).map {
      "> \(line.dropFirst($0).prefix(72))"
    }

    for text in [
      line.uppercased(), "“\(line)”", "\(line).", "memorytunes duel \(line)!", "'\(line)'",
      "`memorytunes duel \(line)`", "  \(line)\n",
      wrapped.joined(separator: "\n"), "> memorytunes duel\n\(wrapped.joined(separator: "\r\n"))",
      "MemoryTunes · Pop 6×6\n★★★☆☆ 20 moves, 3 slips\n🟩⬜🔶\nmemorytunes duel \(line)",
      "Hi!\nmemorytunes duel \(wrapped.joined(separator: "\n"))\n\nTry it\nAnna",
      "On Monday, Ann wrote:\n> Mine: \(line)",
      "memorytunes duel \(line)\nIt comes with MemoryTunes 1.0",
      "▍│  memorytunes duel │▆▅\n▝│ \(line.prefix(40)) │ ▁▃\n▝│ \(line.dropFirst(40)) │\n╰──╯ Copied",
      line.replacing("0", with: "O"), line.replacing("1", with: "l"),
    ] {
      // The code has no letters for digits.
      #expect((try? Self.read(text))?.rival == rival, "\(text)")
    }
  }

  @Test func `codes and claims are read as before`() throws {
    for text in [
      " POP-4x4-7k3q ", "Try memorytunes pop-4x4-7k3q thanks", "memorytunes pop-4x4-7k3q",
    ] {
      #expect(
        try Self.read(text) == BoardText(code: BoardCode("pop-4x4-7k3q"), rival: nil), "\(text)")
    }
    let claim = try #require(try Rival(claim: "pop-4x4-7k3q:14"))
    #expect(try Self.read("memorytunes duel pop-4x4-7k3q:14").rival == claim)
    #expect(throws: RivalError.tooFewMoves(pairCount: 8)) {
      try Self.read("pop-4x4-7k3q:7")
    }
    #expect(throws: RivalError.code(.unknownWord("hello"))) { try Self.read("hello") }
  }

  @Test func `only solved boards of bundled covers have a line`() throws {
    #expect(try #require(try Rival(claim: "pop-4x4-7k3q:14")).line == nil)
    let board = try #require(try Self.game("pop-4x4-7k3q").board)
    #expect(Rival(try BoardCode("folder-4x4-7k3q-9d2m"), solved: board).line == nil)
  }
}
