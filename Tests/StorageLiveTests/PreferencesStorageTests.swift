import Foundation
import StorageLive
import TestSupport

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

/// Tests whose folder is a home folder with preferences.
protocol PreferencesSuite: FolderSuite {}

extension PreferencesSuite {
  var storage: PreferencesStorage { .live(environment: ["HOME": folder]) }
  var file: String { folder + "/.config/memorytunes/preferences.json" }
}

@Suite struct PreferencesStorageTests: PreferencesSuite {
  let testFolder = TestFolder()

  @Test func `a link stays a link, and what it leads to is written`() throws {
    let goal = "../../dotfiles/memorytunes.json"
    try write("", to: folder + "/dotfiles/keep")
    try write("", to: folder + "/.config/memorytunes/keep")
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: goal)

    try storage.save(.unusual)

    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file) == goal)
    #expect(names(in: folder + "/dotfiles") == ["keep", "memorytunes.json"])
    #expect(storage.load().preferences == .unusual)
  }

  @Test func `the first run finds the standard choices, says nothing and leaves nothing`() throws {
    let loaded = storage.load()

    #expect(loaded.preferences == Preferences() && loaded.notice == nil)
    #expect(names(in: folder) == [])
  }

  // Which values of the variables count is tested with recordings.
  @Test(arguments: [false, true])
  func `the last choices lie where XDG says, for the player alone`(hasXDG: Bool) throws {
    var environment = ["HOME": folder + "/home"]
    if hasXDG { environment["XDG_CONFIG_HOME"] = folder + "/xdg" }

    for preferences in [Preferences(), .unusual] {
      try PreferencesStorage.live(environment: environment).save(preferences)
      let loaded = PreferencesStorage.live(environment: environment).load()
      #expect(loaded.preferences == preferences && loaded.notice == nil)
    }

    let own = folder + (hasXDG ? "/xdg" : "/home/.config") + "/memorytunes"
    #expect(names(in: folder) == [hasXDG ? "xdg" : "home"])
    #expect(names(in: own) == ["preferences.json"])
    #expect(permissions(of: own) == 0o700)
    #expect(permissions(of: own + "/preferences.json") == 0o600)
  }

  @Test func `what a file of another version does not say has its standard value`() throws {
    let settings = #"{"theme": "light", "sparkle": 3}"#
    let category = #"{"id": "pop", "name": "Pop"}"#
    try write(
      #"{"version": 1, "preferences": {"category": \#(category), "settings": \#(settings)}}"#,
      to: file)
    var expected = Preferences()
    expected.settings.theme = .light

    let loaded = storage.load()

    #expect(loaded.preferences == expected && loaded.notice == nil)
  }

  @Test func `the file is human-readable and contains its version`() throws {
    try storage.save(Preferences())

    #expect(try read(file) == String(decoding: fixture("preferences.json"), as: UTF8.self))
  }
}

@Suite struct StoredKeysTests: PreferencesSuite {
  let testFolder = TestFolder()

  /// A file's text with these keys, beside a light theme.
  private func text(_ keys: String) -> String {
    #"{"version": 2, "preferences": {"settings": {"theme": "light"}, "keys": \#(keys)}}"#
  }

  @Test func `keys are read from the preferences, by any of their names`() throws {
    let keys =
      #"{"layout": "left-hand", "changes": {"flip": ["ctrl+x", "ä"], "hint": ["F5"], "mute": []}}"#
    try write(text(keys), to: file)

    let loaded = storage.load()

    #expect(loaded.notice == nil)
    #expect(loaded.preferences.keys.layout == .leftHand)
    #expect(loaded.preferences.keys.changes == [.flip: ["ctrl+x", "ä"], .hint: ["f5"], .mute: []])
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
  func `a mistake in keys is told, and costs no other choice`(keys: String, place: String) throws {
    try write(text(keys), to: file)

    let loaded = storage.load()
    let before = read(file)
    try storage.save(loaded.preferences)

    var expected = Preferences()
    expected.settings.theme = .light
    #expect(loaded.preferences == expected)
    #expect(loaded.notice == .keysWrong(file: file, path: "preferences.keys" + place))
    #expect(before == text(keys))
    #expect(read(file + ".damaged-1") == text(keys))
    #expect(storage.load().notice == nil)
  }

  @Test func `a file of keys of an earlier version is told until it is gone`() throws {
    let keys = file.replacing("preferences.json", with: "keys.toml")
    try write("[keys]\nflip = ['x']\n", to: keys)

    let loaded = storage.load()

    #expect(loaded.preferences == Preferences())
    #expect(loaded.notice == .keysMoved(from: keys))
  }
}
