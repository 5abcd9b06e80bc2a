import Foundation
import Testing

@testable import MemoryTunes

@Suite struct RecordsTests {
  @Test func `no games come to nothing`() {
    let records = Records(games: [], today: 20_000)

    #expect(records.totals == .init(games: [], dayCount: 0))
    #expect(records.averages == nil)
    #expect(records.bests == [])
    #expect(records.recentSlips == [])
    #expect(records.streak == Streak())
    #expect(records.memory == nil)
    #expect(records.today == 20_000)
    #expect(records.daily.results == [])
    #expect(records.daily.streak == Streak())
    #expect(records.lastGames == [])
  }

  @Test func `kinds of games have bests of their own, and sprints enter no averages`() {
    let games = [
      PlayedGame.played(id: 1, moves: 14),
      .played(id: 2, moves: 12).with { $0.request.kind = .titles },
      .played(id: 3).with { ($0.request.kind, $0.pairCount) = (.sprint, 21) },
    ]

    let records = Records(games: games, today: 0)

    #expect(records.bests.map(\.kind) == [.pairs, .sprint, .titles])
    #expect(records.bests.map(\.pairCount) == [8, 21, 8])
    #expect(records.recentSlips.count == 2)
    #expect(records.totals.flawless == 2)
  }

  @Test func `the last thirty games are listed, newest first, without what is large`() {
    let games = (0..<40).map {
      PlayedGame.played(id: UInt64($0), pairs: [0, 0], flips: flips(0, 1))
    }

    let listed = Records(games: games, today: 0).lastGames

    #expect(listed.map(\.id) == (10..<40).reversed())
    #expect(listed.allSatisfy { $0.pairs.isEmpty && $0.flips.isEmpty })
  }

  @Test func `games are added up`() {
    let games = [
      PlayedGame.played(id: 1, endedAt: 86_400, moves: 14, seconds: 60),
      .played(id: 2, endedAt: 86_500, moves: 20, slips: 3, seconds: 50),
      .played(id: 3, endedAt: 172_800, moves: 3, slips: 1, seconds: 9).with { $0.pairCount = 1 },
      .played(id: 4, endedAt: 259_200, moves: 9, seconds: 9).with { $0.hindsight = .peek },
      .played(id: 5, endedAt: 345_600, moves: 16, seconds: 9, players: [.anyone, .anyone]),
    ]

    let records = Records(games: games, today: 5)

    let totals = records.totals
    #expect((totals.games, totals.finished, totals.givenUp) == (5, 4, 1))
    #expect((totals.flawless, totals.days) == (1, 3))
    #expect(records.averages?.moveRatio == 1.37)
    #expect(records.averages?.slips == 1.5)
    #expect(records.recentSlips == [0, 3])
    #expect(records.streak == Streak(current: 2, longest: 2))
    #expect(records.bests.map(\.gameCount) == [2])
    #expect(records.bests.map(\.moveCount) == [14])
    #expect(records.bests.map(\.slipCount) == [0])
    #expect(records.bests.map(\.seconds) == [50])
  }

  @Test func `the grid played most comes first, and in it the category played most, up to five`() {
    func game(_ id: UInt64, _ grid: Int, _ category: Int) -> PlayedGame {
      .played(id: id).with {
        $0.request.grid = Grid.choices[grid]
        $0.request.category = .bundled[category]
      }
    }
    let played = [(3, 1), (0, 0), (3, 2), (3, 2), (1, 4), (1, 3), (1, 0), (2, 0)]
    let games = zip(UInt64(1)..., played).map { game($0, $1.0, $1.1) }

    let bests = Records(games: games, today: 0).bests

    #expect(
      bests.map { "\($0.grid) \($0.category.id) \($0.gameCount)" } == [
        "4x2 metal 1", "4x2 pop 1", "4x2 rap 1", "4x4 rock 2", "4x4 electronic 1",
      ])
  }

  @Test func `a renamed category has its last name`() {
    let games = ["Jazz", "Swing"].enumerated().map { id, name in
      PlayedGame.played(id: UInt64(id)).with {
        $0.request.category = Category(id: "own-1", name: name)
      }
    }

    #expect(Records(games: games, today: 0).bests.map(\.category.name) == ["Swing"])
  }

  @Test func `the course shows the last sixty games that count`() {
    let games = (0..<100).map { PlayedGame.played(id: UInt64($0), slips: $0) }

    #expect(Records(games: games, today: 0).recentSlips == Array(40..<100))
  }

  @Test func `memory comes from the last games with flips`() {
    let games = (0..<60).map { (seed: UInt64) in
      let board = Board.dealt(pairs: 8, seed: seed)
      return PlayedGame.played(
        id: seed, pairs: board.pairs,
        flips: board.flips(ofPlayerKeeping: seed < 10 ? 0 : 0.7, seed: seed))
    }

    let records = Records(games: games, today: 0)

    #expect(records.memory == MemoryEstimate(games: Array(games.suffix(50))))
    #expect(records.memory?.gameCount == 50)
    #expect(records.memory?.range.contains(70) == true)
  }

  @Test func `long games count while there are at most six thousand flips`() {
    let board = Board.dealt(pairs: 8, seed: 1)
    let games = [3_000, 100, 3_000, 3_101, 2_900].map { count in
      PlayedGame.played(pairs: board.pairs, flips: flips(of: (0..<count).map { $0 % 4 }))
    }

    #expect(games.lastShowingMemory().map(\.flips.count) == [100, 3_000, 2_900])
  }

  @Test func `a clock set back, and any numbers, do no harm`() {
    let extremes = [Int.min, -1, 0, 1, 4_000_000_000, .max]
    let games = extremes.enumerated().map { id, number in
      PlayedGame.played(
        id: UInt64(id), endedAt: number, moves: number, slips: number, seconds: number)
    }
    for today in [Int.min, -1, 0, 1, .max] {
      let records = Records(games: games.reversed() + games, today: today)

      #expect(records.totals.games == 12)
      #expect(records.totals.days == 5)
      #expect(records.streak.longest == 2)
    }
  }

  @Test func `whatever was played, the records are small`() throws {
    let players = Array(repeating: Player.person(name: "Wilhelmina Maria"), count: 4)
    let games = (0..<5_000).map { number in
      PlayedGame.played(id: .max - UInt64(number), players: players).with {
        $0.day = number
        $0.request.category = Category(id: "own-\(number)", name: "A name of a category")
      }
    }

    let records = Records(games: games, today: 5_000)

    #expect(records.daily.results.map(\.day) == Array(4_600..<5_000))
    #expect(try JSONEncoder().encode(records).count < 100_000)
    #expect(try readBack(records) == records)
  }
}
