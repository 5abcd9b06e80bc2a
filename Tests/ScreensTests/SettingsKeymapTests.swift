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
      (.settings, 0, .init(\.source, .itunes)), (.settings, 1, .init(\.theme, .dark)),
      (.settings, 2, .init(\.sound, .off)), (.settings, 3, .init(\.volume, 8)),
      (.settings, 4, .init(\.music, .off)), (.settings, 5, .init(\.isWordless, true)),
      (.settings, 6, .init(\.pace, .fast)),
      (.accessibility, 0, .init(\.scanning, .slow)),
      (.accessibility, 1, .init(\.soundsPlaces, true)),
      (.accessibility, 2, .init(\.showsCursor, true)),
      (.accessibility, 3, .init(\.showsCoordinates, true)),
      (.accessibility, 4, .init(\.isPlain, true)), (.accessibility, 5, .init(\.talk, .full)),
      (.accessibility, 6, .init(\.isAnimated, false)),
      (.terminal, 0, .init(\.color, .truecolor)), (.terminal, 1, .init(\.images, .kitty)),
      (.terminal, 2, .init(\.usesMouse, false)), (.terminal, 3, .init(\.pausesUnfocused, false)),
    ] as [(RoutingDestination, Int, ChangeSettingAction)])
  func `the right arrow changes the selected setting`(
    group: RoutingDestination, row: Int, change: ChangeSettingAction
  ) {
    let state = AppState(
      after: .routing(.go(.settings)), .routing(.go(group)), .routing(.select(row)))

    #expect(appKeymap(key: .right, state: state) == .settings(.change(change)))
  }

  @Test(
    arguments: [(7, .keys), (8, .accessibility), (9, .terminal)] as [(Int, RoutingDestination)])
  func `the last rows lead to screens of their own, and from there back`(
    row: Int, destination: RoutingDestination
  ) {
    let state = AppState(after: .routing(.go(.settings)), .routing(.select(row)))
    let open = AppAction.routing(.go(destination))

    #expect(appKeymap(key: .enter, state: state) == open)
    #expect(appKeymap(key: .right, state: state) == nil)
    #expect(appKeymap(key: .escape, state: state.after(open)) == .routing(.go(.settings)))
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
