import Testing

@testable import MemoryTunes

@Suite struct SuggestionTests {
  private func games(_ count: Int, kind: GameKind = .pairs) -> [PlayedGame] {
    (0..<count).map { _ in
      var game = PlayedGame.played()
      game.request.kind = kind
      return game
    }
  }

  /// A game between a person and Skip, in which the person finds so many of two pairs.
  private func duel(won pairCount: Int) -> PlayedGame {
    let cards = [[0, 2, 1, 0, 2, 3], [0, 1, 2, 0, 3, 2], [0, 1, 2, 3]][pairCount]
    return .played(
      players: [.anyone, .computer(.skip)], pairs: [0, 0, 1, 1],
      flips: cards.map { Flip(card: $0, seconds: 0) })
  }

  @Test(arguments: [(3, WayToPlay.computer), (6, .sprint), (9, .ear)])
  func `a way to play that was never tried is suggested once`(count: Int, way: WayToPlay) {
    #expect(Suggestion(after: games(count)) == .untried(way))
    #expect(Suggestion(after: games(count - 1)) == nil)
    #expect(Suggestion(after: games(count + 1)) == nil)
  }

  @Test func `after a daily board, each day suggests its own, before all else`() {
    func suggestion(days: [Int], today: Int) -> Suggestion? {
      let boards = days.map { day in
        var board = PlayedGame.played()
        board.day = day
        return board
      }
      return RecordsSummary(games: games(1) + boards, time: today * 86_400).suggestion
    }

    #expect(suggestion(days: [19_999, 20_000], today: 20_001) == .nextDaily(daysInARow: 3))
    #expect(suggestion(days: [20_000], today: 20_001) == .daily(after: .perfect, daysAgo: 1))
    #expect(suggestion(days: [19_999, 20_000], today: 20_000) == .untried(.computer))
    #expect(
      suggestion(days: [19_999, 20_000], today: 20_002) == .daily(after: .perfect, daysAgo: 2))
    #expect(suggestion(days: [], today: 20_002) == nil)
  }

  @Test func `a way that was tried is not suggested`() {
    #expect(Suggestion(after: games(1, kind: .sprint) + games(5)) == nil)
    #expect(Suggestion(after: games(1, kind: .ear) + games(8)) == nil)
  }

  @Test func `a game that was given up does not count`() {
    var givenUp = PlayedGame.played()
    givenUp.pairCount = 1

    #expect(Suggestion(after: games(3) + [givenUp]) == .untried(.computer))
    #expect(Suggestion(after: [givenUp]) == nil)
    #expect(Suggestion(after: []) == nil)
  }

  @Test func `after a game against a computer that one of them won, a rematch is`() {
    #expect(Suggestion(after: [duel(won: 0)]) == .rematch(.skip, hasWon: false))
    #expect(Suggestion(after: [duel(won: 0)] + games(1)) == .rematch(.skip, hasWon: false))
    #expect(Suggestion(after: [duel(won: 1)]) == nil)
    #expect(
      Suggestion(after: [duel(won: 2), duel(won: 2), duel(won: 0)]) == .nextOpponent(.fuzz))
  }

  @Test func `after a win on 4×4, the second one in a row is`() {
    let won = PlayedGame.played(
      players: [.anyone, .computer(.skip)], pairs: (0..<16).map { $0 / 2 },
      flips: (0..<16).map { Flip(card: $0, seconds: $0) })

    #expect(Suggestion(after: [won]) == .crownWithinReach(.skip))
    #expect(Suggestion(after: [won, won]) == .nextOpponent(.fuzz))
  }

  @Test func `with all crowns won, no further opponent is`() {
    let won = Opponent.allCases.flatMap { opponent in
      let game = PlayedGame.played(
        players: [.anyone, .computer(opponent)], pairs: (0..<16).map { $0 / 2 },
        flips: (0..<16).map { Flip(card: $0, seconds: $0) })
      return [game, game]
    }

    #expect(Suggestion(after: Array(won.dropLast())) == .crownWithinReach(.maestro))
    #expect(Suggestion(after: won) == nil)
  }

  @Test func `what is due to be practised is, but not right after a duel`() {
    let time = 3 * 86_400
    func suggestion(_ games: [PlayedGame], answeredAt: Int? = nil) -> Suggestion? {
      let answer = PuzzleAnswer(gameID: PlayedGame.withSlips.id, move: 3, isRight: false)
      let puzzles = DuePuzzles(
        games: games, answers: answeredAt.map { [(answer, $0)] } ?? [], person: "", time: time)
      return Suggestion(after: games, puzzles: puzzles)
    }

    #expect(suggestion([.withSlips]) == .practice(2))
    #expect(suggestion([.withSlips], answeredAt: time) == .practice(1))
    #expect(suggestion([.withSlips], answeredAt: time - 86_400) == .practice(2))
    #expect(suggestion([.withSlips, duel(won: 0)]) == .rematch(.skip, hasWon: false))
  }

  @Test func `the covers that are missing in a category are, the last five before other things`()
    throws
  {
    let all = CoverCollection.categories[0].covers
    let missing = (1...200).map { count in
      let games = (1...count).map { seed in
        var game = PlayedGame.played(id: UInt64(seed))
        (game.request.category, game.request.seed) = (.bundled[0], UInt64(seed))
        return game
      }
      let collection = CoverCollection(games: games)
      return (games, all.filter { collection[$0] == nil })
    }
    func suggestion(whileMissing isRight: (Int) -> Bool) throws -> (Suggestion?, [Int]) {
      // At the third, sixth and ninth game there is another suggestion.
      let (games, covers) = try #require(
        missing.last { isRight($0.1.count) && ![3, 6, 9].contains($0.0.count) })
      return (Suggestion(after: games, collection: CoverCollection(games: games)), covers)
    }

    let (few, covers) = try suggestion { (1...5).contains($0) }
    #expect(few == .coversMissing(.bundled[0], covers: covers))
    let (many, others) = try suggestion { $0 > 5 }
    #expect(many == .coversMissing(.bundled[0], covers: others))
    #expect(try suggestion { $0 == 0 }.0 == .coversMissing(.bundled[1], covers: Array(20..<40)))
  }

  @Test(arguments: [(10, nil), (11, 1), (12, 2), (13, nil)] as [(Int, Int?)])
  func `a record within two moves is`(moves: Int, missing: Int?) {
    let games = [PlayedGame.played(moves: 10), .played(moves: moves)]

    #expect(
      Suggestion(after: games) == missing.map { .recordWithinReach(movesMissing: $0) })
  }

  @Test func `the record of another grid is not`() {
    var large = PlayedGame.played(moves: 11)
    large.request.category = Category.bundled[1]

    #expect(Suggestion(after: [.played(moves: 10), large]) == nil)
  }
}
