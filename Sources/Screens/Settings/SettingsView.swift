import MemoryTunes
import Terminal

/// The settings, one per row.
func settingsView(state: AppState, in size: Size) -> Frame {
  let chrome = Chrome(in: size, theme: state.theme)
  var frame = chrome.frame(
    in: size, about: SettingsWords.title, hints: hints(for: .settings, in: state))
  let column = chrome.column(width: OptionList.width, titled: SettingsWords.title, on: &frame)
  let settings = state.settings.current
  let list = OptionList(
    rows: Setting.listed.map {
      OptionRow(
        label: $0.label, value: $0.value(in: settings),
        hasDialog: $0.change(by: 1, in: settings) == nil)
    },
    selected: state.settings.selected,
    note: note(on: Setting.listed[state.settings.selected], in: state), theme: state.theme,
    width: column.size.width)
  list.draw(in: column, on: &frame)
  return frame
}
