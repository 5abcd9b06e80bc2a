import Terminal
import Testing

@testable import MemoryTunes
@testable import Screens

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
      [game(today - 7, slips: 0), game(today - 6, slips: 0), givenUp, hinted]
      + [game(today - 1, slips: 3), game(today, slips: 30)]
    return Records(games: games, today: today)
  }()

  private static let state = AppState(
    after: .routing(.go(.records)), .records(.set(.init(records: records))),
    .records(.show(.daily)),
    .routing(.go(.share)))

  @Test func `a week is ten short lines, with the last day's board to play`() {
    let text = Self.state.shared?.text

    #expect(
      text == """
        MemoryTunes · 23 Nov – 29 Nov 2026
        Mon ★★★★★ 8 moves
        Tue ·
        Wed given up
        Thu ·
        Fri 13 moves, with hindsight
        Sat ★★★☆☆ 18 moves
        Sun ★☆☆☆☆ 48 moves
        4 of 7 boards, 3 in a row
        memorytunes daily-2026-11-29
        """)
  }

  @Test func `in plain text it is sentences`() {
    #expect(
      Self.state.shared?.plainText == """
        MemoryTunes, 23 Nov - 29 Nov 2026. Mon 5 of 5 stars, 8 moves; Tue not played; Wed given up; \
        Thu not played; Fri 13 moves, with hindsight; Sat 3 of 5 stars, 18 moves; \
        Sun 1 of 5 stars, 48 moves. 4 of 7 boards, 3 in a row.
        memorytunes daily-2026-11-29
        """)
  }

  @Test func `the calendar offers it, and it is shown whole at 80×24`() throws {
    let calendar = Self.state.after(.routing(.go(.records)))
    let commands = recordsCommands(in: calendar).map(\.name)
    #expect(commands.contains(.share))

    let size = Size(width: 80, height: 24)
    let frame = appView(state: Self.state.after(.share(.copied(false))), in: size)
    let rows = (0..<size.height).map(frame.rowText)
    let lines = try #require(Self.state.shared?.content.lines) + ["--week."]
    for line in lines { #expect(rows.contains { $0.contains(line) }, "\(line)") }
  }

  @Test func `a clock before the first week still has seven days`() {
    let week = Week(DailyRecords(games: [], today: 0), today: -1)

    #expect(week.days == 0...6)
    #expect(week.solvedCount == 0)
    #expect(Week(DailyRecords(games: [], today: 0), today: .max).days.upperBound == Daily.lastDay)
  }
}
