import MemoryTunes
import Platform
import StorageLive
import TestSupport
import Testing

// The tests may run as root, for whom permissions do not count; a path below a regular file fails
// for everyone.
@Suite struct UnusableFolderTests {
  @Test func `if the folder cannot be created, saving says what to do`() throws {
    try withTemporaryFolder { folder in
      try write("a file", to: folder + "/file")
      let storage = PreferencesStorage.live(environment: ["XDG_CONFIG_HOME": folder + "/file"])

      let error = #expect(throws: StorageFailure.self) { try storage.save(.unusual) }

      #expect(error == .folderNotWritable(folder + "/file/memorytunes"))
      #expect(read(folder + "/file") == "a file")
    }
  }

  @Test func `if the folder cannot exist, the defaults apply`() throws {
    try withTemporaryFolder { folder in
      try write("a file", to: folder + "/file")

      let loaded = PreferencesStorage.live(environment: ["XDG_CONFIG_HOME": folder + "/file"])
        .load()

      #expect(loaded.preferences == Preferences())
      #expect(loaded.notice == nil)
    }
  }

  @Test func `an unreadable file is reported and left alone`() throws {
    try withTemporaryFolder { folder in
      let file = folder + "/memorytunes/preferences.json"
      try write("inside", to: file + "/inside")
      let storage = PreferencesStorage.live(environment: ["XDG_CONFIG_HOME": folder])

      let loaded = storage.load()
      let error = #expect(throws: StorageFailure.self) { try storage.save(.unusual) }

      #expect(loaded.preferences == Preferences())
      #expect(loaded.notice == .notStored(.choices, .inTheWay(file)))
      #expect(error == .inTheWay(file))
      #expect(names(in: folder + "/memorytunes") == ["preferences.json"])
      #expect(read(file + "/inside") == "inside")
    }
  }
}
