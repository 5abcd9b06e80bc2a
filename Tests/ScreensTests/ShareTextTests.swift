import Artwork
import MemoryTunes
import Screens
import Testing

@Suite struct ShareTextTests {
  private static let moves: [SharedMove] = [
    .noPair(firstWasSeen: false, secondWasSeen: false), .pair,
    .noPair(firstWasSeen: false, secondWasSeen: true),
    .noPair(firstWasSeen: true, secondWasSeen: true), .pair,
  ]

  private static func game(
    kind: GameKind = .pairs, players: [SharedGame.Player] = []
  ) throws -> SharedGame {
    SharedGame(
      category: .bundled[0], grid: .standard, kind: kind, pairCount: 8, moves: moves, slipCount: 1,
      seconds: 48, players: players, code: try BoardCode("pop-4x4-7k3q"))
  }

  private static func sentence(_ game: SharedGame) -> String {
    String(game.text.prefix { $0 != "\n" })
  }

  @Test func `a game is told in a sentence, its moves in rows, and its code`() throws {
    #expect(
      try Self.game().text == """
        MemoryTunes, Pop 4×4: 8 pairs in 5 moves, 48 seconds, 1 slip.
        □□ ■■ □▣ ▣▣ ■■
        memorytunes pop-4x4-7k3q
        """)
  }

  @Test func `who plays with computers only is told in the first person`() throws {
    let game = GameRecord(
      id: 1, endedAt: 0, category: .bundled[0], grid: Grid("2x2") ?? .standard, source: .bundled,
      seed: 7, players: [.anyone, .computer(.echo)], moveCount: 2, slipCount: 0, seconds: 5,
      pairs: [0, 0, 1, 1], flips: (0..<4).map { Flip(card: $0, seconds: 0) })

    let shared = try #require(game.shared)

    #expect(
      Self.sentence(shared)
        == "MemoryTunes, Pop 2×2: I beat Echo 2–0 in 2 moves, 5 seconds.")
  }

  @Test func `the board of a day is told with its date`() throws {
    var game = try Self.game()
    let day = try #require(CalendarDate("2026-11-23"))
    (game.day, game.code) = (day, .daily(day))
    game.moves = [.pair]

    #expect(
      game.text == """
        MemoryTunes, 23 November 2026: 8 pairs in 1 move, 48 seconds, 1 slip.
        ■■
        memorytunes daily-2026-11-23
        """)
  }

  @Test func `a board without a code is told without one`() throws {
    var game = try Self.game()
    game.code = nil
    game.moves = [.pair]

    #expect(game.text.hasSuffix("1 slip.\n■■"))
  }

  @Test(
    arguments: [
      (0, nil, 48, "8 pairs in 5 moves, 48 seconds, no slips."),
      (2, nil, 725, "8 pairs in 5 moves, 12:05, 2 slips."),
      (0, .peek, 3600, "8 pairs in 5 moves, 1:00:00, with hindsight."),
    ] as [(Int, Hindsight?, Int, String)])
  func `slips, hindsight and time are told`(
    slips: Int, hindsight: Hindsight?, seconds: Int, end: String
  ) throws {
    var game = try Self.game()
    (game.slipCount, game.hindsight, game.seconds) = (slips, hindsight, seconds)

    #expect(Self.sentence(game) == "MemoryTunes, Pop 4×4: \(end)")
  }

  @Test func `the kind of play is told, and a sprint has no rows`() throws {
    #expect(
      Self.sentence(try Self.game(kind: .titles))
        == "MemoryTunes, Pop 4×4 titles: 8 pairs in 5 moves, 48 seconds, 1 slip.")
    #expect(
      Self.sentence(try Self.game(kind: .ear))
        == "MemoryTunes, Pop 4×4 by ear: 8 pairs in 5 moves, 48 seconds, 1 slip.")
    #expect(
      try Self.game(kind: .sprint).text == """
        MemoryTunes, Pop 4×4 sprint: 8 pairs in 60 seconds.
        memorytunes pop-4x4-7k3q
        """)
  }

  @Test(
    arguments: [
      (["Ann": 8], "8 pairs in 5 moves, 48 seconds, 1 slip."),
      (["Ann": 5, "Bob": 3], "Ann beat Bob 5–3 in 5 moves, 48 seconds."),
      ([nil: 3, "Echo": 5], "Echo beat me 5–3 in 5 moves, 48 seconds."),
      (["Ann": 4, "Bob": 4], "Ann and Bob drew 4–4 in 5 moves, 48 seconds."),
      (
        ["Ann": 2, "Bob": 2, "Cem": 2, "Dee": 2],
        "Ann, Bob, Cem and Dee drew 2–2–2–2 in 5 moves, 48 seconds."
      ),
      (["Ann": 1, "Bob": 2, "Cem": 5], "Cem beat Bob and Ann 5–2–1 in 5 moves, 48 seconds."),
      (
        ["Ann": 3, "Bob": 1, "Cem": 3, "Dee": 1],
        "Ann and Cem drew ahead of Bob and Dee 3–3–1–1 in 5 moves, 48 seconds."
      ),
      (["Ann": 1, "": 0], "Ann beat Somebody 1–0 in 5 moves, 48 seconds."),
      (["A\u{1B}[31m\nnn": 1, "Bob": 0], "A[31mnn beat Bob 1–0 in 5 moves, 48 seconds."),
    ] as [(KeyValuePairs<String?, Int>, String)])
  func `who won is told`(players: KeyValuePairs<String?, Int>, end: String) throws {
    let players = players.map { SharedGame.Player(name: $0.key, pairCount: $0.value) }

    #expect(
      Self.sentence(try Self.game(players: players))
        == "MemoryTunes, Pop 4×4: \(end)")
  }

  @Test(
    arguments: [
      (10, [10]), (11, [10, 1]), (100, Array(repeating: 10, count: 10)),
      (101, [20, 20, 20, 20, 20, 1]), (240, Array(repeating: 20, count: 12)),
    ])
  func `ten moves are in a row, or twenty of more than a hundred`(
    count: Int, lengths: [Int]
  ) throws {
    let rows = try Self.rows(moves: count)

    #expect(rows.map { $0.split(separator: " ").count } == lengths)
    #expect(rows.allSatisfy { $0.allSatisfy { "■ ".contains($0) } })
  }

  @Test func `moves after the first 220 of a very long game are counted`() throws {
    let rows = try Self.rows(moves: 241)

    #expect(rows.count == 12)
    #expect(rows.last == "… and 21 more moves")
  }

  private static func rows(moves count: Int) throws -> [String] {
    var game = try Self.game()
    game.moves = Array(repeating: .pair, count: count)
    return game.text.split(separator: "\n").dropFirst().dropLast().map(String.init)
  }
}
