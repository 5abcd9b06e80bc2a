import MemoryTunes
import Terminal

/// The layout, each control with its keys, and the way back to how it was.
func keysView(state: AppState, in size: Size) -> Frame {
  let chrome = Chrome(in: size, theme: state.theme)
  var frame = chrome.frame(
    in: size, about: KeysWords.title, hints: hints(for: .keys, in: state))
  let column = chrome.column(width: OptionList.width, titled: KeysWords.title, on: &frame)
  let list = OptionList(
    rows: KeysRow.all.map { row in
      OptionRow(label: row.label, value: row.value(in: state.keys.table), hasDialog: row != .layout)
    },
    selected: state.keys.selected, note: state.keys.note, theme: state.theme,
    width: column.size.width)
  list.draw(in: column, on: &frame)
  return frame
}
