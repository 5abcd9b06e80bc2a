import MemoryTunes
import StorageLive
import TestSupport
import Testing

@Suite struct StoredKeysTests {
  /// A file with these keys, beside a light theme.
  private func file(_ keys: String) -> String {
    #"{"version": 2, "preferences": {"settings": {"theme": "light"}, "keys": \#(keys)}}"#
  }

  @Test func `keys are read from the preferences, by any of their names`() throws {
    try withTemporaryFolder { home in
      let keys =
        #"{"layout": "left-hand", "changes": {"flip": ["ctrl+x", "ä"], "hint": ["F5"], "mute": []}}"#
      try write(file(keys), to: home + "/.config/memorytunes/preferences.json")

      let loaded = PreferencesStorage.live(environment: ["HOME": home]).load()

      #expect(loaded.notice == nil)
      #expect(loaded.preferences.keys.layout == .leftHand)
      #expect(
        loaded.preferences.keys.changes == [.flip: ["ctrl+x", "ä"], .hint: ["f5"], .mute: []])
    }
  }

  @Test(arguments: [
    ("3", ""), (#"{"layout": "dvorak"}"#, ".layout"), (#"{"changes": []}"#, ".changes"),
    (#"{"changes": {"fly": ["y"]}}"#, ".changes.fly"),
    (#"{"changes": {"fl\u0000ip": ["y"]}}"#, ".changes.fl\0ip"),
    (#"{"changes": {"flip": "y"}}"#, ".changes.flip"),
    (#"{"changes": {"flip": [null]}}"#, ".changes.flip"),
    (#"{"changes": {"flip": ["x", "hyper+y"]}}"#, ".changes.flip"),
    (#"{"changes": {"flip": ["escape"]}}"#, ".changes.flip"),
    (#"{"changes": {"flip": ["x", "x"]}}"#, ".changes.flip"),
    (#"{"changes": {"help": ["x"], "flip": ["x"]}}"#, ".changes.help"),
    (
      #"{"changes": {"flip": [\#(Array(repeating: #""x""#, count: 2000).joined(separator: ","))]}}"#,
      ".changes.flip"
    ),
  ])
  func `a mistake in the keys is told with its place, costs no other choice, and the file is kept`(
    keys: String, place: String
  ) throws {
    try withTemporaryFolder { home in
      let path = home + "/.config/memorytunes/preferences.json"
      let storage = PreferencesStorage.live(environment: ["HOME": home])
      try write(file(keys), to: path)

      let loaded = storage.load()
      let before = read(path)
      try storage.save(loaded.preferences)

      var expected = Preferences()
      expected.settings.theme = .light
      #expect(loaded.preferences == expected)
      #expect(loaded.notice == .keysWrong(file: path, path: "preferences.keys" + place))
      #expect(before == file(keys))
      #expect(read(path + ".damaged-1") == file(keys))
      #expect(storage.load().notice == nil)
    }
  }

  @Test func `a file of keys of an earlier version is told until it is gone`() throws {
    try withTemporaryFolder { home in
      let path = home + "/.config/memorytunes/keys.toml"
      try write("[keys]\nflip = ['x']\n", to: path)

      let loaded = PreferencesStorage.live(environment: ["HOME": home]).load()

      #expect(loaded.preferences == Preferences())
      #expect(loaded.notice == .keysMoved(from: path))
    }
  }
}
