import Testing

@testable import Screens

@Suite struct SettingsTests {
  @Test func `every setting, each of its values and those in the list have words of their own`() {
    for setting in Setting.allCases {
      let values = setting.changes.map { setting.value(in: $0.settings) }
      #expect(!setting.label.isEmpty && Set(values).count == values.count, "\(setting)")
    }
    #expect(Set(Setting.allCases.map(\.label)).count == Setting.allCases.count)
    let notes = Setting.allCases.prefix { $0 != .grid }.map { note(on: $0, in: AppState()) }
    #expect(notes.allSatisfy { $0.hasSuffix(".") })
  }

  @Test(
    arguments: [
      (.settings, 0, .init(\.source, .itunes)), (.settings, 1, .init(\.theme, .dark)),
      (.settings, 2, .init(\.sound, .off)), (.settings, 3, .init(\.volume, 8)),
      (.settings, 4, .init(\.music, .off)), (.settings, 5, .init(\.isWordless, true)),
      (.settings, 6, .init(\.pace, .fast)), (.accessibility, 0, .init(\.scanning, .slow)),
      (.accessibility, 1, .init(\.soundsPlaces, true)),
      (.accessibility, 2, .init(\.showsCursor, true)),
      (.accessibility, 3, .init(\.showsCoordinates, true)),
      (.accessibility, 4, .init(\.isPlain, true)), (.accessibility, 5, .init(\.talk, .full)),
      (.accessibility, 6, .init(\.isAnimated, false)), (.terminal, 0, .init(\.color, .truecolor)),
      (.terminal, 1, .init(\.images, .kitty)), (.terminal, 2, .init(\.usesMouse, false)),
      (.terminal, 3, .init(\.pausesUnfocused, false)),
    ] as [(RoutingDestination, Int, ChangeSettingAction)])
  func `the right arrow changes the selected setting`(
    group: RoutingDestination, row: Int, change: ChangeSettingAction
  ) {
    let state = AppState(after: .go(.settings), .go(group), .select(row))

    #expect(press(.right, in: state) == .settings(.change(change)))
  }

  @Test(
    arguments: [(7, .keys), (8, .accessibility), (9, .terminal)] as [(Int, RoutingDestination)])
  func `the last rows lead to screens of their own, and from there back`(
    row: Int, destination: RoutingDestination
  ) {
    let state = AppState(after: .go(.settings), .select(row))
    let open = AppAction.go(destination)

    #expect(press(.enter, in: state) == open)
    #expect(press(.right, in: state) == nil)
    #expect(press(.escape, in: state.after(open)) == .go(.settings))
  }
}
