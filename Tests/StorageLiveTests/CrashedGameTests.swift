import Foundation
import StorageLive
import TestSupport

/// A game that crashed the program when it was opened is not opened again.
@MainActor @Suite struct CrashedGameTests: FolderSuite {
  let testFolder = TestFolder()

  /// Leaves a game of an earlier run, and returns a storage whose loading of it crashed the program if `crashes`
  /// is true, as far as a later run can tell.
  ///
  /// The storage serves as both runs, because a released lock is not free at once while other tests start
  /// processes.
  private func leaveGame(crashes: Bool) throws -> GameStorage {
    try place.leave(.begun())
    let storage = GameStorage.live(environment: ["XDG_STATE_HOME": place.base]) {
      descriptor, mark in
      if crashes { pwrite(descriptor, mark, mark.utf8.count, 0) }
    }
    #expect(try storage.load().games == .begun())
    return storage
  }

  @Test func `the run after a crash sets the game aside and says so`() throws {
    let storage = try leaveGame(crashes: true)
    let (file, newName, content) = (place.file, place.file + ".crashed-1", read(place.file))

    let loaded = storage.load()

    #expect(loaded.games == nil)
    #expect(loaded.notice == .setAside(.game, because: .crashed, file: file, newName: newName))
    #expect(read(newName) == content)
    #expect(read(file) == nil)
    try FileManager.default.moveItem(atPath: newName, toPath: file)
    #expect(try storage.load().games == .begun())
  }

  @Test func `a run that ended without a crash changes nothing`() throws {
    let loaded = try leaveGame(crashes: false).load()

    #expect(try loaded.games == .begun() && loaded.notice == nil)
  }

  @Test func `a game that was written since the crash is opened`() throws {
    let storage = try leaveGame(crashes: true)
    try FileManager.default.removeItem(atPath: place.file)
    try write(Place.content(of: .begun()), to: place.file)
    // The file system may reuse the inode at once.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: place.file)

    let loaded = storage.load()

    #expect(try loaded.games == .begun() && loaded.notice == nil)
  }
}
