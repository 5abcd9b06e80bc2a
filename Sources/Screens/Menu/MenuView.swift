/// The start screen: its entries, beside the wall of the chosen category.
func drawMenu(of state: AppState, in chrome: Chrome, on frame: inout Frame) {
  let theme = chrome.theme
  let list = MenuList(of: state)
  let content = chrome.content
  let logo = logo(in: chrome, above: list)
  chrome.draw(about: logo == nil ? MenuWords.title : nil, on: &frame)
  let top = logo.map { $0.size.height + 3 } ?? 0
  let column = Rectangle(
    x: content.minX, y: content.minY + top,
    width: min(max(logo.map { $0.size.width + 4 } ?? 26, list.width), content.width),
    height: content.height - top)
  if let logo {
    logo.draw(x: content.minX, y: content.minY, theme: theme, on: &frame)
    frame.write(
      MenuWords.title, x: content.minX, y: column.minY - 2, width: column.width - 2, theme.quiet)
  }
  list.draw(in: column, spacing: chrome.isLarge ? 3 : 2, theme: theme, on: &frame)
  let covers = content.dropping(left: column.width)
  drawCovers(of: state, in: covers, on: &frame)
  // Who cannot read may click a picture to play.
  if state.isWordless { frame.addTarget(.choose(0), covers) }
}

/// The largest logo with room for the entries below it; nil if there is none.
private func logo(in chrome: Chrome, above list: MenuList) -> Logo? {
  if chrome.isLarge { return .large }
  let size = chrome.content.size
  let height = Logo.standard.size.height + 3 + list.rowCount
  return size.width >= 64 && size.height >= height ? .standard : nil
}

private func drawCovers(of state: AppState, in area: Rectangle, on frame: inout Frame) {
  let rows = area.height >= 30 ? 4 : area.height >= 15 ? 3 : 2
  let height = (area.height + 1) / rows - 1
  guard height >= 3 else { return }
  let images = state.wall(of: state.categories.current)
  Wall(tileHeight: height, area: area).draw(
    images.isEmpty ? Array(repeating: backImage, count: 30) : images, on: &frame)
}

private struct MenuList {
  private let state: AppState
  private let rows: [(sign: String, label: String, detail: String?)]
  /// The row left for a suggestion, so the others stay where they are when it comes.
  private let gap: Int

  init(of state: AppState) {
    (self.state, gap) = (state, state.menuEntries.contains(.suggestion) ? 0 : 1)
    rows = state.menuEntries.map { entry in
      let row = entry.row(in: state)
      return (entry.sign(in: state), row.label, state.isWordless ? nil : row.detail)
    }
  }

  var rowCount: Int { rows.count + gap }

  /// The columns of the longest row and a gap after it.
  var width: Int {
    let widths = rows.map { row in
      (state.isWordless ? 2 : 0) + row.label.displayWidth
        + (row.detail.map { 1 + $0.displayWidth } ?? 0)
    }
    return (widths.max() ?? 0) + 3
  }

  /// Draws as many entries as fit, the selected one among them; `spacing` rows apart if all fit.
  func draw(in column: Rectangle, spacing: Int, theme: Theme, on frame: inout Frame) {
    let height = column.height
    let spacing = height > rowCount * spacing ? spacing : 1
    let top = height >= rowCount ? gap * spacing : 0
    let shown = window(of: height, around: state.selectedMenuEntry, in: rows.count)
    for (place, index) in shown.enumerated() {
      draw(index, in: column.row(top + place * spacing), theme: theme, on: &frame)
    }
  }

  private func draw(_ index: Int, in row: Rectangle, theme: Theme, on frame: inout Frame) {
    let (sign, label, detail) = rows[index]
    let (x, y) = (row.minX, row.minY)
    let isSelected = index == state.selectedMenuEntry
    if state.isWordless {
      frame.write(
        " \(sign) \(label) ", x: x + 1, y: y, isSelected ? theme.button : theme.text)
    } else {
      frame.write(isSelected ? "▸" : sign, x: x, y: y, theme.accent)
      frame.write(label, x: x + 2, y: y, isSelected ? theme.strong : theme.text)
    }
    if let detail {
      let indent = 3 + label.displayWidth
      frame.write(
        detail, x: x + indent, y: y, width: row.width - indent - 1,
        isSelected ? theme.accent : theme.quiet)
    }
    frame.addTarget(.choose(index), Rectangle(x: x, y: y, width: row.width - 2, height: 1))
    if isSelected { frame.cursor = row.origin }
  }
}
