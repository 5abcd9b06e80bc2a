import Testing

@testable import MemoryTunes

@Suite struct DailyRecordsTests {
  @Test func `of each day the first game counts, in the order in which they were stored`() {
    let games: [PlayedGame] = [
      .daily(12, slips: 3), .daily(nil), .daily(11), .daily(12), .daily(11, isGivenUp: true),
      .daily(10, isGivenUp: true), .daily(10),
    ]

    let daily = DailyRecords(games: games, today: 12)

    #expect(daily.results.map(\.day) == [10, 11, 12])
    #expect(daily.results.map(\.slipCount) == [0, 0, 3])
    #expect(daily.results.map(\.isGivenUp) == [true, false, false])
    #expect(daily.results.map(\.rating) == [nil, .perfect, .good])
    #expect(daily[11] == daily.results[1])
    #expect(daily[9] == nil)
  }

  @Test func `hindsight leaves no stars, but the day is finished`() {
    let daily = DailyRecords(games: [.daily(12).with { $0.hindsight = .hint }], today: 12)

    #expect(daily.results.map(\.rating) == [nil])
    #expect(daily.streak == Streak(current: 1, longest: 1))
  }

  @Test func `practice on the board of a day that was missed leaves no result`() {
    let practice = PlayedGame.daily(11).with { $0.hindsight = .practice }

    let daily = DailyRecords(games: [.daily(10), practice, .daily(12)], today: 12)

    #expect(daily.results.map(\.day) == [10, 12])
    #expect(daily.streak == Streak(current: 1, longest: 1))
  }

  @Test func `days in a row are those whose boards were finished at the first attempt`() {
    let finished = [1, 2, 3, 4, 9, 10, 11].map { PlayedGame.daily($0) }
    let games = finished + [.daily(8, isGivenUp: true), .daily(8)]

    #expect(DailyRecords(games: games, today: 12).streak == Streak(current: 3, longest: 4))
  }
}

@Suite struct StreakTests {
  @Test(arguments: [
    (days: [Int](), current: 0, longest: 0), ([100], 1, 1),  // today
    ([99], 1, 1),  // yesterday
    ([98], 0, 1),
    ([97, 98, 99, 100], 4, 4),
    ([97, 98, 99], 3, 3),
    ([90, 91, 92, 93, 99, 100], 2, 4),
    ([95, 96, 97], 0, 3),
    ([99, 100, 101, 102], 2, 4),  // the clock was ahead
    ([101, 102], 0, 2),
    ([98, 99, 101], 2, 2),
    ([.min, .min + 1], 0, 2),
    ([.max - 1, .max], 0, 2),
  ])
  func `days in a row are counted up to today or yesterday`(
    days: [Int], current: Int, longest: Int
  ) {
    let streak = Streak(risingDays: days, today: 100)

    #expect(streak == Streak(current: current, longest: longest))
  }

  @Test(arguments: [(today: Int.min, 1), (.min + 1, 1), (.max, 1), (0, 0)])
  func `any number can be a day`(today: Int, current: Int) {
    #expect(Streak(risingDays: [.min, .max], today: today) == Streak(current: current, longest: 1))
  }

  @Test(arguments: [
    (endedAt: 0, day: 0), (86_399, 0), (86_400, 1), (-1, -1), (-86_400, -1), (-86_401, -2),
    (.max, 106_751_991_167_300), (.min, -106_751_991_167_301),
  ])
  func `the day of a game is that of its last second, rounded down`(endedAt: Int, day: Int) {
    #expect(PlayedGame.played(endedAt: endedAt).endDay == day)
  }
}
