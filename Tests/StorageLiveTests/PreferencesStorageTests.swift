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

  @Test func `the first run finds the standard choices and says nothing`() throws {
    try withTemporaryFolder { home in
      let loaded = PreferencesStorage.live(environment: ["HOME": home]).load()

      #expect(loaded.preferences == Preferences())
      #expect(loaded.notice == nil)
      #expect(names(in: home) == [])
    }
  }

  @Test func `choices are loaded as they were saved`() throws {
    try withTemporaryFolder { home in
      try PreferencesStorage.live(environment: ["HOME": home]).save(.unusual)

      let loaded = PreferencesStorage.live(environment: ["HOME": home]).load()

      #expect(loaded.preferences == .unusual)
      #expect(loaded.notice == nil)
    }
  }

  @Test func `what a file of another version does not say has its standard value`() throws {
    try withTemporaryFolder { home in
      try write(
        #"{"version": 1, "preferences": {"settings": {"theme": "light", "sparkle": 3}}}"#,
        to: home + "/.config/memorytunes/preferences.json")
      var expected = Preferences()
      expected.settings.theme = .light

      let loaded = PreferencesStorage.live(environment: ["HOME": home]).load()

      #expect(loaded.preferences == expected)
      #expect(loaded.notice == nil)
    }
  }

  @Test func `the last saved choices count`() throws {
    try withTemporaryFolder { home in
      let storage = PreferencesStorage.live(environment: ["HOME": home])

      try storage.save(.unusual)
      try storage.save(Preferences())

      #expect(storage.load().preferences == Preferences())
    }
  }

  @Test func `the file is human-readable and contains its version`() throws {
    try withTemporaryFolder { home in
      try PreferencesStorage.live(environment: ["HOME": home]).save(Preferences())

      #expect(
        read(home + "/.config/memorytunes/preferences.json") == """
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

  @Test func `only the player may read the file and enter its folder`() throws {
    try withTemporaryFolder { home in
      let folder = home + "/.config/memorytunes"
      let file = folder + "/preferences.json"
      let storage = PreferencesStorage.live(environment: ["HOME": home])

      try storage.save(.unusual)

      #expect(permissions(of: file) == 0o600)
      #expect(permissions(of: folder) == 0o700)
    }
  }
}
