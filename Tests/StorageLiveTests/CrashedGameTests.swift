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
  /// A game left by an earlier run.
  private func leaveGame(in base: String) throws {
    try write("", to: base + "/memorytunes/saved-game.lock")
    let other = base + "/other"
    try GameStorage.live(environment: ["XDG_STATE_HOME": other]).save(.begun())
    try FileManager.default.moveItem(
      atPath: other + "/memorytunes/saved-game.json",
      toPath: base + "/memorytunes/saved-game.json")
    try FileManager.default.removeItem(atPath: other)
  }

  /// A storage whose first loading of a game crashed the program if `crashes` is true, as far as a
  /// later run can tell.
  ///
  /// It serves as both runs, because a released lock is not free at once while other tests start
  /// processes.
  private func storage(in base: String, crashes: Bool) -> GameStorage {
    GameStorage.live(environment: ["XDG_STATE_HOME": base]) { descriptor, mark in
      if crashes { pwrite(descriptor, mark, mark.utf8.count, 0) }
    }
  }

  @Test func `the run after a crash sets the game aside and says so`() throws {
    try withTemporaryFolder { base in
      let file = base + "/memorytunes/saved-game.json"
      try leaveGame(in: base)
      let content = read(file)
      let storage = storage(in: base, crashes: true)
      #expect(try storage.load().games == .begun())

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
    try withTemporaryFolder { base in
      try leaveGame(in: base)
      let storage = storage(in: base, crashes: false)
      _ = storage.load()

      let loaded = storage.load()

      #expect(try loaded.games == .begun())
      #expect(loaded.notice == nil)
    }
  }

  @Test func `a game that was written since the crash is opened`() throws {
    try withTemporaryFolder { base in
      let file = base + "/memorytunes/saved-game.json"
      try leaveGame(in: base)
      let storage = storage(in: base, crashes: true)
      _ = storage.load()
      try FileManager.default.removeItem(atPath: file)
      try leaveGame(in: base)
      // The file system may reuse the inode at once.
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: file)

      let loaded = storage.load()

      #expect(try loaded.games == .begun())
      #expect(loaded.notice == nil)
    }
  }
}
