import Testing

@testable import MemoryTunes

@Suite struct NewBestsTests {
  private let earlier = [
    PlayedGame.played(id: 1, moves: 20, slips: 5, seconds: 90),
    .played(id: 2, moves: 22, slips: 3, seconds: 80),
  ]

  private func bests(of game: PlayedGame) -> [Bool] {
    let bests = NewBests(of: game, after: earlier)
    #expect(
      bests.isEmpty == !(bests.hasFewestMoves || bests.hasFewestSlips || bests.hasShortestTime))
    return [bests.hasFewestMoves, bests.hasFewestSlips, bests.hasShortestTime]
  }

  @Test(arguments: [
    (moves: 19, slips: 2, seconds: 79, [true, true, true]), (20, 3, 80, [false, false, false]),
    (19, 4, 85, [true, false, false]), (21, 2, 100, [false, true, false]),
    (30, 9, 1, [false, false, true]),
  ])
  func `a better figure is a new best`(moves: Int, slips: Int, seconds: Int, expected: [Bool]) {
    #expect(bests(of: .played(id: 3, moves: moves, slips: slips, seconds: seconds)) == expected)
  }

  @Test func `a first game of its kind, and one that does not count, set and hold no best`() {
    let better = PlayedGame.played(id: 3, moves: 1, slips: 0, seconds: 1)
    for change: (inout PlayedGame) -> Void in [
      { $0.request.kind = .titles }, { $0.request.grid = Grid.choices[0] },
      { $0.request.category = .bundled[1] }, { $0.hindsight = .hint },
      { $0.hindsight = .timeTravel }, { $0.pairCount = 1 }, { $0.players = [.anyone, .anyone] },
    ] {
      #expect(NewBests(of: better, after: [earlier[0].with(change)]).isEmpty)
      #expect(bests(of: better.with(change)) == [false, false, false])
    }
    #expect(NewBests(of: better, after: []).isEmpty)
    #expect(NewBests(of: better, after: [better]).isEmpty)
  }

  @Test func `a sprint is better only with more pairs, and is compared with sprints alone`() {
    func sprint(id: UInt64, pairs: Int) -> PlayedGame {
      .played(id: id, moves: 40 - pairs, slips: 9 - pairs, seconds: 60).with {
        ($0.request.kind, $0.pairCount) = (.sprint, pairs)
      }
    }
    let before = [sprint(id: 1, pairs: 5), sprint(id: 2, pairs: 7), earlier[0]]

    let results = [sprint(id: 3, pairs: 8), sprint(id: 4, pairs: 7)].map {
      NewBests(of: $0, after: before)
    }

    #expect(results.map(\.hasMostPairs) == [true, false])
    #expect(results.map(\.hasFewestMoves) == [false, false])
    #expect(results.map(\.isEmpty) == [false, true])
    #expect(NewBests(of: sprint(id: 3, pairs: 8), after: [earlier[0]]).isEmpty)
  }

  @Test func `a category that was renamed is the same`() {
    let (old, new) = (Category(id: "own-1", name: "Jazz"), Category(id: "own-1", name: "Swing"))
    let game = PlayedGame.played(id: 3, moves: 1).with { $0.request.category = new }

    #expect(
      NewBests(of: game, after: [earlier[0].with { $0.request.category = old }]).hasFewestMoves)
  }
}

@Suite struct GameNewsTests {
  private static let day = 86_400

  private func news(of game: PlayedGame, after earlier: [PlayedGame]) -> GameNews {
    GameNews(of: game.id, among: earlier + [game])
  }

  /// Games with these slips, on a day of their own each.
  private func games(slips: [Int]) -> [PlayedGame] {
    slips.enumerated().map { .played(id: UInt64($0), endedAt: 3 * $0 * Self.day, slips: $1) }
  }

  @Test func `a game that is no better, does not count, was given up or is unknown is no news`() {
    let earlier = games(slips: [2, 2, 2, 2])
    let game = PlayedGame.played(id: 99, endedAt: 99 * Self.day, moves: 8, slips: 1)
    let none = GameNews(of: 0, among: [])
    #expect(none.bests == nil && none.bestOfLast == nil && none.daysInARow == nil)

    #expect(news(of: game, after: earlier).bests?.hasFewestMoves == true)
    #expect(news(of: game.with { ($0.moveCount, $0.slipCount) = (12, 2) }, after: earlier) == none)
    #expect(news(of: game.with { $0.hindsight = .hint }, after: earlier) == none)
    #expect(news(of: game.with { $0.pairCount = 7 }, after: earlier) == none)
    #expect(GameNews(of: 99, among: earlier) == none)
  }

  @Test func `games that were added later change nothing`() {
    let (game, later) = (PlayedGame.played(id: 9, moves: 10), PlayedGame.played(id: 10, moves: 8))

    #expect(
      GameNews(of: 9, among: [.played(id: 1), game, later])
        == GameNews(of: 9, among: [.played(id: 1), game]))
  }

  @Test(arguments: [
    // The first game had no slip, so this is no new best.
    (slips: [0, 2, 2, 2, 2, 2, 2, 2, 2, 2], own: 1, moves: 12, bestOfLast: Int?(10)),
    ([0, 2, 2, 2, 2, 2, 2, 2, 2], 1, 12, nil),
    ([0, 2, 2, 2, 2, 2, 2, 2, 2, 2], 2, 12, nil),
    ([0, 2, 2, 2, 2, 2, 2, 2, 2, 2], 2, 11, 10),
    ([2, 2, 2, 2], 1, 12, 5), ([2, 2, 2], 1, 12, nil),
  ])
  func `a game is the best of the last ten, or of at least five`(
    slips: [Int], own: Int, moves: Int, bestOfLast: Int?
  ) {
    let game = PlayedGame.played(id: 99, endedAt: 99 * Self.day, moves: moves, slips: own)

    #expect(news(of: game, after: games(slips: slips)).bestOfLast == bestOfLast)
  }

  @Test func `a game against a computer moves the rating, and one against the twin does not`() {
    let first = PlayedGame.won(id: 1, against: .echo)
    let second = PlayedGame.won(id: 2, against: .fuzz)

    #expect(
      news(of: second, after: [first]).rating
        == RatingRecord(duels: [first, second].compactMap(\.duel)))
    #expect(news(of: .won(id: 3, against: .twin(keep: 80)), after: [first]).rating == nil)
    #expect(news(of: .played(id: 9), after: [first]).rating == nil)
  }

  @Test func `two wins in a row against a computer bring its crown, once`() {
    func duel(_ id: UInt64, isWon: Bool = true, against opponent: Opponent = .fuzz) -> PlayedGame {
      let players = [Player.anyone, .computer(opponent)]
      return .won(id: id, players: isWon ? players : players.reversed())
    }
    func crown(_ games: PlayedGame...) -> GameNews.Crown? {
      GameNews(of: games.last?.id ?? 0, among: games).crown
    }

    #expect(crown(duel(1)) == .oneWinAway)
    #expect(crown(duel(1), duel(2)) == .won)
    #expect(crown(duel(1), duel(2), duel(3)) == nil)
    #expect(crown(duel(1), duel(2, isWon: false)) == nil)
    #expect(crown(duel(1), duel(2, isWon: false), duel(3)) == .oneWinAway)
    #expect(crown(duel(1), duel(2, against: .skip)) == .oneWinAway)
    #expect(crown(duel(1), .played(id: 2)) == nil)
  }

  @Test func `the twin is news in the game after which it can be played`() {
    let games = [PlayedGame].keeping(0.5, 0.5, 0.5, 0.5)
    func twin(after count: Int) -> Opponent? {
      GameNews(of: UInt64(count), among: Array(games.prefix(count))).twin
    }

    #expect(twin(after: 2) == nil)
    #expect(twin(after: 3) == Opponent(twinAfter: Array(games.prefix(3))))
    #expect(twin(after: 3) != nil)
    #expect(twin(after: 4) == nil)
  }

  @Test func `covers are news when they are found for the first time`() throws {
    let games = (UInt64(1)...60).map { id in
      PlayedGame.played(id: id).with { $0.request.seed = id }
    }
    let news = games.indices.map { last in
      let played = Array(games[...last])
      return GameNews(of: games[last].id, among: played, collection: CoverCollection(games: played))
        .covers
    }

    #expect(news[0]?.count == games[0].bundledCovers.count)
    #expect(news[0]?.completed == nil)
    let last = try #require(news.lastIndex { $0 != nil })
    #expect(
      news.compactMap { $0?.count }.reduce(0, +) == CoverCollection.categories[0].covers.count)
    #expect(news.map { $0?.completed }.firstIndex(of: .bundled[0]) == last)
  }

  @Test func `the best of the last is sought on the same grid, in any category`() {
    var earlier = games(slips: [2, 2, 2, 2])
    let game = PlayedGame.played(id: 99, endedAt: 99 * Self.day, slips: 1)

    earlier[0].request.category = .bundled[1]
    #expect(news(of: game, after: earlier).bestOfLast == 5)

    for change: (inout PlayedGame) -> Void in [
      { $0.request.kind = .titles }, { $0.request.grid = Grid.choices[0] },
      { $0.hindsight = .hint },
    ] {
      let others = [earlier[0].with(change)] + earlier.dropFirst()
      #expect(news(of: game, after: others).bestOfLast == nil)
    }
  }

  @Test func `the best of a kind is sought among games of that kind that count`() {
    let sprint = PlayedGame.played(id: 1).with { ($0.request.kind, $0.pairCount) = (.sprint, 7) }
    let games = [
      sprint, sprint.with { ($0.hindsight, $0.pairCount) = (.hint, 9) },
      .played(id: 2).with { $0.pairCount = 8 },
    ]

    #expect(
      WayBest.bests(of: .sprint, among: games)
        == [WayBest(kind: .sprint, grid: sprint.request.grid, figure: 7)])
  }

  @Test func `days in a row are said with the first game of a day`() {
    let days = [1, 3, 4].map { PlayedGame.played(id: UInt64($0), endedAt: $0 * Self.day) }
    let today = PlayedGame.played(id: 9, endedAt: 5 * Self.day)

    #expect(news(of: today, after: days).daysInARow == 3)
    #expect(
      news(of: .played(id: 10, endedAt: 6 * Self.day - 1), after: days + [today]).daysInARow == nil)
    #expect(news(of: .played(id: 10, endedAt: 9 * Self.day), after: days).daysInARow == nil)
  }

  @Test func `the days of daily boards are counted by their boards`() {
    func daily(_ day: Int, isGivenUp: Bool = false) -> PlayedGame {
      .daily(day, isGivenUp: isGivenUp).with { ($0.id, $0.endedAt) = (UInt64(day), 4 * Self.day) }
    }

    #expect(news(of: daily(4), after: [daily(2), daily(3)]).daysInARow == 3)
    #expect(news(of: daily(4), after: [daily(2), daily(3, isGivenUp: true)]).daysInARow == nil)
    #expect(news(of: daily(4), after: [.played(id: 1, endedAt: 3 * Self.day)]).daysInARow == nil)
  }

  @Test func `after a daily board, the last seven are told`() {
    let games = zip([13, 14, 17, 20], [0, 1, 2, 0]).map { day, slips in
      PlayedGame.daily(day, slips: slips).with { $0.id = UInt64(day) }
    }
    let results = games.map(DailyResult.init)

    #expect(
      GameNews(of: 20, among: games).week == [
        results[1], nil, nil, results[2], nil, nil, results[3],
      ])
    #expect(news(of: .played(id: 9), after: games).week == nil)
  }

  @Test func `a memory that has become better is news, from the fourth game on`() throws {
    let games = [PlayedGame].keeping(0.5, 0.5, 0.5, 1)

    let news = GameNews(of: 4, among: games)

    let before = try #require(MemoryEstimate(games: Array(games.prefix(3)))).percent
    let after = try #require(MemoryEstimate(games: games)).percent
    #expect(before < after)
    #expect(news.memory == .init(before: before, after: after))
    #expect(GameNews(of: 3, among: Array(games.prefix(3))).memory == nil)
    #expect(GameNews(of: 4, among: games.prefix(3) + [games[3].withoutFlips]).memory == nil)
  }
}
