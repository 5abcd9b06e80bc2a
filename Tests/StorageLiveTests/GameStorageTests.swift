import Foundation
import StorageLive
import TestSupport

@MainActor @Suite struct GameStorageTests: FolderSuite {
  let testFolder = TestFolder()

  @Test func `the first run finds no game and says nothing`() throws {
    let loaded = place.storage().load()

    #expect(loaded.games == nil && loaded.notice == nil)
    #expect(names(in: place.base) == [])
  }

  @Test func `games are loaded as they were saved, and the last ones count`() throws {
    let storage = place.storage()
    _ = storage.load()
    let (begun, daily) = (try SavedGame.begun(), try SavedGame.daily())
    let saved = [
      SavedGames(unfinished: [begun]), SavedGames(unfinished: [try .begun(flips: 4)]),
      SavedGames(unfinished: [begun, daily]), SavedGames(unfinished: [daily, begun]),
      SavedGames(unfinished: [begun], ended: [try .solved(), begun]),
    ]

    for games in saved {
      try storage.save(#require(games))

      let loaded = storage.load()
      #expect(loaded.games == games && loaded.notice == nil)
    }
    #expect(storage.load().games?.ended.first?.game.isFinished == true)
    #expect(place.files == ["saved-game.json", "saved-game.lock"])
  }

  @Test func `the one game that version 2 stored is loaded, unless it is finished`() throws {
    for game in [try SavedGame.begun(), try .daily(), try .solved()] {
      let place = Place(base: folder + "/\(UUID())")
      let json = String(decoding: try JSONEncoder().encode(["game": game]), as: UTF8.self)
      try write(String(json.dropLast()) + #","version":2}"#, to: place.file)

      let loaded = place.storage().load()

      #expect(loaded.games == (game.game.isFinished ? nil : SavedGames(unfinished: [game])))
      #expect((loaded.notice == nil) == (loaded.games != nil))
    }
  }

  @Test func `a saved game is removed, once`() throws {
    let storage = place.storage()
    try storage.save(.begun())

    for _ in 1...2 {
      try storage.remove()
      #expect(place.files == ["saved-game.lock"])
      #expect(storage.load().games == nil)
    }
  }

  @Test func `it is in the home's place for states, with a version, for the player alone`() throws {
    try GameStorage.live(environment: ["HOME": folder]).save(.begun())

    let place = Place(base: folder + "/.local/state")
    #expect(names(in: folder) == [".local"])
    #expect(place.files == ["saved-game.json", "saved-game.lock"])
    #expect(permissions(of: place.folder) == 0o700)
    #expect(permissions(of: place.file) == 0o600)
    #expect(permissions(of: place.lock) == 0o600)
    let content = Data((read(place.file) ?? "").utf8)
    let file = try JSONSerialization.jsonObject(with: content) as? [String: Any]
    #expect(file?["version"] as? Int == 4)
    #expect(file?.count == 3)
  }

  @Test func `without a home nothing is saved, and saving says so`() throws {
    let storage = GameStorage.live(environment: [:])

    let loaded = storage.load()
    #expect(throws: StorageFailure.noHomeFolder) { try storage.save(.begun()) }
    try storage.remove()

    #expect(loaded.games == nil && loaded.notice == nil)
    #expect(storage.load().games == nil)
  }
}
