import Foundation
import StorageLive
import TestSupport

/// Programs that run at the same time, each with a game of its own.
@MainActor @Suite struct SaveSlotTests: FolderSuite {
  let testFolder = TestFolder()

  @Test func `a folder deleted while a game is played is made again, with its lock`() throws {
    let (one, other) = (place.storage(), place.storage())
    _ = one.load()
    try one.save(.begun(flips: 1))
    try FileManager.default.removeItem(atPath: place.folder)

    try one.save(.begun(flips: 2))

    #expect(place.files == ["saved-game.json", "saved-game.lock"])
    #expect(try one.load().games == .begun(flips: 2))
    #expect(other.load().games == nil)
  }

  @Test(arguments: [true, false])
  func `five at once keep five games, whether they have loaded before or not`(loads: Bool) throws {
    let storages = (1...5).map { _ in place.storage() }

    if loads { for storage in storages { #expect(storage.load().games == nil) } }
    for (index, storage) in storages.enumerated() { try storage.save(.begun(flips: index + 1)) }

    let names = ["saved-game-2", "saved-game-3", "saved-game-4", "saved-game-5", "saved-game"]
    #expect(place.files == names.flatMap { ["\($0).json", "\($0).lock"] })
    for (index, storage) in storages.enumerated() {
      #expect(try storage.load().games == .begun(flips: index + 1))
      try storage.remove()
    }
  }

  @Test func `a game whose program runs is not offered; once it has ended, it is`() throws {
    try place.leave(.begun())
    let program = try OtherProgram(holding: place.lock)

    #expect(place.storage().load().games == nil)
    program.end()

    #expect(try place.storage().load().games == .begun())
  }

  @Test func `the first free slot with a game goes before free ones without`() throws {
    try write("", to: place.lock)
    try place.leave(.begun(flips: 2), as: "saved-game-2")
    try place.leave(.begun(flips: 3), as: "saved-game-3")

    let (one, other) = (place.storage(), place.storage())
    #expect(try one.load().games == .begun(flips: 2))
    #expect(try other.load().games == .begun(flips: 3))
    let third = place.storage()
    #expect(third.load().games == nil)
    try third.save(.begun(flips: 4))

    #expect(
      place.files == [
        "saved-game-2.json", "saved-game-2.lock", "saved-game-3.json", "saved-game-3.lock",
        "saved-game.json", "saved-game.lock",
      ])
  }

  @Test func `without any game the first free slot is taken`() throws {
    for name in ["saved-game", "saved-game-2", "saved-game-3"] {
      try write("", to: "\(place.folder)/\(name).lock")
    }
    let program = try OtherProgram(holding: place.lock)
    let storage = place.storage()

    #expect(storage.load().games == nil)
    try storage.save(.begun())

    #expect(place.files?.filter { $0.hasSuffix(".json") } == ["saved-game-2.json"])
    program.end()
  }

  @Test func `the slot is kept, whatever becomes free later`() throws {
    try place.leave(.begun(flips: 1))
    let program = try OtherProgram(holding: place.lock)
    let storage = place.storage()
    _ = storage.load()
    program.end()

    try storage.save(.begun(flips: 2))

    #expect(
      place.files?.filter { $0.hasSuffix(".json") } == ["saved-game-2.json", "saved-game.json"])
    #expect(try place.storage().load().games == .begun(flips: 1))
  }

  @Test func `a game without its lock is a game all the same`() throws {
    try place.leave(.begun())
    try FileManager.default.removeItem(atPath: place.lock)

    let storage = place.storage()
    #expect(try storage.load().games == .begun())
    #expect(place.storage().load().games == nil)
    withExtendedLifetime(storage) {}
  }

  @Test func `a lock goes with its program, however that ends`() async throws {
    let left = try SavedGames.begun()
    await #expect(processExitsWith: .signal(SIGKILL)) { [folder = folder as String] in
      try await MainActor.run {
        let storage = GameStorage.live(environment: ["XDG_STATE_HOME": folder])
        _ = storage.load()
        try storage.save(.begun())
        raise(SIGKILL)
      }
    }

    #expect(place.storage().load().games == left)
  }
}
