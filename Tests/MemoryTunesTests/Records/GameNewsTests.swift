import Testing

@testable import MemoryTunes

/// What a game changes, beside those before it.
@Suite struct GameNewsTests {
  private static let day = 86_400

  private func news(of game: PlayedGame, after earlier: [PlayedGame]) -> GameNews {
    GameNews(of: game.id, among: earlier + [game])
  }

  /// Games with these slips, on a day of their own each.
  private func games(slips: [Int]) -> [PlayedGame] {
    slips.enumerated().map { .played(id: UInt64($0), endedAt: 3 * $0 * Self.day, slips: $1) }
  }

  @Test func `a game that is in nothing better is no news`() {
    let news = news(of: .played(id: 9), after: [.played(id: 1)])

    #expect(news == GameNews(of: 0, among: []))
    #expect(news.bests == nil && news.bestOfLast == nil && news.daysInARow == nil)
  }

  @Test func `a game that was given up, or is not stored, is no news`() {
    var game = PlayedGame.played(id: 9, endedAt: Self.day, moves: 8)
    let earlier = [PlayedGame.played(id: 1)]
    #expect(news(of: game, after: earlier).bests?.hasFewestMoves == true)

    game.pairCount = 7

    #expect(news(of: game, after: earlier) == GameNews(of: 9, among: earlier))
    #expect(GameNews(of: 9, among: earlier).bests == nil)
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
    func won(_ id: UInt64, against opponent: Opponent) -> PlayedGame {
      .played(
        id: id, players: [.anyone, .computer(opponent)], pairs: (0..<16).map { $0 / 2 },
        flips: (0..<16).map { Flip(card: $0, seconds: $0) })
    }
    let (first, second) = (won(1, against: .echo), won(2, against: .fuzz))

    #expect(
      news(of: second, after: [first]).rating
        == RatingRecord(duels: [first, second].compactMap(\.duel)))
    #expect(news(of: won(3, against: .twin(keep: 80)), after: [first]).rating == nil)
    #expect(news(of: .played(id: 9), after: [first]).rating == nil)
  }

  @Test func `two wins in a row against a computer bring its crown, once`() {
    func duel(_ id: UInt64, isWon: Bool = true, against opponent: Opponent = .fuzz) -> PlayedGame {
      let (person, computer) = (Player.anyone, Player.computer(opponent))
      return .played(
        id: id, players: isWon ? [person, computer] : [computer, person],
        pairs: (0..<16).map { $0 / 2 }, flips: (0..<16).map { Flip(card: $0, seconds: $0) })
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
    let games = (UInt64(1)...4).map { id in
      let board = Board.dealt(pairs: 8, seed: id)
      return PlayedGame.played(
        id: id, pairs: board.pairs, flips: board.flips(ofPlayerKeeping: 0.5, seed: id))
    }
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
      var game = PlayedGame.played(id: id)
      (game.request.category, game.request.seed) = (.bundled[0], id)
      return game
    }
    let news = games.indices.map { last in
      let played = Array(games[...last])
      return GameNews(
        of: games[last].id, among: played, collection: CoverCollection(games: played)
      ).covers
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

    earlier[0].request.kind = .titles
    #expect(news(of: game, after: earlier).bestOfLast == nil)
  }

  @Test func `a game that does not count is not the best of anything`() {
    var game = PlayedGame.played(id: 99, endedAt: 99 * Self.day, moves: 8, slips: 1)
    game.hindsight = .hint

    #expect(news(of: game, after: games(slips: [2, 2, 2, 2])) == GameNews(of: 0, among: []))
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
      var game = PlayedGame.played(id: UInt64(day), endedAt: 4 * Self.day)
      (game.day, game.pairCount) = (day, isGivenUp ? 7 : 8)
      return game
    }

    #expect(news(of: daily(4), after: [daily(2), daily(3)]).daysInARow == 3)
    #expect(news(of: daily(4), after: [daily(2), daily(3, isGivenUp: true)]).daysInARow == nil)
    #expect(news(of: daily(4), after: [.played(id: 1, endedAt: 3 * Self.day)]).daysInARow == nil)
  }

  @Test func `after a daily board, the last seven are told`() {
    func daily(_ day: Int, slips: Int) -> PlayedGame {
      var game = PlayedGame.played(id: UInt64(day), endedAt: day * Self.day, slips: slips)
      game.day = day
      return game
    }
    let games = [daily(13, slips: 0), daily(14, slips: 1), daily(17, slips: 2)]
    let last = daily(20, slips: 0)

    let week = news(of: last, after: games).week

    #expect(
      week
        == [14, nil, nil, 17, nil, nil, 20].map { day in
          (games + [last]).first { $0.day == day }.map { DailyResult($0, day: $0.day ?? 0) }
        })
    #expect(news(of: .played(id: 9), after: games).week == nil)
  }

  @Test func `a memory that has become better is news, from the fourth game on`() throws {
    let games = zip(UInt64(1)..., [0.5, 0.5, 0.5, 1]).map { id, keep in
      let board = Board.dealt(pairs: 8, seed: id)
      return PlayedGame.played(
        id: id, pairs: board.pairs, flips: board.flips(ofPlayerKeeping: keep, seed: id))
    }

    let news = GameNews(of: 4, among: games)

    let before = try #require(MemoryEstimate(games: Array(games.prefix(3)))).percent
    let after = try #require(MemoryEstimate(games: games)).percent
    #expect(before < after)
    #expect(news.memory == .init(before: before, after: after))
    #expect(GameNews(of: 3, among: Array(games.prefix(3))).memory == nil)
    #expect(GameNews(of: 4, among: games.prefix(3) + [games[3].withoutFlips]).memory == nil)
  }
}
