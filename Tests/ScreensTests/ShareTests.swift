import Testing

@testable import MemoryTunes
@testable import Screens

@Suite struct ShareDialogTests {
  private func rows(_ state: AppState, in size: Size = sizes[0]) -> [String] {
    text(of: state, in: size).split(separator: "\n").map(String.init)
  }

  @Test func `it says whether the text was copied, and else what to do`() {
    let open = AppState.dealt().withPairsFound(8).after(.go(.share))
    let failed = open.after(.share(.copied(false)))

    #expect(!text(of: open).contains("Copied") && !text(of: open).contains("To copy"))
    for (state, shown) in [
      (open, "MemoryTunes · Rock 4×4"), (open, "★★★★★, 8 moves, no slips"), (open, "rock-4x4-0007"),
      (open.after(.share(.copied(true))), "Copied: paste it wherever you like."),
      (failed, "To copy, hold Shift and select the text, or run memorytunes share."),
      (
        failed.after(.set(\.usesMouse, false)),
        "To copy, select the text, or run memorytunes share."
      ),
    ] { #expect(text(of: state).contains(shown)) }
  }

  /// A board that is solved after these many moves that found nothing.
  private static func solved(_ grid: Grid, misses: Int) -> AppState {
    var state = AppState.dealt(grid, fillers: max(0, grid.pairCount - 20))
    for move in 0..<misses {
      let pair = move.isMultiple(of: 2) ? 0 : 2
      state = state.flipping(state.places(ofPair: pair)[0], state.places(ofPair: pair + 1)[0])
    }
    return state.withPairsFound(grid.pairCount)
  }

  @Test(arguments: [(Grid.standard, 4), (.standard, 92), (.choices[10], 60), (.choices[10], 300)])
  func `the text is shown whole at 80×24, and nothing of the result beside it`(
    grid: Grid, misses: Int
  ) throws {
    let state = Self.solved(grid, misses: misses).after(.go(.share), .share(.copied(false)))
    let shared = try #require(state.shared)

    let shown = rows(state)
    for line in shared.lines + shared.rows(\.signs.tile) {
      #expect(shown.contains { $0.contains(line) }, "\(line)")
    }
    // It is wrapped, also in the middle of words.
    let command = (shared.command ?? "").prefix(60).filter { $0 != " " }
    #expect(shown.joined().filter { !" │├─".contains($0) }.contains(command))
    #expect(shown.contains { $0.contains("or run memorytunes share.") })
    #expect(!shown.contains { $0.contains("Same board") })
  }

  @Test func `a code is shown in one piece if a line has room for it`() {
    let codes = (0..<16).map { misses in
      let state = Self.solved(.standard, misses: misses).after(.go(.share))
      let code = state.shared?.command?.split(separator: " ").last ?? ""
      return (width: code.count, isWhole: rows(state).contains { $0.contains(code) })
    }

    #expect(codes.contains { (67...70).contains($0.width) })
    #expect(codes.allSatisfy { $0.isWhole || $0.width > 70 }, "\(codes)")
  }

  @Test func `in a small window, rows that have no room are counted`() {
    let state = Self.solved(.standard, misses: 92).after(.go(.share))

    let shown = rows(state, in: Size(width: 40, height: 14))
    #expect(shown.contains { $0.contains("… 6 more rows") })
    #expect(shown.contains { $0.contains("rock-4x4-0007") })
  }

  @Test func `a finished game is shared with the names and the scores of all`() throws {
    let state = AppState.dealt(to: [.anyone, .computer(.echo)])

    #expect(state.withPairsFound(7).sharedGame == nil)
    #expect(
      try #require(state.withPairsFound(8).shared).text == """
        MemoryTunes · Rock 4×4
        I beat Echo 8–0 in 8 moves
        🟩🟩🟩🟩🟩🟩🟩🟩
        memorytunes rock-4x4-0007
        """)
  }
}

@Suite struct ShareTextTests {
  /// Two cards that are no pair, a pair, two that reveal another pair, a slip that misses it, and that pair.
  private static let cards = [0, 2, 4, 5, 6, 1, 2, 6, 0, 1]

  /// A game on a board with its pairs side by side.
  private static func game(
    kind: GameKind = .pairs, day: Int? = nil, players: [Player] = [.anyone], cards: [Int] = cards,
    slips: Int = 1, seconds: Int = 48, hindsight: Hindsight? = nil
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
    let lines = Shared.game(SharedGame(game, code: nil, daysInARow: daysInARow)).text.split(
      separator: "\n")
    return lines.count > 1 ? String(lines[1]) : ""
  }

  @Test func `a game is told in short lines: its board, its result, its moves and its code`() throws
  {
    #expect(
      Shared.game(
        SharedGame(Self.game(hindsight: .peek), code: try BoardCode("pop-4x4-7k3q"))
      ).text == """
        MemoryTunes · Pop 4×4
        5 moves, with hindsight
        ⬜🟩⬜🔶🟩
        memorytunes pop-4x4-7k3q
        """)
  }

  @Test func `the board of a day is told with its date, and the days in a row`() throws {
    let game = Self.game(day: 20_780, cards: [0, 1])

    #expect(
      Shared.game(SharedGame(game, code: game.code, daysInARow: 12)).text == """
        MemoryTunes · 23 November 2026
        ★★★★☆, 1 move, 1 slip, 12 in a row
        🟩
        memorytunes daily-2026-11-23
        """)
    #expect(Self.result(game, daysInARow: 3) == "★★★★☆, 1 move, 1 slip, 3 in a row")
    #expect(Self.result(Self.game(cards: [0, 1]), daysInARow: 3) == "★★★★☆, 1 move, 1 slip")
  }

  @Test func `an answer is told with what it answers`() throws {
    let code = try BoardCode("pop-4x4-7k3q")
    let board = try #require(Board(pairs: [0, 0, 1, 1], flips: []))
    func text(by name: String) -> String {
      let rival = Rival(code, by: .person(name: name), solved: board)
      return Shared.game(SharedGame(Self.game(), code: nil, rival: rival)).text
    }

    #expect(text(by: "").contains("\n★★★★☆, 5 moves, 1 slip, against a friend’s 0 moves\n"))
    #expect(text(by: "A\u{1B}[31mnn").contains(", against A[31mnn’s 0 moves\n"))
  }

  @Test func `plain text is ASCII, with letters for the moves`() throws {
    #expect(
      Shared.game(
        SharedGame(Self.game(day: 20_780), code: try BoardCode("pop-4x4-7k3q"), daysInARow: 2)
      ).plainText == """
        MemoryTunes, 23 November 2026. 4 of 5 stars, 5 moves, 1 slip, 2 in a row.
        P pair, N new, S slip
        NPNSP
        memorytunes pop-4x4-7k3q
        """)
  }

  @Test(
    arguments: [
      (game(slips: 0), "MemoryTunes · Pop 4×4", "★★★★★, 5 moves, no slips"),
      (game(slips: 2), "MemoryTunes · Pop 4×4", "★★★☆☆, 5 moves, 2 slips"),
      (game(slips: 0, hindsight: .peek), "MemoryTunes · Pop 4×4", "5 moves, with hindsight"),
      (game(kind: .titles), "MemoryTunes · Pop 4×4, titles", "★★★★☆, 5 moves, 1 slip"),
      (game(kind: .ear), "MemoryTunes · Pop 4×4, by ear", "★★★★☆, 5 moves, 1 slip"),
    ])
  func `the kind of play, slips and hindsight are told`(
    game: PlayedGame, title: String, result: String
  ) {
    #expect(Shared.game(SharedGame(game, code: nil)).text.hasPrefix("\(title)\n\(result)\n"))
  }

  @Test func `a sprint has no squares`() {
    #expect(
      Shared.game(SharedGame(Self.game(kind: .sprint, seconds: 60), code: nil)).text
        == "MemoryTunes · Pop 4×4, sprint\n8 pairs in 60 seconds")
  }

  @Test(
    arguments: [
      (people("Ann", "Bob"), [5, 3], "Ann beat Bob 5–3"),
      (people("Ann", "Bob"), [4, 4], "Ann and Bob drew 4–4"),
      (people("Ann", "Bob", "Cem", "Dee"), [2, 2, 2, 2], "Ann, Bob, Cem and Dee drew 2–2–2–2"),
      (people("Ann", "Bob", "Cem"), [1, 2, 5], "Cem beat Bob and Ann 5–2–1"),
      (people("Ann", "Bob", "Cem", "Dee"), [3, 1, 3, 1], "Ann and Cem beat Bob and Dee 3–3–1–1"),
      (people("Ann", "\u{1B}"), [8, 0], "Ann beat Somebody 8–0"),
      (people("A\u{1B}[31m\nnn", "Bob"), [8, 0], "A[31mnn beat Bob 8–0"),
      (people("Anna", "I"), [8, 0], "Anna beat I 8–0"),
      ([.person(name: "You"), .computer(.echo)], [8, 0], "You beat Echo 8–0"),
      // Who plays with computers only is told in the first person.
      ([.anyone, .computer(.echo)], [8, 0], "I beat Echo 8–0"),
      ([.anyone, .computer(.echo)], [3, 5], "Echo beat me 5–3"),
      ([.anyone, .computer(.echo)], [4, 4], "Echo and I drew 4–4"),
    ] as [([Player], [Int], String)])
  func `who won is told`(players: [Player], pairCounts: [Int], ranking: String) {
    let cards = Self.cards(giving: pairCounts)
    let game = Self.game(players: players, cards: cards)

    #expect(Self.result(game) == "\(ranking) in \(cards.count / 2) moves")
  }

  private static func people(_ names: String...) -> [Player] { names.map { .person(name: $0) } }

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

  @Test(arguments: [
    (10, [10]), (11, [10, 1]), (60, Array(repeating: 10, count: 6)), (61, [20, 20, 20, 1]),
    (120, Array(repeating: 20, count: 6)),
  ])
  func `ten moves are in a row, or twenty of more than sixty`(count: Int, lengths: [Int]) {
    #expect(Self.rows(moves: count).map(\.count) == lengths)
    // The text never has more than ten lines, and moves beyond them are counted.
    #expect(Self.rows(moves: 241).count == 6)
    #expect(Self.rows(moves: 241).last == "… and 141 more moves")
  }

  private static func rows(moves count: Int) -> [String] {
    Shared.game(SharedGame(game(cards: (0..<count).flatMap { _ in [0, 2] }), code: nil)).text
      .split(separator: "\n").filter { "⬜…".contains($0.prefix(1)) }.map(String.init)
  }
}

/// The daily boards of seven days as text to share.
@Suite struct WeekTests {
  /// 2026-11-29, a Sunday.
  private static let today = 20_786

  private static let records: Records = {
    func game(_ day: Int, slips: Int) -> PlayedGame {
      let request = DailyBoard(day: day).map(DealRequest.init) ?? DealRequest()
      return PlayedGame(
        id: UInt64(day), endedAt: 86_400 * day, request: request, day: day,
        moveCount: request.grid.pairCount + slips, slipCount: slips, seconds: 60)
    }
    var (givenUp, hinted) = (game(today - 4, slips: 0), game(today - 2, slips: 1))
    (givenUp.pairCount, hinted.hindsight) = (1, .hint)
    let games =
      [game(today - 7, slips: 0), game(today - 6, slips: 0), givenUp, hinted] + [
        game(today - 1, slips: 3), game(today, slips: 30),
      ]
    return Records(games: games, today: today)
  }()

  private static let state = AppState(
    after: .go(.records), .records(.set(.init(records: records))), .records(.show(.daily)),
    .go(.share))

  @Test func `a week is ten short lines, with the last day's board to play`() {
    let text = Self.state.shared?.text

    #expect(
      text == """
        MemoryTunes · 23 Nov – 29 Nov 2026
        Mon ★★★★★, 8 moves
        Tue not played
        Wed given up
        Thu not played
        Fri 13 moves, with hindsight
        Sat ★★★☆☆, 18 moves
        Sun ★☆☆☆☆, 48 moves
        4 of 7 boards, 3 in a row
        memorytunes daily-2026-11-29
        """)
  }

  @Test func `in plain text it is sentences`() {
    #expect(
      Self.state.shared?.plainText == """
        MemoryTunes, 23 Nov - 29 Nov 2026. Mon 5 of 5 stars, 8 moves. Tue not played. Wed given up. \
        Thu not played. Fri 13 moves, with hindsight. Sat 3 of 5 stars, 18 moves. \
        Sun 1 of 5 stars, 48 moves. 4 of 7 boards, 3 in a row.
        memorytunes daily-2026-11-29
        """)
  }

  @Test func `the calendar offers it, and it is shown whole at 80×24`() throws {
    #expect(recordsCommands(in: Self.state.after(.go(.records))).map(\.name).contains(.share))

    let shown = text(of: Self.state.after(.share(.copied(false))))
    let lines = try #require(Self.state.shared?.lines) + ["--week."]
    for line in lines { #expect(shown.contains(line), "\(line)") }
  }

  @Test func `a clock before the first week still has seven days`() {
    let week = Week(DailyRecords(games: [], today: 0), today: -1)

    #expect(week.days == 0...6)
    #expect(week.solvedCount == 0)
    #expect(Week(DailyRecords(games: [], today: 0), today: .max).days.upperBound == Daily.lastDay)
  }
}
