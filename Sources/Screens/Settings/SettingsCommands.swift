import MemoryTunes
import Terminal

extension Screen {
  /// The settings.
  static let settings = Screen(
    view: .whole(settingsView), commands: { _ in settingsCommands + commonCommands },
    clicks: [.entry: clickSetting, .row: { index, _ in .settings(.select(index)) }])
}

/// Up and down select a row, left and right change it.
private let settingsCommands = [
  Command(.selectRow, perform: select),
  Command(.list, perform: select),
  Command(.changeSetting, perform: change),
  Command(.toggleContrast) { situation in
    let isHigh = situation.state.settings.current.theme == .highContrast
    return .settings(.change(.init(\.theme, isHigh ? .auto : .highContrast)))
  },
  Command(.togglePictures) {
    .settings(.change(.init(\.isWordless, !$0.state.settings.current.isWordless)))
  },
  backCommand,
]

private func select(_ situation: Command.Situation) -> AppAction? {
  situation.key.step(from: situation.state.settings.selected, in: SettingsRow.all.count)
    .map { .settings(.select($0)) }
}

private func change(_ situation: Command.Situation) -> AppAction? {
  let (key, state) = (situation.key, situation.state)
  return change(
    SettingsRow.all[state.settings.selected], by: key.direction == .left ? -1 : 1, in: state)
}

/// The action that changes a setting, or opens what it is changed in.
func change(_ row: SettingsRow, by step: Int, in state: AppState) -> AppAction {
  switch row {
  case .setting(let setting):
    setting.change(by: step, in: state.settings.current).map { .settings(.change($0)) }
      ?? .routing(.go(.sources))
  case .keys: .routing(.go(.keys))
  }
}

/// The action for a click on a row: selects it, or changes it if it is selected.
private func clickSetting(_ index: Int, in state: AppState) -> AppAction? {
  guard SettingsRow.all.indices.contains(index) else { return nil }
  return index == state.settings.selected
    ? change(SettingsRow.all[index], by: 1, in: state) : .settings(.select(index))
}
