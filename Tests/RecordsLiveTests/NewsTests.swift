import Basics
import MemoryTunes
import TestSupport
import Testing

@testable import RecordsLive

@Suite struct NewsTests {
  @Test(arguments: UInt64(1)...3)
  func `the news of a game is what all games would say`(seed: UInt64) throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      var random = SeededGenerator(seed: seed)
      var collection = CoverCollection()
      for number in 1...90 {
        let game = PlayedGame.random(number, by: &random)
        let tallyStart = UInt64(random.number(below: number))

        let news = try file.add(game, tallyStart: tallyStart).news

        let games = try file.games(flipCount: GameNews.flipCount).games
        collection.add(try #require(try file.game(game.id)))
        #expect(
          news
            == GameNews(
              of: game.id, among: games, collection: collection, tallyStart: tallyStart))
      }
    }
  }

  @Test func `a game added again has the same news`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      var better = PlayedGame.sample(id: 2)
      better.moveCount = 12
      _ = try file.add(.sample(id: 1))

      let news = try file.add(better, tallyStart: nil).news
      _ = try file.add(.sample(id: 3))

      #expect(news.bests?.hasFewestMoves == true)
      #expect(try file.add(better, tallyStart: nil).news == news)
    }
  }

  @Test func `the covers of a game that was given up and finished after all are counted again`()
    throws
  {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      var givenUp = PlayedGame.sample(id: 1)
      (givenUp.pairCount, givenUp.flips) = (0, [])
      for game in [givenUp, .sample(id: 2), .sample(id: 1)] { _ = try file.add(game) }

      let loaded = try file.gamesAndCollection(flipCount: .max)

      #expect(loaded.collection == CoverCollection(games: loaded.games))
    }
  }

  @Test func `finds that no game can have made are not believed`() throws {
    try withTemporaryFolder { folder in
      let file = RecordsFile(path: database(in: folder))
      _ = try file.add(.sample())
      let database = try Database.open(path: file.path, busyTimeout: 0, valueLimit: .max)
      for (cover, day) in [("-1", "0"), ("9223372036854775807", "0"), ("0", "9223372036854775807")]
      {
        try database.execute("INSERT INTO finds VALUES (\(cover), \(day), 1, NULL)")
      }

      let loaded = try file.gamesAndCollection(flipCount: .max)

      #expect(loaded.collection == CoverCollection(games: loaded.games))
    }
  }
}
