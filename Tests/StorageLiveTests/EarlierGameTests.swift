import Artwork
import Foundation
import MemoryTunes
import StorageLive
import Testing

/// Games saved by earlier versions are never lost.
@MainActor
@Suite struct EarlierGameTests {
  @Test func `a game saved by version 0.1.0 is resumed`() throws {
    try withTemporaryFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder + "/memorytunes", withIntermediateDirectories: true)
      try Data(Self.keptByFirstVersion.utf8)
        .write(to: URL(filePath: folder + "/memorytunes/saved-game.json"))

      let loaded = GameStorage.live(environment: ["XDG_STATE_HOME": folder]).load()

      #expect(loaded.notice == nil)
      let game = try #require(loaded.game?.game)
      #expect(game.cards.map(\.face) == [.matched, .matched, .hidden, .hidden])
      #expect(game.covers.map(\.title) == ["Five Kinds of Orange", "Luck Is a Heavy Shoe"])
      #expect(game.request.seed == 5)
      #expect((game.moveCount, game.matchedPairCount, game.seconds) == (1, 1, 1))
    }
  }

  private static let keptByFirstVersion = #"""
    {"version":1,"game":{"finished":{"count":0},"openCards":[],"request":{"source":"bundled",\#
    "seed":5,"id":1,"category":{"id":"rock","name":"Rock"},"grid":"2x2"},"isAnimated":false,\#
    "seconds":1,"matchedPairCount":1,"phase":{"playing":{}},"turning":[],\#
    "cards":[{"pair":1,"face":"matched"},{"pair":1,"face":"matched"},\#
    {"pair":0,"face":"hidden"},{"pair":0,"face":"hidden"}],"isClockRunning":false,"cursor":0,\#
    "moveCount":1,"covers":[{"album":"Dusk Is a Rumour","artwork":"rock\/five-kinds-of-orange",\#
    "title":"Five Kinds of Orange","id":"rock\/five-kinds-of-orange",\#
    "artist":"The Slow Hitchhikers"},{"album":"Hot Iron, Cold Oats",\#
    "artwork":"rock\/luck-is-a-heavy-shoe","title":"Luck Is a Heavy Shoe",\#
    "id":"rock\/luck-is-a-heavy-shoe","artist":"The Farrier Sisters"}],"fillerCount":0,\#
    "lastOpened":1}}
    """#
}
