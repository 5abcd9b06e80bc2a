import Testing

@testable import MemoryTunes

@Suite struct RecordsSummaryTests {
  private static let day = 20_000
  private static let noon = day * 86_400 + 43_200

  @Test func `it has the first result on the board of its day, and no other`() {
    let games: [PlayedGame] = [.daily(Self.day - 1), .daily(Self.day, slips: 1), .daily(Self.day)]

    let summary = RecordsSummary(games: games, time: Self.noon)

    #expect(summary.daily == DailyResult(games[1]))
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
  func `before 1970 it is the first day, and the last board is that of 9999`(time: Int, day: Int?) {
    let summary = RecordsSummary(games: [], time: time)

    #expect(summary.board == day.flatMap { DailyBoard(day: $0) })
    #expect((0...24).contains(summary.hoursLeft))
  }
}

@Suite struct DailyRecordsTests {
  @Test func `of each day the first game counts, unless it is practice, in the order of storing`() {
    let games: [PlayedGame] = [
      .daily(12, slips: 3), .daily(nil), .daily(11), .daily(12), .daily(11, isGivenUp: true),
      .daily(10, isGivenUp: true), .daily(10), .daily(9).with { $0.hindsight = .practice },
      .daily(13).with { $0.hindsight = .hint },
    ]

    let daily = DailyRecords(games: games, today: 13)

    #expect(daily.results.map(\.day) == [10, 11, 12, 13])
    #expect(daily.results.map(\.slipCount) == [0, 0, 3, 0])
    #expect(daily.results.map(\.isGivenUp) == [true, false, false, false])
    #expect(daily.results.map(\.rating) == [nil, .perfect, .good, nil])
    #expect(daily[11] == daily.results[1])
    #expect(daily[9] == nil)
    #expect(daily.streak == Streak(current: 3, longest: 3))
  }
}

@Suite struct StreakTests {
  @Test(arguments: [
    (days: [Int](), today: 100, current: 0, longest: 0),
    ([100], 100, 1, 1),  // today
    ([99], 100, 1, 1),  // yesterday
    ([98], 100, 0, 1), ([97, 98, 99, 100], 100, 4, 4), ([97, 98, 99], 100, 3, 3),
    ([90, 91, 92, 93, 99, 100], 100, 2, 4), ([95, 96, 97], 100, 0, 3),
    ([99, 100, 101, 102], 100, 2, 4),  // the clock was ahead
    ([101, 102], 100, 0, 2), ([98, 99, 101], 100, 2, 2), ([.min, .min + 1], 100, 0, 2),
    ([.max - 1, .max], 100, 0, 2),
    ([.min, .max], .min, 1, 1), ([.min, .max], .min + 1, 1, 1), ([.min, .max], .max, 1, 1),
    ([.min, .max], 0, 0, 1),
  ])
  func `days in a row are counted up to today or yesterday, and any number can be a day`(
    days: [Int], today: Int, current: Int, longest: Int
  ) {
    #expect(Streak(risingDays: days, today: today) == Streak(current: current, longest: longest))
  }

  @Test(arguments: [
    (endedAt: 0, day: 0), (86_399, 0), (86_400, 1), (-1, -1), (-86_400, -1), (-86_401, -2),
    (.max, 106_751_991_167_300), (.min, -106_751_991_167_301),
  ])
  func `the day of a game is that of its last second, rounded down`(endedAt: Int, day: Int) {
    #expect(PlayedGame.played(endedAt: endedAt).endDay == day)
  }
}
