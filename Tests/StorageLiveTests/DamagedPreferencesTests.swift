import Foundation
import MemoryTunes
import Platform
import StorageLive
import TestSupport
import Testing

/// Anything but preferences in the place of them.
///
/// The tests may run as root, for whom permissions do not count; a path below a regular file fails for
/// everyone.
@Suite struct DamagedPreferencesTests {
  private static let good =
    #"{"version": 1, "preferences": {"category": {"id": "pop", "name": "Pop"}, "settings": "#
    + #"{"grid": "4x4", "source": "bundled", "color": "auto", "theme": "dark", "#
    + #""isAnimated": true, "usesMouse": true}}}"#

  private static let damaged = [
    "", "{", "null", "[]", #"{"version": 1}"#, #"{"version": "1"}"#, "\u{0}\u{1}",
    good.replacing("4x4", with: "5x5"), good.replacing("dark", with: "pink"),
    good.replacing(#""version": 1"#, with: #""version": 0"#), String(good.dropLast()),
  ]

  private static let newer = [
    good.replacing(#""version": 1"#, with: #""version": 3"#),
    #"{"version": 99, "choices": "of a kind that nobody knows yet"}"#,
  ]

  @Test(
    arguments: damaged.map { ($0, SetAsideReason.damaged) }
      + newer.map { ($0, SetAsideReason.newer) })
  func `a damaged file is set aside, and one of a newer version under a name of its own`(
    content: String, reason: SetAsideReason
  ) throws {
    try withPreferences { storage, file in
      try write(content, to: file)
      let newName = "\(file).\(reason)-1"

      let loaded = storage.load()
      #expect(read(file) == nil)
      try storage.save(.unusual)

      #expect(loaded.preferences == Preferences())
      #expect(loaded.notice == .setAside(.choices, because: reason, file: file, newName: newName))
      #expect(storage.load().preferences == .unusual)
      #expect(read(newName) == content)
    }
  }

  @Test func `the file that the damaged ones are made of is good`() throws {
    try withPreferences { storage, file in
      try write(Self.good, to: file)

      let loaded = storage.load()

      var expected = Preferences()
      expected.settings.theme = .dark
      #expect(loaded.preferences == expected)
      #expect(loaded.notice == nil)
    }
  }

  @Test func `no damaged file takes the place of another, or of a folder`() throws {
    try withPreferences { storage, file in
      try write("kept", to: file + ".damaged-1/inside")

      for (number, content) in [(2, "first"), (3, "second"), (4, "third")] {
        try write(content, to: file)
        #expect(
          storage.load().notice
            == .setAside(
              .choices, because: .damaged, file: file, newName: "\(file).damaged-\(number)"))
      }

      #expect((2...4).map { read("\(file).damaged-\($0)") } == ["first", "second", "third"])
      #expect(read(file + ".damaged-1/inside") == "kept")
    }
  }

  @Test func `a file that cannot be moved is named where it lies`() throws {
    try withTemporaryFolder { root in
      let name = "/memorytunes/preferences.json"
      let base = longestPath(in: root, below: name, room: 6)
      try write("broken", to: base + name)
      let storage = PreferencesStorage.live(environment: ["XDG_CONFIG_HOME": base])

      let notice = storage.load().notice

      #expect(throws: StorageFailure.inTheWay(base + name)) { try storage.save(Preferences()) }
      #expect(notice == .setAside(.choices, because: .damaged, file: base + name, newName: nil))
      #expect(read(base + name) == "broken")
    }
  }

  @Test func `if the folder cannot exist, the defaults apply, and saving says what to do`() throws {
    try withTemporaryFolder { folder in
      try write("a file", to: folder + "/file")
      let storage = PreferencesStorage.live(environment: ["XDG_CONFIG_HOME": folder + "/file"])

      let loaded = storage.load()

      #expect(throws: StorageFailure.folderNotWritable(folder + "/file/memorytunes")) {
        try storage.save(.unusual)
      }
      #expect(loaded.preferences == Preferences())
      #expect(loaded.notice == nil)
      #expect(read(folder + "/file") == "a file")
    }
  }

  @Test func `a folder in the way is reported and left alone`() throws {
    try withPreferences { storage, file in
      try write("inside", to: file + "/inside")

      let loaded = storage.load()

      #expect(throws: StorageFailure.inTheWay(file)) { try storage.save(.unusual) }
      #expect(loaded.preferences == Preferences())
      #expect(loaded.notice == .notStored(.choices, .inTheWay(file)))
      #expect(read(file + "/inside") == "inside")
    }
  }
}
