import Testing

@testable import MemoryTunes

@Suite struct DailyRecordsTests {
  private func game(_ day: Int?, slips: Int = 0, isGivenUp: Bool = false) -> PlayedGame {
    var game = PlayedGame.played(slips: slips)
    (game.day, game.pairCount) = (day, isGivenUp ? 7 : 8)
    return game
  }

  @Test func `of each day the first game counts, in the order in which they were stored`() {
    let games = [
      game(12, slips: 3), game(nil), game(11), game(12), game(11, isGivenUp: true),
      game(10, isGivenUp: true), game(10),
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
    var hinted = game(12)
    hinted.hindsight = .hint

    let daily = DailyRecords(games: [hinted], today: 12)

    #expect(daily.results.map(\.rating) == [nil])
    #expect(daily.streak == Streak(current: 1, longest: 1))
  }

  @Test func `practice on the board of a day that was missed leaves no result`() {
    var practice = game(11)
    practice.hindsight = .practice

    let daily = DailyRecords(games: [game(10), practice, game(12)], today: 12)

    #expect(daily.results.map(\.day) == [10, 12])
    #expect(daily.streak == Streak(current: 1, longest: 1))
  }

  @Test func `days in a row are those whose boards were finished at the first attempt`() {
    let games = [1, 2, 3, 4, 9, 10, 11].map { game($0) } + [game(8, isGivenUp: true), game(8)]

    #expect(DailyRecords(games: games, today: 12).streak == Streak(current: 3, longest: 4))
  }
}
