import Basics
import MemoryTunes
import TestSupport
import Testing

@testable import RecordsLive

@Suite struct NewsTests: DatabaseSuite {
  let place = TestFolder()

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

    let loaded = try file.gamesAndCollection(flipCount: .max)

    #expect(loaded.collection == CoverCollection(games: loaded.games))
  }

  @Test func `finds that no game can have made are not believed`() throws {
    _ = try file.add(.sample())
    for (cover, day) in [(-1, 0), (.max, 0), (0, .max)] as [(Int, Int)] {
      try file.execute("INSERT INTO finds VALUES (\(cover), \(day), 1, NULL)")
    }

    let loaded = try file.gamesAndCollection(flipCount: .max)

    #expect(loaded.collection == CoverCollection(games: loaded.games))
  }
}
