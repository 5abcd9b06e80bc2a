import Artwork
import MemoryTunes
import Terminal

/// The start screen: its entries, beside covers of the chosen category.
func menuView(state: AppState, in size: Size) -> Frame {
  let theme = state.theme
  let chrome = Chrome(in: size, theme: theme)
  let hasLogo =
    chrome.content.size.width >= 64
    && chrome.content.size.height >= max(17, logoSize.height + 3 + state.menuEntries.count)
  var frame = chrome.frame(
    in: size, about: hasLogo ? nil : state.suggestion ?? MenuWords.title,
    hints: hints(for: .menu, in: state))
  let content = chrome.content
  let top = hasLogo ? logoSize.height + 3 : 0
  let column = Rectangle(
    x: content.minX, y: content.minY + top,
    width: min(hasLogo ? logoSize.width + 4 : 26, content.size.width),
    height: content.size.height - top)
  if hasLogo {
    drawLogo(x: content.minX, y: content.minY, theme: theme, on: &frame)
    frame.write(
      state.suggestion ?? MenuWords.subtitle, x: content.minX, y: content.minY + 7,
      width: column.size.width - 2, state.suggestion == nil ? theme.quiet : theme.text)
  }
  drawEntries(state: state, in: column, theme: theme, on: &frame)
  drawCovers(of: state, in: content.inset(left: column.size.width), on: &frame)
  return frame
}

/// Draws a wall of the covers of the chosen category.
func drawCovers(of state: AppState, in area: Rectangle, on frame: inout Frame) {
  let rows = area.size.height >= 30 ? 4 : area.size.height >= 15 ? 3 : 2
  let height = (area.size.height + 1) / rows - 1
  guard height >= 3 else { return }
  let images = state.categories.covers(of: state.categories.current)?.images ?? []
  Wall(in: area, tileHeight: height).draw(
    images.isEmpty ? Array(repeating: backImage, count: 30) : images, on: &frame)
}

/// Draws the entries; as many as fit, with the selected one among them.
private func drawEntries(
  state: AppState, in column: Rectangle, theme: Theme, on frame: inout Frame
) {
  let entries = state.menuEntries
  let selected = state.selectedMenuEntry
  let (width, height) = (column.size.width, column.size.height)
  let spacing = height >= entries.count * 2 + 2 ? 2 : 1
  let top = column.minY + (height > entries.count ? 1 : 0)
  let first = max(0, min(selected - height / 2, entries.count - height))
  for (row, (index, entry)) in entries.enumerated().dropFirst(first).prefix(height).enumerated() {
    let (x, y) = (column.minX, top + row * spacing)
    let isSelected = index == selected
    frame.write(isSelected ? "▸" : " ", x: x, y: y, theme.accent)
    frame.write(entry.label, x: x + 2, y: y, isSelected ? theme.strong : theme.text)
    if let detail = entry.detail(in: state) {
      frame.write(
        detail, x: x + 3 + entry.label.displayWidth, y: y,
        width: width - 4 - entry.label.displayWidth, isSelected ? theme.accent : theme.quiet)
    }
    frame.addTarget(.entry(index), Rectangle(x: x, y: y, width: width - 2, height: 1))
    if isSelected { frame.cursor = Point(x: x, y: y) }
  }
}
