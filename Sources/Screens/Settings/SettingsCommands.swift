import MemoryTunes
import Terminal

extension Screen {
  /// The settings.
  static let settings = Screen(
    view: .whole(settingsView), commands: { _ in settingsCommands + commonCommands },
    clicks: [.entry: clickSetting])
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
  situation.key.step(from: situation.state.settings.selected, in: Setting.listed.count)
    .map { .settings(.select($0)) }
}

private func change(_ situation: Command.Situation) -> AppAction? {
  let (key, state) = (situation.key, situation.state)
  return change(
    Setting.listed[state.settings.selected], by: key.direction == .left ? -1 : 1, in: state)
}

/// The action that changes a setting, or opens the list of its values.
func change(_ row: Setting, by step: Int, in state: AppState) -> AppAction {
  row.change(by: step, in: state.settings.current).map { .settings(.change($0)) }
    ?? .routing(.go(.sources))
}

/// The action for a click on a row: selects it, or changes it if it is selected.
private func clickSetting(_ index: Int, in state: AppState) -> AppAction? {
  guard Setting.listed.indices.contains(index) else { return nil }
  return index == state.settings.selected
    ? change(Setting.listed[index], by: 1, in: state) : .settings(.select(index))
}
