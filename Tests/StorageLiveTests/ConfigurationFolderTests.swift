import MemoryTunes
import Platform
import StorageLive
import TestSupport
import Testing

@Suite struct ConfigurationFolderTests {
  @Test func `without XDG_CONFIG_HOME the file is in the home folder`() throws {
    try withTemporaryFolder { home in
      try PreferencesStorage.live(environment: ["HOME": home]).save(.unusual)

      #expect(names(in: home) == [".config"])
      #expect(names(in: home + "/.config/memorytunes") == ["preferences.json"])
    }
  }

  @Test func `XDG_CONFIG_HOME takes precedence over the home folder`() throws {
    try withTemporaryFolder { folder in
      let environment = ["HOME": folder + "/home", "XDG_CONFIG_HOME": folder + "/xdg"]

      try PreferencesStorage.live(environment: environment).save(.unusual)

      #expect(names(in: folder) == ["xdg"])
      #expect(names(in: folder + "/xdg/memorytunes") == ["preferences.json"])
      #expect(PreferencesStorage.live(environment: environment).load().preferences == .unusual)
    }
  }

  @Test(arguments: ["", ".", "xdg", "../xdg", "~/xdg"])
  func `an XDG_CONFIG_HOME that is not absolute is ignored`(value: String) throws {
    try withTemporaryFolder { home in
      let environment = ["HOME": home, "XDG_CONFIG_HOME": value]

      try PreferencesStorage.live(environment: environment).save(.unusual)

      #expect(names(in: home + "/.config/memorytunes") == ["preferences.json"])
    }
  }

  @Test(arguments: [
    [:], ["HOME": ""], ["HOME": "home"], ["XDG_CONFIG_HOME": "xdg"],
    ["HOME": "home", "XDG_CONFIG_HOME": "xdg"],
  ])
  func `without a home nothing is saved, and saving says so`(environment: [String: String]) {
    let storage = PreferencesStorage.live(environment: environment)

    let loaded = storage.load()
    let error = #expect(throws: StorageFailure.self) { try storage.save(.unusual) }

    #expect(loaded.preferences == Preferences())
    #expect(loaded.notice == nil)
    #expect(error == .noHomeFolder)
  }
}
