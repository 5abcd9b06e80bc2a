import Testing

@testable import MemoryTunes

@Suite struct BoardCodeTests {
  private static let pop = Category.bundled[0]
  private static let missing = BoardCodeError.missing(like: "pop-4x4-7k3q")

  private static func plan(
    _ grid: String = "4x4", _ kind: GameKind = .pairs, seed: UInt64
  ) -> BoardPlan {
    BoardPlan(grid: Grid(grid) ?? .standard, kind: kind, seed: seed)
  }

  @Test(
    arguments: [
      ("pop-4x4-7k3q", .bundled(pop, deck: 1, plan(seed: 248_951))),
      ("pop-4x4-0001", .bundled(pop, deck: 1, plan(seed: 1))),
      ("pop-4x4-0000", .bundled(pop, deck: 1, plan(seed: 0))),
      ("rap-10x8-yghz", .bundled(Category(id: "rap"), deck: 1, plan("10x8", seed: 999_999))),
      (
        "rock-2x2-titles-0016",
        .bundled(Category(id: "rock"), deck: 1, plan("2x2", .titles, seed: 38))
      ),
      (
        "metal-6x5-sprint-1000",
        .bundled(Category(id: "metal"), deck: 1, plan("6x5", .sprint, seed: 32_768))
      ),
      ("pop-4x4-ear-7k3q", .bundled(pop, deck: 1, plan("4x4", .ear, seed: 248_951))),
      ("pop-4x4-0ear", .bundled(pop, deck: 1, plan(seed: 14_680))),
      (
        "electronic-4x4-fzzzzzzzzzzzz",
        .bundled(Category(id: "electronic"), deck: 1, plan(seed: .max))
      ),
      ("folder-4x4-7k3q-9d2m", .folder(plan(seed: 248_951), fingerprint: 308_308)),
      ("folder-4x3-titles-0007-0000", .folder(plan("4x3", .titles, seed: 7), fingerprint: 0)),
      ("daily", .today),
    ] as [(String, BoardCode)])
  func `a code names a board, and a board its code`(text: String, code: BoardCode) throws {
    #expect(try BoardCode(text) == code)
    #expect(code.description == text)
    #expect(try readBack([code]) == [code])
  }

  @Test func `a date names the board of its day`() throws {
    let code = BoardCode.daily(try #require(CalendarDate("2026-11-23")))

    #expect(try BoardCode("daily-2026-11-23") == code)
    #expect(code.description == "daily-2026-11-23")
  }

  @Test(arguments: [
    ("POP-4X4-7K3Q", "pop-4x4-7k3q"), (" \t\r\npop-4x4-7k3q \n", "pop-4x4-7k3q"),
    ("pop-4x4-oOlI", "pop-4x4-0011"), ("pop-4x4-0000007k3q", "pop-4x4-7k3q"),
    ("pop1-4x4-7k3q", "pop-4x4-7k3q"), ("pop-4x4-pairs-7k3q", "pop-4x4-7k3q"),
    ("pop-04x4-7k3q", "pop-4x4-7k3q"), ("Daily", "daily"), ("DAILY-2026-11-23", "daily-2026-11-23"),
    ("Folder-4x4-7K3Q-9D2M", "folder-4x4-7k3q-9d2m"),
  ])
  func `codes are read as people write them`(text: String, code: String) throws {
    #expect(try BoardCode(text).description == code)
  }

  @Test(
    arguments: [
      ("", .empty), ("  \n", .empty),
      (String(repeating: "p", count: 61), .tooLong),
      (String(repeating: "😀", count: 1_000_000), .tooLong),
      ("pop_4x4-7k3q", .strangeCharacter("_", place: 4)),
      ("pop-4×4-7k3q", .strangeCharacter("×", place: 6)),
      ("  pop 4x4", .strangeCharacter(" ", place: 4)),
      ("pop-4x4-7k\u{1B}[0m", .strangeCharacter("\u{1B}", place: 11)),
      ("pop\u{301}-4x4", .strangeCharacter("p\u{301}", place: 3)),
      ("pop-4x4\r\n-7k3q", .strangeCharacter("\r\n", place: 8)),
      ("\0", .strangeCharacter("\0", place: 1)), ("４x4", .strangeCharacter("４", place: 1)),
      ("pop-4x4-7k3u", .strangeCharacter("u", place: 12)),
      ("pop-4x4-titles-7k3U", .strangeCharacter("u", place: 19)),
      ("folder-4x4-7k3q-9u2m", .strangeCharacter("u", place: 18)),
      ("-", missing), ("pop", missing),
      ("pop-", missing),
      ("pop--7k3q", missing), ("pop-4x4", missing),
      ("pop-4x4-", missing),
      ("pop-4x4-sprint", missing),
      ("pop-4x4-ear", missing), ("folder-4x4-ear-7k3q-9d2m", .folderByEar),
      ("folder-4x4-7k3q", .missing(like: "folder-4x4-7k3q-9d2m")),
      ("daily-", .missing(like: "daily-2026-11-23")),
      ("jazz-4x4-7k3q", .unknownCategory("jazz")), ("7k3q", .unknownWord("7k3q")),
      ("pop0-4x4-7k3q", .unknownCategory("pop0")), ("pop1a-4x4", .unknownCategory("pop1a")),
      ("pop01-4x4", .unknownCategory("pop01")), ("daily2", .unknownWord("daily2")),
      ("own-1-4x4-7k3q", .unknownCategory("own")),
      ("pop2-4x4-7k3q", .newerDeck("pop2")),
      ("pop99999999999999999999-4x4", .newerDeck("pop99999999999999999999")),
      ("pop-9x9-7k3q", .badGrid("9x9")), ("pop-5x5-7k3q", .badGrid("5x5")),
      ("pop-7k3q", .badGrid("7k3q")),
      ("pop-99999999999999999999x2", .badGrid("99999999999999999999x2")),
      ("pop-4x4-7k3", .badLength("7k3")), ("pop-4x4-1", .badLength("1")),
      ("pop-4x4-g000000000000", .badLength("g000000000000")),
      ("pop-4x4-10000000000000", .badLength("10000000000000")),
      ("folder-4x4-7k3q-9d2", .badLength("9d2")),
      ("folder-4x4-7k3q-9d2mm", .badLength("9d2mm")),
      ("daily-2026-02-29", .badDate("2026-02-29")), ("daily-2026-11", .badDate("2026-11")),
      ("daily-1969-12-31", .badDate("1969-12-31")), ("daily-today", .badDate("today")),
      ("daily-2026-11-23-x", .extraPart("-x")), ("pop-4x4-7k3q-", .extraPart("-")),
      ("pop-4x4-7k3q-9d2m-x", .extraPart("-9d2m-x")),
      ("pop-4x4-titles-sprint-7k3q", .extraPart("-7k3q")),
      ("pop-4x4-title-7k3q", .unknownKind("title")),
      ("folder-4x4-nokind-7k3q-9d2m", .unknownKind("nokind")),
      ("pop\u{200D}-4x4-7k3q", .strangeCharacter("p\u{200D}", place: 3)),
    ] as [(String, BoardCodeError)])
  func `what is wrong with a text is said exactly`(text: String, error: BoardCodeError) {
    #expect(throws: error) { try BoardCode(text) }
  }

  @Test func `seeds of all lengths are read back`() throws {
    var generator = SeededGenerator(seed: 1)
    for shift in 0..<64 {
      let code = BoardCode.bundled(Self.pop, deck: 1, Self.plan(seed: generator.next() >> shift))

      #expect(try BoardCode(code.description) == code)
    }
  }

  @Test func `of random texts, each is refused or is a code`() {
    var generator = SeededGenerator(seed: 2)
    let pieces = [
      "pop", "folder", "daily", "-", "-", "-", "4x4", "titles", "ear", "7k3q", "2026", "11", "23",
      "9d2m", "\u{0}", "é", "👨‍👩‍👧", "\u{202E}", "99", " ",
    ]
    var codes = 0

    for _ in 0..<20_000 {
      let count = generator.number(below: 10)
      let text = (0..<count).map { _ in pieces[generator.number(below: pieces.count)] }.joined()
      guard let code = try? BoardCode(text) else { continue }
      codes += 1
      #expect((try? BoardCode(code.description)) == code, "\(text)")
    }

    #expect(codes > 20)
  }
}

@Suite struct BoardCodeRequestTests {
  private let monday: CalendarDate

  init() throws {
    monday = try #require(CalendarDate("2026-11-23"))
  }

  private static func request(
    _ source: CoverSource, category: MemoryTunes.Category = .bundled[2], kind: GameKind = .pairs
  ) -> DealRequest {
    DealRequest(
      category: category, grid: Grid("6x4") ?? .standard, source: source, seed: 42, kind: kind)
  }

  @Test(
    arguments: zip(
      GameKind.allCases,
      ["rock-6x4-001a", "rock-6x4-titles-001a", "rock-6x4-sprint-001a", "rock-6x4-ear-001a"]))
  func `a board of bundled covers has a code that deals it`(kind: GameKind, text: String) throws {
    let request = Self.request(.bundled, kind: kind)

    let code = try #require(BoardCode(for: request))

    #expect(code.description == text)
    #expect(code.request(today: monday) == request)
  }

  @Test func `a board from a folder has a code that deals it again from one`() throws {
    let folder = CoverSource.folder("~/Music")
    let section = Category(id: "shelf-1", name: "Jazz")
    let request = Self.request(folder, category: section)

    let code = try #require(BoardCode(for: request, fingerprint: 0xF_FFFF))

    #expect(code.description == "folder-6x4-001a-zzzz")
    #expect(code.request(today: monday, folder: folder, section: section) == request)
    #expect(code.request(today: monday, folder: folder)?.category == .wholeShelf)
    #expect(code.request(today: monday) == nil)
    #expect(BoardCode(for: request) == nil)
  }

  @Test func `covers that others do not have give no code`() {
    #expect(BoardCode(for: Self.request(.itunes), fingerprint: 1) == nil)
    let own = Category(ownNumber: 1, name: "Jazz")
    #expect(BoardCode(for: Self.request(.itunes, category: own)) == nil)
    #expect(BoardCode(for: Self.request(.bundled, category: own)) == nil)
    #expect(BoardCode(for: Self.request(.folder("~/Music"), kind: .ear), fingerprint: 1) == nil)
  }

  @Test func `a game has the code of its day, or of its board`() throws {
    var game = GameState.dealt("A", "B", "A", "B")
    game.request = Self.request(.bundled)
    #expect(game.code?.description == "rock-6x4-001a")
    game.request.source = .folder("/music")
    #expect(game.code == BoardCode(for: game.request, fingerprint: game.covers.fingerprint))
    game.sprint = Sprint(batch: CoverBatch(covers: game.covers), seed: 7)
    #expect(game.code == nil)
    game.daily = Daily(day: monday.dayNumber, isPractice: true)
    #expect(game.code == .daily(monday))
  }

  @Test func `the code of a day deals the board of that day`() throws {
    let code = try BoardCode("daily-2026-11-23")
    let later = try #require(CalendarDate("2030-01-01"))
    let request = try #require(code.request(today: later))

    #expect(try BoardCode("daily").request(today: monday) == request)
    #expect(request == DealRequest(DailyBoard(monday)))
    #expect(BoardCode(for: request)?.description == "pop-4x4-e113")
  }
}
