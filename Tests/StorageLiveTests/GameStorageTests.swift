import Foundation
import MemoryTunes
import StorageLive
import TestSupport
import Testing

@MainActor
@Suite struct GameStorageTests {
  /// Tests that store and load use one of them: while another test starts a process, that holds the lock
  /// for a moment longer than it is held here.
  private func storage(in folder: String) -> GameStorage {
    .live(environment: ["XDG_STATE_HOME": folder])
  }

  @Test func `the first run finds no game and says nothing`() throws {
    try withTemporaryFolder { folder in
      let loaded = storage(in: folder).load()

      #expect(loaded.games == nil)
      #expect(loaded.notice == nil)
      #expect(names(in: folder) == [])
    }
  }

  @Test func `a game is loaded as it was saved, and the last one counts`() throws {
    try withTemporaryFolder { folder in
      let storage = storage(in: folder)
      _ = storage.load()

      for flips in 1...3 {
        try storage.save(.begun(flips: flips))

        let loaded = storage.load()
        #expect(try loaded.games == .begun(flips: flips))
        #expect(loaded.notice == nil)
      }
      #expect(names(in: folder + "/memorytunes") == ["saved-game.json", "saved-game.lock"])
    }
  }

  @Test func `a game that has ended is loaded as one that has`() throws {
    try withTemporaryFolder { folder in
      let (unfinished, ended) = (try SavedGame.begun(flips: 1), try SavedGame.solved())
      let games = try #require(SavedGames(unfinished: [unfinished], ended: [ended, unfinished]))

      let storage = storage(in: folder)
      try storage.save(games)

      let loaded = storage.load()
      #expect(loaded.games == games)
      #expect(loaded.games?.ended.first?.game.isFinished == true)
    }
  }

  @Test func `an ordinary game and a daily one are loaded as they were saved`() throws {
    try withTemporaryFolder { folder in
      for unfinished in [[try SavedGame.begun(), try .daily()], [try .daily(), try .begun()]] {
        let storage = storage(in: folder)
        try storage.save(#require(SavedGames(unfinished: unfinished)))

        #expect(storage.load().games == SavedGames(unfinished: unfinished))
      }
    }
  }

  @Test func `two games in one place are damaged`() throws {
    try withTemporaryFolder { folder in
      let storage = storage(in: folder)
      try storage.save(
        #require(SavedGames(unfinished: [.begun(flips: 1), .begun(flips: 2)])))

      let loaded = storage.load()

      #expect(loaded.games == nil)
      #expect(loaded.notice != nil)
    }
  }

  @Test func `a game that the records could never keep is damaged, and so holds up no other`()
    throws
  {
    try withTemporaryFolder { folder in
      let solved = try SavedGame.solved()
      let game = try #require(SavedGames(ended: [solved]))
      let content = String(decoding: try JSONEncoder().encode(game), as: UTF8.self)
      let path = folder + "/memorytunes/saved-game.json"
      let long = content.replacing(
        #""id":"rock""#, with: #""id":"\#(String(repeating: "x", count: 101))""#)
      #expect(long != content)
      try write(String(long.dropLast()) + #","version":4}"#, to: path)

      let loaded = storage(in: folder).load()

      #expect(loaded.games == nil)
      #expect(loaded.notice != nil)
    }
  }

  @Test func `the one game that version 2 stored is loaded, unless it is finished`() throws {
    for game in [try SavedGame.begun(), try .daily(), try .solved()] {
      try withTemporaryFolder { folder in
        let json = String(decoding: try JSONEncoder().encode(["game": game]), as: UTF8.self)
        let content = String(json.dropLast()) + #","version":2}"#
        try write(content, to: folder + "/memorytunes/saved-game.json")

        let loaded = storage(in: folder).load()

        #expect(loaded.games == (game.game.isFinished ? nil : SavedGames(unfinished: [game])))
        #expect((loaded.notice == nil) == (loaded.games != nil))
      }
    }
  }

  @Test func `a program finds the game of the one before it`() async throws {
    try await withTemporaryFolder { folder in
      let left = try SavedGames.begun()
      await #expect(processExitsWith: .success) { [folder = folder as String] in
        try await MainActor.run {
          let storage = GameStorage.live(environment: ["XDG_STATE_HOME": folder])
          _ = storage.load()
          try storage.save(.begun())
        }
      }

      let loaded = storage(in: folder).load()

      #expect(loaded.games == left)
      #expect(loaded.notice == nil)
    }
  }

  @Test func `a saved game is removed, once`() throws {
    try withTemporaryFolder { folder in
      let storage = storage(in: folder)
      try storage.save(.begun())

      try storage.remove()
      #expect(names(in: folder + "/memorytunes") == ["saved-game.lock"])
      #expect(storage.load().games == nil)

      try storage.remove()
      #expect(names(in: folder + "/memorytunes") == ["saved-game.lock"])
    }
  }

  @Test func `it is in the home folder's place for states`() throws {
    try withTemporaryFolder { home in
      try GameStorage.live(environment: ["HOME": home]).save(.begun())

      #expect(names(in: home) == [".local"])
      #expect(
        names(in: home + "/.local/state/memorytunes") == ["saved-game.json", "saved-game.lock"])
    }
  }

  @Test func `only the player may read it and enter its folder`() throws {
    try withTemporaryFolder { folder in
      try storage(in: folder).save(.begun())

      let place = folder + "/memorytunes"
      #expect(permissions(of: place) == 0o700)
      #expect(permissions(of: place + "/saved-game.json") == 0o600)
      #expect(permissions(of: place + "/saved-game.lock") == 0o600)
    }
  }

  @Test func `the file contains its version`() throws {
    try withTemporaryFolder { folder in
      try storage(in: folder).save(.begun())

      let content = read(folder + "/memorytunes/saved-game.json") ?? ""
      let file = try JSONSerialization.jsonObject(with: Data(content.utf8)) as? [String: Any]
      #expect(file?["version"] as? Int == 4)
      #expect(file?.count == 3)
    }
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "home"], ["XDG_STATE_HOME": "state"]])
  func `without a home nothing is saved, and saving says so`(
    environment: [String: String]
  ) throws {
    let storage = GameStorage.live(environment: environment)

    let loaded = storage.load()
    #expect(throws: StorageFailure.noHomeFolder) { try storage.save(.begun()) }
    try storage.remove()

    #expect(loaded.games == nil)
    #expect(loaded.notice == nil)
    #expect(storage.load().games == nil)
  }
}
