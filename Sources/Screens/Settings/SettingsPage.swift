import MemoryTunes
import Terminal

extension Screen {
  /// The settings.
  static let settings = Screen(
    view: .whole(pageView), commands: { _ in settingsCommands + commonCommands },
    page: settingsPage)
}

/// Up and down select a row, left and right change it.
private let settingsCommands = [
  Command(.selectRow, perform: selectItem),
  Command(.list, perform: selectItem),
  Command(.changeSetting) { $0.key.direction == nil ? chooseItem($0) : changeItem($0) },
  Command(.toggleContrast) { situation in
    let isHigh = situation.state.settings.current.theme == .highContrast
    return .settings(.change(.init(\.theme, isHigh ? .auto : .highContrast)))
  },
  Command(.togglePictures) {
    .settings(.change(.init(\.isWordless, !$0.state.settings.current.isWordless)))
  },
  backCommand,
]

/// One setting per row.
@Sendable private func settingsPage(of state: AppState) -> Page {
  Page(
    title: SettingsWords.title, lines: [PlainWords.changing],
    items: SettingsRow.all.map { item($0, in: state) },
    selected: state.routing.selections[.settings] ?? 0)
}

private func item(_ row: SettingsRow, in state: AppState) -> Item {
  let settings = state.settings.current
  let note = note(on: row, in: state)
  switch row {
  case .setting(.source):
    return Item(
      label: Setting.source.label, value: settings.source.label,
      values: settings.sources.map {
        .init(text: $0.label, action: .settings(.change(.init(\.source, $0))))
      }, valueIndex: settings.sources.firstIndex(of: settings.source), note: note, hasDialog: true,
      act: .routing(.go(.sources)))
  case .setting(let setting):
    var item = Item(setting, in: settings, note: note)
    item.toldValue = PlainWords.value(of: setting, in: state)
    return item
  case .keys:
    return Item(
      label: KeysWords.row, value: state.keys.table.label, note: note, hasDialog: true,
      act: .routing(.go(.keys)))
  }
}
