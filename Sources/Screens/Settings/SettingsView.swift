import MemoryTunes
import Terminal

/// The settings, one per row; the selected one has arrows around its value, or dots behind it if it has
/// a list.
func settingsView(state: AppState, in size: Size) -> Frame {
  let theme = state.theme
  let chrome = Chrome(in: size, theme: theme)
  var frame = chrome.frame(
    in: size, about: "settings",
    hints: hints(for: .settings, in: state))
  let rows = Setting.allCases
  let content = chrome.content
  let spacing = content.size.height >= rows.count * 2 ? 2 : 1
  let hasPreview = content.size.width >= 76
  let left = hasPreview ? content.minX : content.minX + max(0, (content.size.width - 46) / 2)
  let top = content.minY + max(0, (content.size.height - rows.count * spacing) / 2)
  for (index, row) in rows.enumerated() {
    let y = top + index * spacing
    let isSelected = index == state.settings.selected
    let value = row.value(in: state.settings.current)
    frame.write(isSelected ? "▸" : " ", x: left, y: y, theme.accent)
    frame.write(row.label, x: left + 2, y: y, isSelected ? theme.strong : theme.text)
    let hasList = row.change(by: 1, in: state.settings.current) == nil
    frame.write(
      isSelected ? hasList ? "  \(value) …" : "‹ \(value) ›" : "  \(value)", x: left + 18, y: y,
      isSelected ? theme.accent : theme.quiet)
    frame.addTarget(.entry(index), Rectangle(x: left, y: y, width: 46, height: 1))
    if isSelected { frame.cursor = Point(x: left, y: y) }
  }
  if let note = rows[state.settings.selected].note, content.size.height > rows.count * spacing {
    frame.write(
      note, x: left + 2, y: content.maxY - 1, width: 42, theme.quiet)
  }
  if hasPreview {
    let area = Rectangle(
      x: left + 44, y: content.minY, width: content.maxX - left - 44,
      height: content.size.height)
    drawPreview(of: state.settings.current.grid, in: area, on: &frame)
  }
  return frame
}

/// Draws the board that a new game would deal, face down.
private func drawPreview(of grid: Grid, in area: Rectangle, on frame: inout Frame) {
  guard let layout = BoardLayout(grid: grid, in: area, hasPanel: false) else { return }
  for index in 0..<grid.cardCount {
    frame.place(
      Picture(image: layout.backImage(ofCard: index), in: layout.rectangle(ofCard: index)))
  }
}
