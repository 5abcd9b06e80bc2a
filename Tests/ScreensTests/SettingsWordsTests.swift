import MemoryTunes
import Testing

@testable import Screens

@Suite struct SettingsWordsTests {
  @Test(arguments: Setting.allCases)
  func `every setting has a name, and each of its values has words of its own`(
    setting: Setting
  ) throws {
    var settings = [Settings()]
    while let next = setting.change(by: 1, in: settings[settings.count - 1])?.settings,
      !settings.contains(next)
    {
      settings.append(next)
    }

    #expect(!setting.label.isEmpty)
    #expect(Set(settings.map(setting.value(in:))).count == settings.count)
  }

  @Test(arguments: Setting.listed)
  func `each setting in the list has a sentence`(setting: Setting) {
    #expect(setting.note.hasSuffix("."))
  }

  @Test func `no two settings have the same name`() {
    #expect(Set(Setting.allCases.map(\.label)).count == Setting.allCases.count)
  }
}
