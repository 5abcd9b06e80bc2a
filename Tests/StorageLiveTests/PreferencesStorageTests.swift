import Artwork
import Foundation
import MemoryTunes
import StorageLive
import TestSupport
import Testing

extension Preferences {
  /// Preferences that all differ from the defaults.
  static let unusual: Preferences = {
    var preferences = Preferences()
    preferences.category = MemoryTunes.Category.bundled[3]
    preferences.settings.grid = Grid.choices[7]
    preferences.settings.color = .palette256
    preferences.settings.theme = .light
    preferences.settings.isAnimated = false
    preferences.settings.usesMouse = false
    return preferences
  }()
}

/// Calls `body` with a storage of preferences in a home folder, and with its file.
func withPreferences(_ body: (_ storage: PreferencesStorage, _ file: String) throws -> Void) throws
{
  try withTemporaryFolder { home in
    try body(.live(environment: ["HOME": home]), home + "/.config/memorytunes/preferences.json")
  }
}

@Suite struct PreferencesStorageTests {
  @Test func `a link stays a link, and what it leads to is written`() throws {
    try withTemporaryFolder { home in
      let folder = home + "/.config/memorytunes"
      try write("", to: home + "/dotfiles/keep")
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/preferences.json",
        withDestinationPath: "../../dotfiles/memorytunes.json")
      let storage = PreferencesStorage.live(environment: ["HOME": home])

      try storage.save(.unusual)

      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/preferences.json")
          == "../../dotfiles/memorytunes.json")
      #expect(names(in: home + "/dotfiles") == ["keep", "memorytunes.json"])
      #expect(storage.load().preferences == .unusual)
    }
  }

  @Test func `the first run finds the standard choices, says nothing and leaves nothing`() throws {
    try withTemporaryFolder { home in
      let loaded = PreferencesStorage.live(environment: ["HOME": home]).load()

      #expect(loaded.preferences == Preferences())
      #expect(loaded.notice == nil)
      #expect(names(in: home) == [])
    }
  }

  // Which values of the variables count is tested with recordings.
  @Test(arguments: [false, true])
  func `choices are loaded as they were saved last, and lie where XDG says, for the player alone`(
    hasXDG: Bool
  ) throws {
    try withTemporaryFolder { folder in
      var environment = ["HOME": folder + "/home"]
      if hasXDG { environment["XDG_CONFIG_HOME"] = folder + "/xdg" }

      for preferences in [Preferences(), .unusual] {
        try PreferencesStorage.live(environment: environment).save(preferences)
        let loaded = PreferencesStorage.live(environment: environment).load()
        #expect(loaded.preferences == preferences)
        #expect(loaded.notice == nil)
      }

      let own = folder + (hasXDG ? "/xdg" : "/home/.config") + "/memorytunes"
      #expect(names(in: folder) == [hasXDG ? "xdg" : "home"])
      #expect(names(in: own) == ["preferences.json"])
      #expect(permissions(of: own) == 0o700)
      #expect(permissions(of: own + "/preferences.json") == 0o600)
    }
  }

  @Test func `without a home nothing is saved, and saving says so`() {
    let storage = PreferencesStorage.live(environment: [:])

    let loaded = storage.load()

    #expect(throws: StorageFailure.noHomeFolder) { try storage.save(.unusual) }
    #expect(loaded.preferences == Preferences())
    #expect(loaded.notice == nil)
  }

  @Test func `what a file of another version does not say has its standard value`() throws {
    try withPreferences { storage, file in
      try write(
        #"{"version": 1, "preferences": {"settings": {"theme": "light", "sparkle": 3}}}"#,
        to: file)
      var expected = Preferences()
      expected.settings.theme = .light

      let loaded = storage.load()

      #expect(loaded.preferences == expected)
      #expect(loaded.notice == nil)
    }
  }

  @Test func `the file is human-readable and contains its version`() throws {
    try withPreferences { storage, file in
      try storage.save(Preferences())

      #expect(
        read(file) == """
          {
            "preferences" : {
              "category" : {
                "id" : "pop"
              },
              "keys" : {
                "changes" : {

                },
                "layout" : "standard"
              },
              "ownCategories" : [

              ],
              "settings" : {
                "color" : "auto",
                "grid" : "4x4",
                "images" : "auto",
                "isAnimated" : true,
                "isPlain" : false,
                "isWordless" : false,
                "kind" : "pairs",
                "language" : "",
                "music" : "full",
                "names" : [

                ],
                "opponents" : [

                ],
                "pace" : "normal",
                "pausesUnfocused" : true,
                "peeks" : false,
                "people" : [

                ],
                "peopleCount" : 1,
                "person" : "",
                "scanning" : "off",
                "showsCoordinates" : false,
                "showsCursor" : false,
                "sound" : "auto",
                "soundsPlaces" : false,
                "source" : "bundled",
                "talk" : "normal",
                "theme" : "auto",
                "usesMouse" : true,
                "volume" : 7
              }
            },
            "version" : 2
          }

          """)
    }
  }
}

@Suite struct StoredKeysTests {
  /// A file with these keys, beside a light theme.
  private func file(_ keys: String) -> String {
    #"{"version": 2, "preferences": {"settings": {"theme": "light"}, "keys": \#(keys)}}"#
  }

  @Test func `keys are read from the preferences, by any of their names`() throws {
    try withPreferences { storage, path in
      let keys =
        #"{"layout": "left-hand", "changes": {"flip": ["ctrl+x", "ä"], "hint": ["F5"], "mute": []}}"#
      try write(file(keys), to: path)

      let loaded = storage.load()

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
    try withPreferences { storage, path in
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
    try withPreferences { storage, file in
      let path = file.replacing("preferences.json", with: "keys.toml")
      try write("[keys]\nflip = ['x']\n", to: path)

      let loaded = storage.load()

      #expect(loaded.preferences == Preferences())
      #expect(loaded.notice == .keysMoved(from: path))
    }
  }
}
