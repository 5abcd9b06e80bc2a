import Artwork
import MemoryTunes
import StorageLive
import TestSupport
import Testing

/// What version 0.1.0 wrote still opens: these files are from that program.
@MainActor
@Suite struct EarlierVersionTests {
  /// Puts one of the files where the game looks for it.
  private func place(_ name: String, of version: String = "0.1", in folder: String) throws {
    try write(fixture("\(version)/\(name)"), to: folder + "/memorytunes/\(name)")
  }

  @Test func `a saved game is resumed`() throws {
    try withTemporaryFolder { folder in
      try place("saved-game.json", in: folder)

      let loaded = GameStorage.live(environment: ["XDG_STATE_HOME": folder]).load()

      #expect(loaded.notice == nil)
      let game = try #require(loaded.games?.unfinished.first?.game)
      #expect(game.cards.map(\.face) == [.hidden, .hidden, .hidden, .open])
      #expect(game.covers.map(\.title) == ["Hugging the Locals", "Cold Feet, High Voltage"])
      #expect(game.request.category.id == "rock")
      #expect(game.request.seed == 7)
      #expect((game.moveCount, game.matchedPairCount, game.clock.seconds) == (1, 0, 3))
      #expect(game.board.openCards == [3])
      #expect(game.board.flips.map(\.card) == [0, 1, 3])
      #expect(game.hindsight == .olderVersion)
    }
  }

  @Test func `two games whose cards were stored as they lay are resumed`() throws {
    try withTemporaryFolder { folder in
      try place("saved-game.json", of: "form-3", in: folder)

      let loaded = GameStorage.live(environment: ["XDG_STATE_HOME": folder]).load()

      #expect(loaded.notice == nil)
      let games = try #require(loaded.games?.unfinished.map(\.game))
      #expect(games.map(\.board.openCards) == [[2], [0, 1]])
      #expect(games.map { $0.board.flips.map(\.card) } == [[0, 1, 2], [0, 1]])
      #expect(games.map(\.clock.seconds) == [4, 2])
      #expect(games.map(\.turn) == [0, 1])
      #expect(games.map { $0.daily?.day } == [20_781, nil])
      #expect(games.map(\.players) == [[.anyone], [.person(name: "Anna"), .computer(.skip)]])
      #expect(games[1].cards.count(where: \.showsTitle) == 8)
      #expect(games.map(\.hindsight) == [nil, nil])
    }
  }

  @Test func `preferences hold on`() throws {
    try withTemporaryFolder { folder in
      try place("preferences.json", in: folder)

      let loaded = PreferencesStorage.live(environment: ["XDG_CONFIG_HOME": folder]).load()

      #expect(loaded.notice == nil)
      var expected = Preferences()
      expected.ownCategories = [Category(id: "own-1", name: "Sea Shanties")]
      expected.category = expected.ownCategories[0]
      expected.settings.theme = .light
      expected.settings.usesMouse = false
      #expect(loaded.preferences == expected)
    }
  }
}
