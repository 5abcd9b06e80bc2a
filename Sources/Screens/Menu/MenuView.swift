import Artwork
import MemoryTunes
import Terminal

/// The start screen: its entries, beside covers of the chosen category.
func menuView(state: AppState, in size: Size) -> Frame {
  let theme = state.theme
  let chrome = Chrome(in: size, theme: theme)
  let list = MenuList(of: state)
  let content = chrome.content
  let logo = logo(in: chrome, above: list)
  var frame = chrome.frame(
    in: size,
    about: logo == nil ? state.suggestionLabel(isIndented: false) ?? MenuWords.title : nil,
    hints: hints(for: .menu, in: state))
  let top = logo.map { $0.size.height + 3 } ?? 0
  let column = Rectangle(
    x: content.minX, y: content.minY + top,
    width: min(max(logo.map { $0.size.width + 4 } ?? 26, list.width), content.size.width),
    height: content.size.height - top)
  if let logo {
    logo.draw(x: content.minX, y: content.minY, theme: theme, on: &frame)
    let line = Rectangle(
      x: content.minX, y: column.minY - 2, width: column.size.width, height: 1)
    if let suggestion = state.suggestionLabel(isIndented: true) {
      frame.write(
        suggestion, x: line.minX, y: line.minY, width: line.size.width,
        state.isSuggestionSelected ? theme.strong : theme.text)
      frame.addTarget(.entry(0), line)
      if state.isSuggestionSelected { frame.cursor = line.origin }
    } else {
      frame.write(
        MenuWords.subtitle, x: line.minX, y: line.minY, width: line.size.width - 2, theme.quiet)
    }
  }
  list.draw(in: column, spacing: chrome.isLarge ? 3 : 2, theme: theme, on: &frame)
  drawCovers(of: state, in: content.inset(left: column.size.width), on: &frame)
  return frame
}

/// The largest logo with room for the entries below it; nil if there is none.
private func logo(in chrome: Chrome, above list: MenuList) -> Logo? {
  if chrome.isLarge { return .large }
  let size = chrome.content.size
  let height = max(17, Logo.standard.size.height + 3 + list.rows.count)
  return size.width >= 64 && size.height >= height ? .standard : nil
}

/// Draws a wall of the covers of the chosen category.
private func drawCovers(of state: AppState, in area: Rectangle, on frame: inout Frame) {
  let rows = area.size.height >= 30 ? 4 : area.size.height >= 15 ? 3 : 2
  let height = (area.size.height + 1) / rows - 1
  guard height >= 3 else { return }
  let images = state.categories.covers(of: state.categories.current)?.images ?? []
  Wall(in: area, tileHeight: height).draw(
    images.isEmpty ? Array(repeating: backImage, count: 30) : images, on: &frame)
}

extension AppState {
  /// The suggestion, which is the first entry, behind an arrow if it is selected; nil if there is none.
  fileprivate func suggestionLabel(isIndented: Bool) -> String? {
    suggestion.map { (isSuggestionSelected ? "▸ " : isIndented ? "  " : "") + $0.sentence }
  }

  fileprivate var isSuggestionSelected: Bool { menuEntries[selectedMenuEntry] == .suggestion }
}

/// The entries of the menu but for the suggestion, each with what is said beside it.
private struct MenuList {
  let rows: [(label: String, detail: String?)]
  /// Below 0 if the suggestion is selected.
  let selected: Int
  /// The number of entries before the first row.
  let offset: Int

  init(of state: AppState) {
    let entries = state.menuEntries
    rows = entries.filter { $0 != .suggestion }.map { ($0.label(in: state), $0.detail(in: state)) }
    offset = entries.count - rows.count
    selected = state.selectedMenuEntry - offset
  }

  /// The columns that the longest row needs, and a gap behind it.
  var width: Int {
    let widths = rows.map { row in
      row.label.displayWidth + (row.detail.map { 1 + $0.displayWidth } ?? 0)
    }
    return (widths.max() ?? 0) + 3
  }

  /// Draws as many entries as fit, with the selected one among them.
  func draw(in column: Rectangle, spacing: Int, theme: Theme, on frame: inout Frame) {
    let height = column.size.height
    let spacing = height >= rows.count * spacing + 2 ? spacing : 1
    let top = column.minY + (height > rows.count ? 1 : 0)
    let first = max(0, min(selected - height / 2, rows.count - height))
    for (place, index) in rows.indices.dropFirst(first).prefix(height).enumerated() {
      let row = Rectangle(
        x: column.minX, y: top + place * spacing, width: column.size.width, height: 1)
      draw(index, in: row, theme: theme, on: &frame)
    }
  }

  private func draw(_ index: Int, in row: Rectangle, theme: Theme, on frame: inout Frame) {
    let (label, detail) = rows[index]
    let (x, y) = (row.minX, row.minY)
    let isSelected = index == selected
    frame.write(isSelected ? "▸" : " ", x: x, y: y, theme.accent)
    frame.write(label, x: x + 2, y: y, isSelected ? theme.strong : theme.text)
    if let detail {
      let indent = 3 + label.displayWidth
      frame.write(
        detail, x: x + indent, y: y, width: row.size.width - indent - 1,
        isSelected ? theme.accent : theme.quiet)
    }
    frame.addTarget(
      .entry(index + offset), Rectangle(x: x, y: y, width: row.size.width - 2, height: 1))
    if isSelected { frame.cursor = row.origin }
  }
}
