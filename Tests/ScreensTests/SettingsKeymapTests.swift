import Artwork
import MemoryTunes
import Terminal
import Testing

@testable import Screens

/// The keys of the settings and of what opens from them.
@Suite struct SettingsKeymapTests {
  @Test(
    arguments: [
      (.right, .settings(.change(.init(\.theme, .dark)))),
      (.left, .settings(.change(.init(\.theme, .terminal)))),
      (.enter, .settings(.change(.init(\.theme, .dark)))),
      (.target(.choose(1)), .settings(.change(.init(\.theme, .dark)))),
      (.target(.less(1)), .settings(.change(.init(\.theme, .terminal)))),
      (.target(.choose(2)), .routing(.select(2))),
      (.down, .routing(.select(2))), (.up, .routing(.select(0))),
      (.backTab, .routing(.select(0))),
      (.escape, .routing(.go(.menu))), (.character("x"), nil),
    ] as [(Key, AppAction?)])
  func `keys of the settings`(key: Key, action: AppAction?) {
    let state = AppState(after: .routing(.go(.settings)), .routing(.select(1)))

    #expect(appKeymap(key: key, state: state) == action)
  }

  @Test(
    arguments: [
      (0, .init(\.source, .itunes)), (1, .init(\.theme, .dark)), (2, .init(\.color, .truecolor)),
      (3, .init(\.images, .kitty)),
      (4, .init(\.sound, .off)), (5, .init(\.volume, 8)), (6, .init(\.music, .off)),
      (7, .init(\.soundsPlaces, true)), (8, .init(\.isAnimated, false)),
      (9, .init(\.usesMouse, false)), (10, .init(\.showsCoordinates, true)),
      (11, .init(\.showsCursor, true)), (12, .init(\.scanning, .slow)),
      (13, .init(\.isWordless, true)), (14, .init(\.isPlain, true)), (15, .init(\.talk, .full)),
      (16, .init(\.pausesUnfocused, false)), (17, .init(\.pace, .fast)),
      (18, .init(\.showsSuggestions, false)),
    ] as [(Int, ChangeSettingAction)])
  func `the right arrow changes the selected setting`(row: Int, change: ChangeSettingAction) {
    let state = AppState(
      after: .routing(.go(.settings)), .routing(.select(row)))

    #expect(appKeymap(key: .right, state: state) == .settings(.change(change)))
  }

  @Test(arguments: [Key.enter, .character(" "), .target(.choose(0))])
  func `the source of covers is chosen from a list, too`(key: Key) {
    let state = AppState(after: .routing(.go(.settings)))

    #expect(appKeymap(key: key, state: state) == .routing(.go(.sources)))
  }

  @Test(
    arguments: [
      (.enter, .settings(.change(.init(\.source, .itunes)))), (.down, .routing(.select(2))),
      (.target(.button(0)), .settings(.change(.init(\.source, .bundled)))),
      (.target(.button(3)), .prompt(.open(.chooseFolder))), (.target(.button(4)), nil),
      (.escape, .routing(.go(.settings))), (.character("q"), .routing(.go(.settings))),
    ] as [(Key, AppAction?)])
  func `keys of the list of sources`(key: Key, action: AppAction?) {
    let state = AppState(
      after: .settings(.change(.init(\.source, .folder("/covers")))),
      .settings(.change(.init(\.source, .itunes))), .routing(.go(.settings)),
      .routing(.go(.sources)))

    #expect(appKeymap(key: key, state: state) == action)
  }
}
