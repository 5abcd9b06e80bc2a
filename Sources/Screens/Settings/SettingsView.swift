import MemoryTunes
import Terminal

/// The settings, one per row, beside covers that show them.
func settingsView(state: AppState, in size: Size) -> Frame {
  let theme = state.theme
  let chrome = Chrome(in: size, theme: theme)
  var frame = chrome.frame(
    in: size, about: SettingsWords.title,
    hints: hints(for: .settings, in: state))
  let rows = Setting.listed
  let settings = state.settings.current
  let content = chrome.content
  let hasPreview = content.size.width >= 76
  let indent = hasPreview ? 0 : max(0, (content.size.width - OptionList.width) / 2)
  let list = OptionList(
    rows: rows.map {
      OptionRow(
        label: $0.label, value: $0.value(in: settings),
        hasDialog: $0.change(by: 1, in: settings) == nil)
    },
    selected: state.settings.selected, note: note(on: rows[state.settings.selected], in: state),
    theme: theme)
  list.draw(in: content.inset(left: indent), on: &frame)
  if hasPreview {
    drawCovers(of: state, in: content.inset(left: OptionList.width), on: &frame)
  }
  return frame
}
