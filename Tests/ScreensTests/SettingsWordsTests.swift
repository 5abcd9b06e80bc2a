import MemoryTunes
import Testing

@testable import Screens

@Suite struct SettingsWordsTests {
  @Test(arguments: Setting.allCases)
  func `every setting has a name, and each of its values has words of its own`(
    setting: Setting
  ) throws {
    let values = setting.changes.map { setting.value(in: $0.settings) }

    #expect(!setting.label.isEmpty)
    #expect(Set(values).count == values.count)
  }

  @Test(arguments: Setting.allCases.prefix { $0 != .grid })
  func `each setting in the list has a sentence`(setting: Setting) {
    #expect(setting.note.hasSuffix("."))
  }

  @Test func `no two settings have the same name`() {
    #expect(Set(Setting.allCases.map(\.label)).count == Setting.allCases.count)
  }
}
