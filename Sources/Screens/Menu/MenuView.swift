import Artwork
import MemoryTunes
import Terminal

/// The start screen: its entries, beside the wall of the chosen category.
func menuView(state: AppState, in size: Size) -> Frame {
  let theme = state.theme
  let chrome = Chrome(in: size, theme: theme)
  let list = MenuList(of: state)
  let content = chrome.content
  let logo = logo(in: chrome, above: list)
  // If the entries leave it no row, the suggestion takes the name's.
  let hasName = logo == nil && (list.suggestion == nil || content.size.height > list.rows.count)
  var frame = chrome.frame(
    in: size, about: hasName ? MenuWords.title : nil, hints: hints(for: .menu, in: state))
  let top = logo.map { $0.size.height + 3 } ?? 0
  let column = Rectangle(
    x: content.minX, y: content.minY + top,
    width: min(
      max(logo.map { $0.size.width + 4 } ?? 26, list.width(hasSuggestion: logo != nil)),
      content.size.width),
    height: content.size.height - top)
  let spacing = list.spacing(chrome.isLarge ? 3 : 2, in: column)
  let suggestionRow =
    logo == nil ? chrome.headerRow + (hasName ? 1 : 0) : list.top(in: column) - spacing
  if let logo {
    logo.draw(x: content.minX, y: content.minY, theme: theme, on: &frame)
    if list.suggestion == nil {
      frame.write(
        MenuWords.title, x: content.minX, y: column.minY - 2, width: column.size.width - 2,
        theme.quiet)
    }
  }
  list.draw(in: column, spacing: spacing, theme: theme, on: &frame)
  list.drawSuggestion(
    in: Rectangle(x: content.minX, y: suggestionRow, width: content.size.width, height: 1),
    theme: theme, on: &frame)
  let coversTop = logo == nil ? max(content.minY, chrome.headerRow + 2) : content.minY
  drawCovers(
    of: state,
    in: Rectangle(
      x: column.maxX, y: coversTop, width: content.maxX - column.maxX,
      height: content.maxY - coversTop),
    on: &frame)
  return frame
}

/// The largest logo with room for the entries below it; nil if there is none.
private func logo(in chrome: Chrome, above list: MenuList) -> Logo? {
  if chrome.isLarge { return .large }
  let size = chrome.content.size
  let height = max(17, Logo.standard.size.height + 3 + list.rows.count)
  return size.width >= 64 && size.height >= height ? .standard : nil
}

/// Draws the wall of the chosen category.
private func drawCovers(of state: AppState, in area: Rectangle, on frame: inout Frame) {
  let rows = area.size.height >= 30 ? 4 : area.size.height >= 15 ? 3 : 2
  let height = (area.size.height + 1) / rows - 1
  guard height >= 3 else { return }
  let images = state.wall(of: state.categories.current)
  Wall(in: area, tileHeight: height).draw(
    images.isEmpty ? Array(repeating: backImage, count: 30) : images, on: &frame)
}

/// The entries of the menu, each with its detail.
private struct MenuList {
  /// The suggestion, in a row above the first one; nil if there is none.
  let suggestion: String?
  let rows: [(label: String, detail: String?)]
  /// Below 0 if the suggestion is selected.
  let selected: Int
  private let isWordless: Bool
  /// The number of entries before the first row.
  let offset: Int

  init(of state: AppState) {
    let entries = state.menuEntries
    isWordless = state.isWordless
    rows = entries.filter { $0 != .suggestion }.map { entry in
      state.isWordless
        ? ("\(entry.sign) \(entry.label(in: state))", nil)
        : (entry.label(in: state), entry.detail(in: state))
    }
    offset = entries.count - rows.count
    suggestion = state.suggestion.map(\.sentence).map {
      $0.hasSuffix(".") ? String($0.dropLast()) : $0
    }
    selected = state.selectedMenuEntry - offset
  }

  /// The columns of the longest row and a gap after it.
  func width(hasSuggestion: Bool) -> Int {
    let widths =
      rows.map { row in
        row.label.displayWidth + (row.detail.map { 1 + $0.displayWidth } ?? 0)
      } + [hasSuggestion ? suggestion?.displayWidth ?? 0 : 0]
    return (widths.max() ?? 0) + 3
  }

  /// The rows from an entry to the next: as many as wished if they fit.
  func spacing(_ wished: Int, in column: Rectangle) -> Int {
    column.size.height >= rows.count * wished + 2 ? wished : 1
  }

  /// The row of the first entry.
  func top(in column: Rectangle) -> Int {
    column.minY + (column.size.height > rows.count ? 1 : 0)
  }

  /// Draws the suggestion as an entry like the others.
  func drawSuggestion(in row: Rectangle, theme: Theme, on frame: inout Frame) {
    guard let suggestion else { return }
    draw(
      (suggestion, nil), isSelected: selected < 0, mark: "♪", entry: 0, in: row, theme: theme,
      on: &frame)
  }

  /// Draws as many entries as fit, with the selected one among them.
  func draw(in column: Rectangle, spacing: Int, theme: Theme, on frame: inout Frame) {
    let (height, top) = (column.size.height, top(in: column))
    let first = max(0, min(selected - height / 2, rows.count - height))
    for (place, index) in rows.indices.dropFirst(first).prefix(height).enumerated() {
      let row = Rectangle(
        x: column.minX, y: top + place * spacing, width: column.size.width, height: 1)
      draw(
        rows[index], isSelected: index == selected, entry: index + offset, in: row, theme: theme,
        on: &frame)
    }
  }

  private func draw(
    _ text: (label: String, detail: String?), isSelected: Bool, mark: String = " ", entry: Int,
    in row: Rectangle, theme: Theme, on frame: inout Frame
  ) {
    let (label, detail) = text
    let (x, y) = (row.minX, row.minY)
    if isWordless, isSelected {
      frame.write(" \(label) ", x: x + 1, y: y, theme.button)
    } else {
      frame.write(isSelected ? "▸" : mark, x: x, y: y, theme.accent)
      frame.write(label, x: x + 2, y: y, isSelected ? theme.strong : theme.text)
    }
    if let detail {
      let indent = 3 + label.displayWidth
      frame.write(
        detail, x: x + indent, y: y, width: row.size.width - indent - 1,
        isSelected ? theme.accent : theme.quiet)
    }
    frame.addTarget(
      .choose(entry), Rectangle(x: x, y: y, width: row.size.width - 2, height: 1))
    if isSelected { frame.cursor = row.origin }
  }
}
