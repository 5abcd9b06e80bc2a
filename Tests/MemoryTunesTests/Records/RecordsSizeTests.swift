import Artwork
import Foundation
import Testing

@testable import MemoryTunes

@Suite struct RecordsSizeTests {
  @Test func `whatever was played, the records are small`() throws {
    let games = (0..<5_000).map { number in
      var game = PlayedGame.played(
        id: .max - UInt64(number),
        players: Array(repeating: .person(name: "Wilhelmina Maria"), count: 4))
      (game.day, game.request.category) = (
        number, Category(id: "own-\(number)", name: "A name of a category")
      )
      return game
    }

    let records = Records(games: games, today: 5_000)

    #expect(records.daily.results.map(\.day) == Array(4_600..<5_000))
    #expect(try JSONEncoder().encode(records).count < 100_000)
    #expect(try JSONDecoder().decode(Records.self, from: JSONEncoder().encode(records)) == records)
  }
}
