import Foundation
import MemoryTunes
import StorageLive
import TestSupport
import Testing

@MainActor
@Suite struct GameStorageTests {
  private func storage(in folder: String) -> GameStorage {
    .live(environment: ["XDG_STATE_HOME": folder])
  }

  @Test func `the first run finds no game and says nothing`() throws {
    try withTemporaryFolder { folder in
      let loaded = storage(in: folder).load()

      #expect(loaded.game == nil)
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
        #expect(try loaded.game == .begun(flips: flips))
        #expect(loaded.notice == nil)
      }
      #expect(names(in: folder + "/memorytunes") == ["saved-game.json", "saved-game.lock"])
    }
  }

  @Test func `a program finds the game of the one before it`() async throws {
    try await withTemporaryFolder { folder in
      let left = try SavedGame.begun()
      await #expect(processExitsWith: .success) { [folder = folder as String] in
        try await MainActor.run {
          let storage = GameStorage.live(environment: ["XDG_STATE_HOME": folder])
          _ = storage.load()
          try storage.save(.begun())
        }
      }

      let loaded = storage(in: folder).load()

      #expect(loaded.game == left)
      #expect(loaded.notice == nil)
    }
  }

  @Test func `no game in place of one removes it`() throws {
    try withTemporaryFolder { folder in
      let storage = storage(in: folder)
      try storage.save(.begun())

      try storage.save(nil)
      #expect(names(in: folder + "/memorytunes") == ["saved-game.lock"])
      #expect(storage.load().game == nil)

      try storage.save(nil)
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
      #expect(file?["version"] as? Int == 2)
      #expect(file?.count == 2)
    }
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "home"], ["XDG_STATE_HOME": "state"]])
  func `without a home nothing is saved, and nothing is reported`(
    environment: [String: String]
  ) throws {
    let storage = GameStorage.live(environment: environment)

    let loaded = storage.load()
    try storage.save(.begun())
    try storage.save(nil)

    #expect(loaded.game == nil)
    #expect(loaded.notice == nil)
    #expect(storage.load().game == nil)
  }
}
