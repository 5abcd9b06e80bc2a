import MemoryTunes
import Terminal

/// The settings, one per row.
func settingsView(state: AppState, in size: Size) -> Frame {
  let chrome = Chrome(in: size, theme: state.theme)
  var frame = chrome.frame(
    in: size, about: SettingsWords.title, hints: hints(for: .settings, in: state))
  let column = chrome.column(width: OptionList.width, titled: SettingsWords.title, on: &frame)
  let list = OptionList(
    rows: SettingsRow.all.map { $0.optionRow(in: state) },
    selected: state.settings.selected,
    note: note(on: SettingsRow.all[state.settings.selected], in: state), theme: state.theme,
    width: column.size.width)
  list.draw(in: column, on: &frame)
  return frame
}

extension SettingsRow {
  fileprivate func optionRow(in state: AppState) -> OptionRow {
    let settings = state.settings.current
    return switch self {
    case .setting(let setting):
      OptionRow(
        label: setting.label, value: setting.value(in: settings),
        hasDialog: setting.change(by: 1, in: settings) == nil)
    case .keys:
      OptionRow(label: KeysWords.row, value: state.keys.table.label, hasDialog: true)
    }
  }
}
