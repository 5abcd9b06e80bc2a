import ArgumentParser
import Artwork
import MemoryTunes
import Screens
import Testing

@testable import Program

/// What `memorytunes share` prints.
@Suite struct ShareTests {
  private func game(_ id: UInt64, day: Int? = nil, isGivenUp: Bool = false) -> PlayedGame {
    PlayedGame(
      id: id, endedAt: 0,
      request: DealRequest(
        category: .bundled[2], grid: Grid("2x2") ?? .standard, source: .bundled, seed: id),
      day: day, pairCount: isGivenUp ? 1 : 2, moveCount: 2, slipCount: 0, seconds: 9,
      pairs: [0, 0, 1, 1],
      flips: (0..<4).map { Flip(card: $0, seconds: 0) })
  }

  private func code(_ games: [PlayedGame], daily: String? = nil) throws -> Substring? {
    try ShareCommand.text(of: games, daily: daily.flatMap { CalendarDate($0) })
      .split(separator: "\n").last
  }

  @Test func `the last game that was finished is told, in plain mode in sentences`() throws {
    let games = [game(1), game(2), game(3, isGivenUp: true)]

    let line = try #require(game(2).line(code: game(2).code))
    #expect(
      try ShareCommand.text(of: games, daily: nil) == """
        MemoryTunes · Rock 2×2
        ★★★★★ 2 moves, no slips
        ✓ No slip in the first 4 moves
        🟩🟩
        memorytunes duel \(line)
        """)
    let told = try ShareCommand.text(of: games, daily: nil, isPlain: true)
    #expect(told.hasPrefix("MemoryTunes, Rock 2 by 2, 5 of 5 stars, 2 moves, no slips. "))
    #expect(told.hasSuffix("\nPP\nmemorytunes duel \(line)"))
  }

  @Test func `of the board of a day, the first game is told`() throws {
    let games = [game(1, day: 20_780), game(2, day: 20_780), game(3)]

    #expect(
      try code(games, daily: "2026-11-23")?.hasPrefix("memorytunes duel daily-2026-11-23:2.")
        == true)
    #expect(try code(games)?.hasPrefix("memorytunes duel rock-2x2-0003:2.") == true)
  }

  @Test(arguments: [nil, "2026-11-23"])
  func `a daily board says how many there are in a row`(daily: String?) throws {
    let games = [game(1, day: 20_779), game(2, day: 20_780)]

    let text = try ShareCommand.text(of: games, daily: daily.flatMap { CalendarDate($0) })

    #expect(text.contains("★★★★★ 2 moves, no slips, second in a row\n"))
  }

  @Test func `without a game to tell, it says why`() throws {
    let day = try #require(CalendarDate("2026-11-23"))
    let givenUp = [game(1, day: 20_780, isGivenUp: true), game(2, day: 20_780)]

    #expect(throws: ShareFailure.noGames) { try ShareCommand.text(of: [], daily: nil) }
    #expect(throws: ShareFailure.noGames) {
      try ShareCommand.text(of: [givenUp[0]], daily: nil)
    }
    #expect(throws: ShareFailure.notPlayed(day)) {
      try ShareCommand.text(of: [game(1)], daily: day)
    }
    #expect(throws: ShareFailure.givenUp(day)) {
      try ShareCommand.text(of: givenUp, daily: day)
    }
    #expect(
      [ShareFailure.givenUp(day), .notPlayed(day)].map(\.sentence) == [
        "There is nothing to share: you gave up the board of 23 November 2026.",
        "There is nothing to share: you have not played the board of 23 November 2026.",
      ])
  }

  @Test(arguments: [
    ["--daily", "2026-02-30"], ["--daily", "yesterday"], ["--daily", ""], ["--daily"],
    ["--last", "--daily", "2026-11-23"], ["--daily", "2026-11-23\u{1B}[2J"],
  ])
  func `what is no day is refused`(arguments: [String]) {
    #expect(throws: (any Error).self) {
      try MemoryTunesCommand.command(["share"] + arguments)
    }
  }
}
