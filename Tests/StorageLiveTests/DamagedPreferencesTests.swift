import Foundation
import MemoryTunes
import Platform
import StorageLive
import TestSupport
import Testing

@Suite struct DamagedPreferencesTests {
  private static let good =
    #"{"version": 1, "preferences": {"category": {"id": "pop", "name": "Pop"}, "settings": "#
    + #"{"grid": "4x4", "source": "bundled", "color": "auto", "theme": "dark", "#
    + #""isAnimated": true, "usesMouse": true}}}"#

  @Test(arguments: [
    "", "{", "null", "[]", #"{"version": 1}"#, #"{"version": "1"}"#, "\u{0}\u{1}",
    good.replacing("4x4", with: "5x5"), good.replacing("dark", with: "pink"),
    good.replacing(#""version": 1"#, with: #""version": 0"#), String(good.dropLast()),
  ])
  func `a damaged file is set aside`(content: String) throws {
    try withTemporaryFolder { home in
      let folder = home + "/.config/memorytunes"
      let storage = PreferencesStorage.live(environment: ["HOME": home])
      try write(content, to: folder + "/preferences.json")

      let loaded = storage.load()
      try storage.save(.unusual)

      #expect(loaded.preferences == Preferences())
      #expect(
        loaded.notice
          == .setAside(
            .choices, because: .damaged, file: folder + "/preferences.json",
            newName: folder + "/preferences.json.damaged-1"))
      #expect(names(in: folder) == ["preferences.json", "preferences.json.damaged-1"])
      #expect(read(folder + "/preferences.json.damaged-1") == content)
    }
  }

  @Test func `the file that the damaged ones are made of is good`() throws {
    try withTemporaryFolder { home in
      try write(Self.good, to: home + "/.config/memorytunes/preferences.json")

      let loaded = PreferencesStorage.live(environment: ["HOME": home]).load()

      var expected = Preferences()
      expected.settings.theme = .dark
      #expect(loaded.preferences == expected)
      #expect(loaded.notice == nil)
    }
  }

  @Test func `no damaged file takes the place of another`() throws {
    try withTemporaryFolder { home in
      let file = home + "/.config/memorytunes/preferences.json"
      let storage = PreferencesStorage.live(environment: ["HOME": home])

      for content in ["first", "second", "third"] {
        try write(content, to: file)
        _ = storage.load()
      }

      #expect((1...3).map { read("\(file).damaged-\($0)") } == ["first", "second", "third"])
    }
  }

  @Test func `a name that is taken by a folder is not used either`() throws {
    try withTemporaryFolder { home in
      let file = home + "/.config/memorytunes/preferences.json"
      try write("kept", to: file + ".damaged-1/inside")
      try write("broken", to: file)

      let notice = PreferencesStorage.live(environment: ["HOME": home]).load().notice

      #expect(
        notice
          == .setAside(.choices, because: .damaged, file: file, newName: file + ".damaged-2"))
      #expect(read(file + ".damaged-1/inside") == "kept")
      #expect(read(file + ".damaged-2") == "broken")
    }
  }

  @Test(arguments: [
    good.replacing(#""version": 1"#, with: #""version": 3"#),
    #"{"version": 99, "choices": "of a kind that nobody knows yet"}"#,
  ])
  func `a newer version's file is set aside under a name of its own`(content: String) throws {
    try withTemporaryFolder { home in
      let file = home + "/.config/memorytunes/preferences.json"
      try write(content, to: file)

      let loaded = PreferencesStorage.live(environment: ["HOME": home]).load()

      #expect(loaded.preferences == Preferences())
      #expect(
        loaded.notice
          == .setAside(.choices, because: .newer, file: file, newName: file + ".newer-1"))
      #expect(read(file + ".newer-1") == content)
      #expect(read(file) == nil)
    }
  }

  @Test func `a file that cannot be moved is named where it lies`() throws {
    try withTemporaryFolder { root in
      // The longest possible path, which leaves no room for a longer name.
      let name = "/memorytunes/preferences.json"
      var base = root
      while base.utf8.count + name.utf8.count + 110 < Int(PATH_MAX) { base += "/" + longName(100) }
      base += "/" + longName(Int(PATH_MAX) - 6 - base.utf8.count - name.utf8.count)
      try write("broken", to: base + name)

      let storage = PreferencesStorage.live(environment: ["XDG_CONFIG_HOME": base])

      let notice = storage.load().notice
      let error = #expect(throws: StorageFailure.self) { try storage.save(Preferences()) }

      #expect(
        notice == .setAside(.choices, because: .damaged, file: base + name, newName: nil))
      #expect(error == .inTheWay(base + name))
      #expect(read(base + name) == "broken")
    }
  }

  private func longName(_ count: Int) -> String { String(repeating: "n", count: count) }
}
