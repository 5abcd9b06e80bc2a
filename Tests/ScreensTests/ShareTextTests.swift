import Artwork
import MemoryTunes
import Screens
import Testing

@Suite struct ShareTextTests {
  /// Two cards that are no pair, a pair, three that are none until the second pair.
  private static let cards = [0, 2, 4, 5, 6, 0, 2, 6, 0, 1]

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

  /// The outcome, without skill, luck and goal.
  private static func sentence(_ game: PlayedGame) -> String {
    game.sharedText(code: nil).prefix { $0 != "." } + "."
  }

  @Test func `a game is told in a sentence, its moves in rows, and its code`() throws {
    #expect(
      Self.game(hindsight: .peek).sharedText(code: try BoardCode("pop-4x4-7k3q")) == """
        MemoryTunes, Pop 4×4: 8 pairs in 5 moves, 48 seconds, with hindsight.
        □□ ■■ □▣ ▣▣ ■■
        memorytunes pop-4x4-7k3q
        """)
  }

  @Test func `the board of a day is told with its date`() throws {
    let game = Self.game(day: 20_780, cards: [0, 1])

    #expect(
      game.sharedText(code: game.code) == """
        MemoryTunes, 23 November 2026: 8 pairs in 1 move, 48 seconds, 1 slip. \
        Skill 99, luck 80.
        ■■
        memorytunes daily-2026-11-23
        """)
  }

  @Test func `a board without a code is told without one`() {
    #expect(Self.game(cards: [0, 1]).sharedText(code: nil).hasSuffix(".\n■■"))
  }

  @Test(
    arguments: [
      (0, nil, 48, "8 pairs in 5 moves, 48 seconds, no slips."),
      (2, nil, 725, "8 pairs in 5 moves, 12:05, 2 slips."),
      (0, .peek, 3600, "8 pairs in 5 moves, 1:00:00, with hindsight."),
    ] as [(Int, Hindsight?, Int, String)])
  func `slips, hindsight and time are told`(
    slips: Int, hindsight: Hindsight?, seconds: Int, end: String
  ) {
    let game = Self.game(slips: slips, seconds: seconds, hindsight: hindsight)

    #expect(Self.sentence(game) == "MemoryTunes, Pop 4×4: \(end)")
  }

  @Test func `the kind of play is told, and a sprint has no rows`() {
    #expect(
      Self.sentence(Self.game(kind: .titles))
        == "MemoryTunes, Pop 4×4 titles: 8 pairs in 5 moves, 48 seconds, 1 slip.")
    #expect(
      Self.sentence(Self.game(kind: .ear))
        == "MemoryTunes, Pop 4×4 by ear: 8 pairs in 5 moves, 48 seconds, 1 slip.")
    #expect(
      Self.game(kind: .sprint, seconds: 60).sharedText(code: nil)
        == "MemoryTunes, Pop 4×4 sprint: 8 pairs in 60 seconds.")
  }

  @Test(
    arguments: [
      (["Ann"], [8], "8 pairs"),
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

    #expect(
      Self.sentence(game).hasPrefix(
        "MemoryTunes, Pop 4×4: \(ranking) in \(cards.count / 2) moves, 48 seconds"))
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

    #expect(
      Self.sentence(game)
        == "MemoryTunes, Pop 4×4: \(ranking) in \(cards.count / 2) moves, 48 seconds.")
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
      (10, [10]), (11, [10, 1]), (100, Array(repeating: 10, count: 10)),
      (101, [20, 20, 20, 20, 20, 1]), (240, Array(repeating: 20, count: 12)),
    ])
  func `ten moves are in a row, or twenty of more than a hundred`(
    count: Int, lengths: [Int]
  ) {
    let rows = Self.rows(moves: count)

    #expect(rows.map { $0.split(separator: " ").count } == lengths)
    #expect(rows.allSatisfy { $0.allSatisfy { "□▣ ".contains($0) } })
  }

  @Test func `moves after the first 220 of a very long game are counted`() {
    let rows = Self.rows(moves: 241)

    #expect(rows.count == 12)
    #expect(rows.last == "… and 21 more moves")
  }

  private static func rows(moves count: Int) -> [String] {
    game(cards: (0..<count).flatMap { _ in [0, 2] }).sharedText(code: nil)
      .split(separator: "\n").dropFirst().map(String.init)
  }
}
