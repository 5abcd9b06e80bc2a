import MemoryTunes
import Terminal

extension Screen {
  /// The settings most players look for, and the way to the rest.
  static let settings = settings(
    titled: SettingsWords.title,
    [.source, .theme, .sound, .volume, .music, .isWordless, .pace].map(SettingsRow.setting)
      + [.keys, .accessibility, .terminal])

  static let accessibility = settings(
    titled: SettingsWords.accessibility.lowercased(),
    [.scanning, .soundsPlaces, .showsCursor, .showsCoordinates, .isPlain, .talk, .isAnimated]
      .map(SettingsRow.setting))

  static let terminal = settings(
    titled: SettingsWords.terminal.lowercased(),
    [.color, .images, .usesMouse, .pausesUnfocused].map(SettingsRow.setting))

  /// A list of settings.
  private static func settings(titled title: String, _ rows: [SettingsRow]) -> Screen {
    Screen(
      view: .whole(pageView), commands: { _ in settingsCommands + commonCommands },
      page: { state in
        Page(
          title: title, lines: [PlainWords.changing], items: rows.map { $0.item(in: state) },
          selected: state.routing.selections[state.routing.base] ?? 0)
      })
  }
}

/// A row in a list of settings.
private enum SettingsRow {
  case setting(Setting)
  // These lead to their own screens.
  case keys, accessibility, terminal
}

private let settingsCommands =
  listCommands + [
    Command(.toggleContrast) { situation in
      let isHigh = situation.state.settings.current.theme == .highContrast
      return .settings(.change(.init(\.theme, isHigh ? .auto : .highContrast)))
    },
    Command(.togglePictures) {
      .settings(.change(.init(\.isWordless, !$0.state.settings.current.isWordless)))
    },
    backCommand,
  ]

extension SettingsRow {
  func item(in state: AppState) -> Item {
    let settings = state.settings.current
    switch self {
    case .setting(.source):
      return Item(
        label: Setting.source.label, value: settings.source.label,
        values: settings.sources.map {
          .init(text: $0.label, action: .settings(.change(.init(\.source, $0))))
        }, valueIndex: settings.sources.firstIndex(of: settings.source),
        note: note(on: .source, in: state), hasDialog: true, act: .routing(.go(.sources)))
    case .setting(let setting):
      var item = Item(setting, in: settings, note: note(on: setting, in: state))
      item.toldValue = PlainWords.value(of: setting, in: state)
      return item
    case .keys:
      return Item(
        label: KeysWords.row, value: state.settings.saved.keys.label, note: KeysWords.note,
        hasDialog: true,
        act: .routing(.go(.keys)))
    case .accessibility:
      return Item(
        label: "\(SettingsWords.accessibility) …", note: SettingsWords.accessibilityNote,
        act: .routing(.go(.accessibility)))
    case .terminal:
      return Item(
        label: "\(SettingsWords.terminal) …", note: SettingsWords.terminalNote,
        act: .routing(.go(.terminal)))
    }
  }
}
