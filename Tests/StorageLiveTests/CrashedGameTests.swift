import Foundation
import MemoryTunes
import StorageLive
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A game that crashed the program when it was opened is not opened again.
@MainActor
@Suite struct CrashedGameTests {
  /// Calls `body` with a game left by an earlier run, and with a storage whose loading of a game crashed the
  /// program if `crashes` is true, as far as a later run can tell.
  ///
  /// The storage serves as both runs, because a released lock is not free at once while other tests start
  /// processes.
  private func withGame(
    crashes: Bool, _ body: (_ place: Place, _ storage: GameStorage) throws -> Void
  ) throws {
    try Place.with { place in
      try place.leave(.begun())
      let storage = GameStorage.live(environment: ["XDG_STATE_HOME": place.base]) {
        descriptor, mark in
        if crashes { pwrite(descriptor, mark, mark.utf8.count, 0) }
      }
      #expect(try storage.load().games == .begun())
      try body(place, storage)
    }
  }

  @Test func `the run after a crash sets the game aside and says so`() throws {
    try withGame(crashes: true) { place, storage in
      let (file, content) = (place.file, read(place.file))

      let loaded = storage.load()

      #expect(loaded.games == nil)
      #expect(
        loaded.notice
          == .setAside(.game, because: .crashed, file: file, newName: file + ".crashed-1"))
      #expect(read(file + ".crashed-1") == content)
      #expect(read(file) == nil)
      try FileManager.default.moveItem(atPath: file + ".crashed-1", toPath: file)
      #expect(try storage.load().games == .begun())
    }
  }

  @Test func `a run that ended without a crash changes nothing`() throws {
    try withGame(crashes: false) { _, storage throws in
      let loaded = storage.load()

      #expect(try loaded.games == .begun())
      #expect(loaded.notice == nil)
    }
  }

  @Test func `a game that was written since the crash is opened`() throws {
    try withGame(crashes: true) { place, storage in
      try FileManager.default.removeItem(atPath: place.file)
      try write(Place.content(of: .begun()), to: place.file)
      // The file system may reuse the inode at once.
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: place.file)

      let loaded = storage.load()

      #expect(try loaded.games == .begun())
      #expect(loaded.notice == nil)
    }
  }
}
