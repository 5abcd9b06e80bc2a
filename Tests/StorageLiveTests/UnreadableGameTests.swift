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

/// A game that cannot be opened is neither overwritten nor silently skipped.
///
/// The tests may run as root, who may open every file, but not folders and pipes as files.
@MainActor
@Suite struct UnreadableGameTests {
  private func storage(in folder: String) -> GameStorage {
    .live(environment: ["XDG_STATE_HOME": folder])
  }

  @Test func `a folder in place of the game is kept under another name`() throws {
    try withTemporaryFolder { base in
      let file = base + "/memorytunes/saved-game.json"
      try write("inside", to: file + "/inside")
      let storage = storage(in: base)

      let loaded = storage.load()
      try storage.save(.begun())

      #expect(loaded.games == nil)
      #expect(
        loaded.notice
          == .setAside(.game, because: .unreadable, file: file, newName: file + ".unreadable-1"))
      #expect(read(file + ".unreadable-1/inside") == "inside")
      #expect(try storage.load().games == .begun())
    }
  }

  @Test func `a pipe in place of the game does not keep the program waiting`() throws {
    try withTemporaryFolder { base in
      let file = base + "/memorytunes/saved-game.json"
      try write("", to: base + "/memorytunes/saved-game.lock")
      mkfifo(file, 0o600)

      let loaded = storage(in: base).load()

      #expect(loaded.games == nil)
      #expect(
        loaded.notice
          == .setAside(.game, because: .unreadable, file: file, newName: file + ".unreadable-1"))
    }
  }

  @Test func `a file larger than any game is damaged, and never read`() throws {
    try withTemporaryFolder { base in
      let file = base + "/memorytunes/saved-game.json"
      try write("{", to: file)
      truncate(file, 1 << 40)

      let notice = storage(in: base).load().notice

      #expect(
        notice == .setAside(.game, because: .damaged, file: file, newName: file + ".damaged-1"))
    }
  }

  @Test func `a game whose lock cannot be opened is resumed in another place`() throws {
    try withTemporaryFolder { base in
      let place = base + "/memorytunes"
      let other = base + "/other"
      try self.storage(in: other).save(.begun())
      try write(read(other + "/memorytunes/saved-game.json") ?? "", to: place + "/saved-game.json")
      try write("inside", to: place + "/saved-game.lock/inside")

      let loaded = storage(in: base).load()

      #expect(try loaded.games == .begun())
      #expect(loaded.notice == nil)
      #expect(names(in: place) == ["saved-game-2.json", "saved-game-2.lock", "saved-game.lock"])
    }
  }

  @Test func `a file in place of the folder is reported`() throws {
    try withTemporaryFolder { base in
      try write("a file", to: base + "/memorytunes")

      let notice = storage(in: base).load().notice

      #expect(notice == .notStored(.game, .notAFolder(base + "/memorytunes")))
    }
  }

  @Test func `without a game, a place whose lock cannot be opened is passed over`() throws {
    try withTemporaryFolder { base in
      try write("inside", to: base + "/memorytunes/saved-game.lock/inside")
      let storage = storage(in: base)

      let loaded = storage.load()
      try storage.save(.begun())

      #expect(loaded.games == nil)
      #expect(loaded.notice == nil)
      #expect(
        names(in: base + "/memorytunes")
          == ["saved-game-2.json", "saved-game-2.lock", "saved-game.lock"])
    }
  }

  @Test func `a game that can neither be used nor moved is not overwritten`() throws {
    try withTemporaryFolder { root in
      // The longest possible path, which leaves no room for a longer name.
      let name = "/memorytunes/saved-game.json"
      var base = root
      while base.utf8.count + name.utf8.count + 110 < Int(PATH_MAX) { base += "/" + filler(100) }
      base += "/" + filler(Int(PATH_MAX) - 4 - base.utf8.count - name.utf8.count)
      try write("broken", to: base + name)
      let storage = storage(in: base)

      let loaded = storage.load()
      _ = try? storage.save(.begun())

      #expect(
        loaded.notice == .setAside(.game, because: .damaged, file: base + name, newName: nil))
      #expect(read(base + name) == "broken")
    }
  }

  @Test func `what a killed program left half written is removed`() throws {
    try withTemporaryFolder { base in
      let place = base + "/memorytunes"
      // No process has the largest id.
      try write("half", to: place + "/saved-game.json.\(Int32.max)-17.tmp")
      try write("being written", to: place + "/saved-game.json.\(getpid())-17.tmp")

      _ = storage(in: base).load()

      #expect(
        names(in: place) == ["saved-game.json.\(getpid())-17.tmp", "saved-game.lock"])
    }
  }

  private func filler(_ count: Int) -> String { String(repeating: "n", count: count) }
}
