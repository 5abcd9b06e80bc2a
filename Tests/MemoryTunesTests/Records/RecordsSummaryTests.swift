import Testing

@testable import MemoryTunes

@Suite struct RecordsSummaryTests {
  private static let day = 20_000
  private static let noon = day * 86_400 + 43_200

  @Test func `it has the first result on the board of its day, and no other`() {
    let games: [PlayedGame] = [.daily(Self.day - 1), .daily(Self.day, slips: 1), .daily(Self.day)]

    let summary = RecordsSummary(games: games, time: Self.noon)

    #expect(summary.daily == DailyResult(games[1], day: Self.day))
    #expect(summary.board == DailyBoard(day: Self.day))
    #expect(RecordsSummary(games: games, time: Self.noon + 86_400).daily == nil)
  }

  @Test(
    arguments: [
      (0, 24), (1, 23), (3600, 23), (3601, 22), (43_200, 12), (82_800, 1), (82_801, 0), (86_399, 0),
    ])
  func `the hours until the next board count down to none`(second: Int, hours: Int) {
    #expect(RecordsSummary(games: [], time: Self.day * 86_400 + second).hoursLeft == hours)
  }

  @Test(arguments: [0, 1, 3599, 3600, 3601, 43_200, 82_799, 82_800, 82_801, 86_399])
  func `until the next hour is told, nothing changes`(second: Int) {
    func told(after seconds: Int) -> [Int] {
      let summary = RecordsSummary(games: [], time: Self.day * 86_400 + second + seconds)
      return [summary.day, summary.hoursLeft]
    }
    let next = RecordsSummary(games: [], time: Self.day * 86_400 + second).secondsToNextHour

    #expect(told(after: next - 1) == told(after: 0))
    #expect(told(after: next) != told(after: 0))
  }

  @Test(
    arguments: [
      (.min, 0), (-1, 0), (0, 0), (253_402_300_799, 2_932_896),
      // After the year 9999.
      (253_402_300_800, nil), (.max, nil),
    ] as [(Int, Int?)])
  func `a clock before 1970 counts as its first day, and the last board is that of 9999`(
    time: Int, day: Int?
  ) {
    let summary = RecordsSummary(games: [], time: time)

    #expect(summary.board == day.flatMap { DailyBoard(day: $0) })
    #expect((0...24).contains(summary.hoursLeft))
  }
}
