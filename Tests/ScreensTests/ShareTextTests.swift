import Artwork
import Testing

@testable import MemoryTunes
@testable import Screens

@Suite struct ShareTextTests {
  /// Two cards that are no pair, a pair, two that reveal another pair, a slip that misses it, and that pair.
  private static let cards = [0, 2, 4, 5, 6, 1, 2, 6, 0, 1]

  /// A game on a board with its pairs side by side.
  private static func game(
    kind: GameKind = .pairs, day: Int? = nil, players: [Player] = [.anyone],
    cards: [Int] = cards, slips: Int = 1, seconds: Int = 48, hindsight: Hindsight? = nil
  ) -> PlayedGame {
    PlayedGame(
      id: 1, endedAt: 0,
      request: DealRequest(
        category: .bundled[0], grid: .standard, source: .bundled, seed: 7, kind: kind),
      players: players, day: day, moveCount: cards.count / 2, slipCount: slips, seconds: seconds,
      hindsight: hindsight, pairs: kind == .sprint ? [] : (0..<16).map { $0 / 2 },
      flips: kind == .sprint ? [] : cards.map { Flip(card: $0, seconds: 0) })
  }

  /// The line with the result.
  private static func result(_ game: PlayedGame, daysInARow: Int? = nil) -> String {
    let lines = SharedGame(game, code: nil, daysInARow: daysInARow).text.split(separator: "\n")
    return lines.count > 1 ? String(lines[1]) : ""
  }

  @Test func `a game is told in short lines: its board, its result, its moves and its code`() throws
  {
    #expect(
      SharedGame(Self.game(hindsight: .peek), code: try BoardCode("pop-4x4-7k3q")).text == """
        MemoryTunes · Pop 4×4
        5 moves, with hindsight
        ⬜🟩⬜🔶🟩
        memorytunes pop-4x4-7k3q
        """)
  }

  @Test func `the board of a day is told with its date, and the days in a row`() throws {
    let game = Self.game(day: 20_780, cards: [0, 1])

    #expect(
      SharedGame(game, code: game.code, daysInARow: 12).text == """
        MemoryTunes · 23 November 2026
        ★★★★☆ 1 move, 1 slip, 12 in a row
        🟩
        memorytunes daily-2026-11-23
        """)
    #expect(Self.result(game, daysInARow: 3) == "★★★★☆ 1 move, 1 slip, third in a row")
    #expect(Self.result(Self.game(cards: [0, 1]), daysInARow: 3) == "★★★★☆ 1 move, 1 slip")
  }

  @Test func `an answer is told with what it answers`() throws {
    let code = try BoardCode("pop-4x4-7k3q")
    let board = try #require(Board(pairs: [0, 0, 1, 1], flips: []))
    func text(by name: String) -> String {
      let rival = Rival(code, by: .person(name: name), solved: board)
      return SharedGame(Self.game(), code: nil, rival: rival).text
    }

    #expect(text(by: "").contains("\n★★★★☆ 5 moves, 1 slip, against 0 moves\n"))
    #expect(text(by: "A\u{1B}[31mnn").contains(", against A[31mnn’s 0 moves\n"))
  }

  @Test func `plain text is ASCII, with letters for the moves`() throws {
    #expect(
      SharedGame(Self.game(day: 20_780), code: try BoardCode("pop-4x4-7k3q"), daysInARow: 2)
        .plainText
          == """
          MemoryTunes, 23 November 2026, 4 of 5 stars, 5 moves, 1 slip, second in a row.
          P pair, N new, S slip
          NPNSP
          memorytunes pop-4x4-7k3q
          """)
  }

  @Test(
    arguments: [
      (0, nil, "★★★★★ 5 moves, no slips"), (2, nil, "★★★☆☆ 5 moves, 2 slips"),
      (0, .peek, "5 moves, with hindsight"),
    ] as [(Int, Hindsight?, String)])
  func `slips and hindsight are told`(slips: Int, hindsight: Hindsight?, result: String) {
    #expect(Self.result(Self.game(slips: slips, hindsight: hindsight)) == result)
  }

  @Test func `the kind of play is told, and a sprint has no squares`() {
    #expect(
      SharedGame(Self.game(kind: .titles), code: nil).text.hasPrefix(
        "MemoryTunes · Pop 4×4 titles\n"))
    #expect(
      SharedGame(Self.game(kind: .ear), code: nil).text.hasPrefix("MemoryTunes · Pop 4×4 by ear\n"))
    #expect(
      SharedGame(Self.game(kind: .sprint, seconds: 60), code: nil).text
        == "MemoryTunes · Pop 4×4 sprint\n8 pairs in 60 seconds")
  }

  @Test(
    arguments: [
      (["Ann", "Bob"], [5, 3], "Ann beat Bob 5–3"),
      (["Ann", "Bob"], [4, 4], "Ann and Bob drew 4–4"),
      (["Ann", "Bob", "Cem", "Dee"], [2, 2, 2, 2], "Ann, Bob, Cem and Dee drew 2–2–2–2"),
      (["Ann", "Bob", "Cem"], [1, 2, 5], "Cem beat Bob and Ann 5–2–1"),
      (
        ["Ann", "Bob", "Cem", "Dee"], [3, 1, 3, 1],
        "Ann and Cem drew ahead of Bob and Dee 3–3–1–1"
      ),
      (["Ann", "\u{1B}"], [8, 0], "Ann beat Somebody 8–0"),
      (["A\u{1B}[31m\nnn", "Bob"], [8, 0], "A[31mnn beat Bob 8–0"),
    ] as [([String], [Int], String)])
  func `who won is told`(names: [String], pairCounts: [Int], ranking: String) {
    let cards = Self.cards(giving: pairCounts)
    let game = Self.game(players: names.map { .person(name: $0) }, cards: cards)

    #expect(Self.result(game) == "\(ranking) in \(cards.count / 2) moves")
  }

  @Test(
    arguments: [
      ([8, 0], "I beat Echo 8–0"), ([3, 5], "Echo beat me 5–3"), ([4, 4], "Echo and I drew 4–4"),
    ])
  func `who plays with computers only is told in the first person`(
    pairCounts: [Int], ranking: String
  ) {
    let cards = Self.cards(giving: pairCounts)
    let game = Self.game(players: [.anyone, .computer(.echo)], cards: cards)

    #expect(Self.result(game) == "\(ranking) in \(cards.count / 2) moves")
  }

  /// Flips that give players these numbers of pairs: the fewest are found first, so that moves can miss between.
  private static func cards(giving pairCounts: [Int]) -> [Int] {
    var (cards, turn, found) = ([Int](), 0, 0)
    for seat in pairCounts.indices.sorted(by: { pairCounts[$0] < pairCounts[$1] }) {
      while turn % pairCounts.count != seat {
        cards += [12, 14]
        turn += 1
      }
      cards += 2 * found..<2 * (found + pairCounts[seat])
      found += pairCounts[seat]
    }
    return cards
  }

  @Test(
    arguments: [
      (10, [10]), (11, [10, 1]), (60, Array(repeating: 10, count: 6)), (61, [20, 20, 20, 1]),
      (120, Array(repeating: 20, count: 6)),
    ])
  func `ten moves are in a row, or twenty of more than sixty`(count: Int, lengths: [Int]) {
    #expect(Self.rows(moves: count).map(\.count) == lengths)
  }

  @Test func `the text never has more than ten lines, and moves beyond them are counted`() {
    let rows = Self.rows(moves: 241)

    #expect(rows.count == 6)
    #expect(rows.last == "… and 141 more moves")
  }

  private static func rows(moves count: Int) -> [String] {
    SharedGame(game(cards: (0..<count).flatMap { _ in [0, 2] }), code: nil).text
      .split(separator: "\n").filter { "⬜…".contains($0.prefix(1)) }.map(String.init)
  }
}
