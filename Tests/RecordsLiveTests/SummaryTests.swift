import TestSupport

@testable import RecordsLive

@Suite struct SummaryTests: DatabaseSuite {
  let testFolder = TestFolder()

  @Test(arguments: [1, 3, 4, 7, 30, 51, 130], ["", "Anna"])
  func `it says what all games would`(count: Int, person: String) throws {
    var random = SeededGenerator(seed: UInt64(count))
    for number in 1...count { _ = try file.add(.random(number, by: &random)) }
    let games = try file.games(flipCount: Records.flipCount).games.played(by: person)
    let collection = CoverCollection(games: try file.all())

    for last in [0, 1, 2] {
      let time = 1_800_000_000 + 40_000 * (count + last)
      let puzzles = try file.puzzles(time: time, person: person)
      let expected = RecordsSummary(
        games: games, collection: collection, puzzles: puzzles, time: time)
      #expect(try file.summary(time: time, person: person).summary == expected)
    }
  }

  @Test func `it knows the best of the games like the last one, however long ago`() throws {
    func add(_ id: UInt64, moves: Int, category: Int = 2) throws {
      var game = PlayedGame.sample(id: id)
      (game.moveCount, game.request.category, game.flips) = (moves, .bundled[category], [])
      _ = try file.add(game)
    }
    try add(1, moves: 20)
    for id in UInt64(2)...70 { try add(id, moves: 30, category: 1) }
    try add(71, moves: 21)

    #expect(try file.summary(time: 0).summary.suggestion == .recordWithinReach(movesMissing: 1))
  }

  @Test(
    arguments: [
      ([("Anna", true), ("Anna", true)], [.fuzz], [.fuzz]),
      ([("Anna", true), ("Ben", false), ("Anna", true)], [], [.fuzz]),
      ([("Anna", true), ("Ben", true)], [.fuzz], []),
      ([("Anna", true), ("Anna", false), ("Anna", true)], [], []),
    ] as [([(name: String, isWin: Bool)], everybody: [Opponent], anna: [Opponent])])
  func `it knows a crown that was won long ago`(
    against fuzz: [(name: String, isWin: Bool)], everybody: [Opponent], anna: [Opponent]
  ) throws {
    let losses = Array(repeating: (name: "Anna", isWin: false), count: 205)
    // The first games and the last ones are always looked at.
    for (index, (name, isWin)) in (losses.prefix(12) + fuzz + losses).enumerated() {
      // After a miss, the computer finds all pairs.
      let flips = ((isWin ? [] : [0, 2]) + Array(0..<16)).map { Flip(card: $0, seconds: 0) }
      let isAgainstFuzz = (12..<12 + fuzz.count).contains(index)
      let game = PlayedGame(
        id: UInt64(index), endedAt: 1_800_000_000,
        request: PlayedGame.sample(seed: UInt64(index)).request,
        players: [.person(name: name), .computer(isAgainstFuzz ? .fuzz : .echo)],
        moveCount: flips.count / 2, slipCount: 0, seconds: 1, pairs: (0..<16).map { $0 / 2 },
        flips: flips)
      _ = try file.add(game)
    }

    #expect(try file.summary(time: 0).summary.crowned == everybody)
    #expect(try file.summary(time: 0, person: "Anna").summary.crowned == anna)
  }

  @Test func `it knows the player's twin`() throws {
    let seen = Array(stride(from: 0, to: 16, by: 2))
    for id in UInt64(1)...12 {
      var game = PlayedGame.sample(id: id)
      game.flips = (seen + seen.flatMap { [$0 + 1, $0] }).map { Flip(card: $0, seconds: 0) }
      _ = try file.add(game)
    }

    #expect(try file.summary(time: 0).summary.twin == .twin(keep: 100))
  }
}

@Suite struct NewsTests: DatabaseSuite {
  let testFolder = TestFolder()

  @Test(arguments: UInt64(1)...3)
  func `the news of a game is what all games would say`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var collection = CoverCollection()
    for number in 1...90 {
      let game = PlayedGame.random(number, by: &random)
      let tallyStart = UInt64(random.number(below: number))

      let news = try file.add(game, tallyStart: tallyStart).news

      let games = try file.games(flipCount: GameNews.flipCount).games
      collection.add(try #require(try file.game(game.id)))
      let expected = GameNews(
        of: game.id, among: games, collection: collection, tallyStart: tallyStart)
      #expect(news == expected)
    }
  }

  @Test func `a game added again has the same news`() throws {
    var better = PlayedGame.sample(id: 2)
    better.moveCount = 12
    _ = try file.add(.sample(id: 1))

    let news = try file.add(better, tallyStart: nil).news
    _ = try file.add(.sample(id: 3))

    #expect(news.bests?.hasFewestMoves == true)
    #expect(try file.add(better, tallyStart: nil).news == news)
  }

  @Test func `the covers of a game finished after it was given up are counted again`() throws {
    var givenUp = PlayedGame.sample(id: 1)
    (givenUp.pairCount, givenUp.flips) = (0, [])
    for game in [givenUp, .sample(id: 2), .sample(id: 1)] { _ = try file.add(game) }

    let loaded = try file.games(flipCount: .max)

    #expect(loaded.collection == CoverCollection(games: loaded.games))
  }

  @Test func `finds that no game can have made are not believed`() throws {
    _ = try file.add(.sample())
    for (cover, day) in [(-1, 0), (.max, 0), (0, .max)] as [(Int, Int)] {
      try file.execute("INSERT INTO finds VALUES (\(cover), \(day), 1, NULL)")
    }

    let loaded = try file.games(flipCount: .max)

    #expect(loaded.collection == CoverCollection(games: loaded.games))
  }
}
