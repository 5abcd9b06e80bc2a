/// The start screen: its entries, beside the wall of the chosen category.
func drawMenu(of state: AppState, in chrome: Chrome, on frame: inout Frame) {
  let (theme, content) = (chrome.theme, chrome.content)
  let list = MenuList(of: state)
  // Below the name of the game: what one does in it.
  let title = tr("match album covers")
  let logo = logo(in: chrome, above: list)
  chrome.draw(about: logo == nil ? title : nil, on: &frame)
  let top = logo.map { $0.size.height + 3 } ?? 0
  let width = min(max(logo.map { $0.size.width + 4 } ?? 26, list.width), content.width)
  let column = content.dropping(top: top).dropping(right: content.width - width)
  if let logo {
    logo.draw(x: content.minX, y: content.minY, theme: theme, on: &frame)
    frame.write(
      title, x: content.minX, y: column.minY - 2, width: column.width - 2, theme.quiet)
  }
  list.draw(in: column, spacing: chrome.isLarge ? 3 : 2, theme: theme, on: &frame)
  let covers = content.dropping(left: width)
  let tileRows = covers.height >= 30 ? 4 : covers.height >= 15 ? 3 : 2
  let tileHeight = (covers.height + 1) / tileRows - 1
  if tileHeight >= 3 {
    let images = state.wall(of: state.categories.current)
    Wall(tileHeight: tileHeight, area: covers).draw(
      images.isEmpty ? Array(repeating: backImage, count: 30) : images, on: &frame)
  }
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
    let texts = rows.map { [$0.label, $0.detail].compactMap(\.self).joined(separator: " ") }
    return (texts.map(\.displayWidth).max() ?? 0) + (state.isWordless ? 5 : 3)
  }

  /// Draws as many entries as fit, the selected one among them; `spacing` rows apart if all fit.
  func draw(in column: Rectangle, spacing: Int, theme: Theme, on frame: inout Frame) {
    let spacing = column.height > rowCount * spacing ? spacing : 1
    let top = column.height >= rowCount ? gap * spacing : 0
    let selected = state.selectedMenuEntry
    for (place, index) in window(of: column.height, around: selected, in: rows.count).enumerated() {
      let (row, isSelected) = (column.row(top + place * spacing), index == selected)
      let (sign, label, detail) = rows[index]
      let (x, y) = (row.minX, row.minY)
      if state.isWordless {
        frame.write(" \(sign) \(label) ", x: x + 1, y: y, isSelected ? theme.button : theme.text)
      } else {
        frame.write(isSelected ? "▸" : sign, x: x, y: y, theme.accent)
        frame.write(label, x: x + 2, y: y, isSelected ? theme.strong : theme.text)
      }
      if let detail {
        let rest = row.dropping(left: 3 + label.displayWidth).dropping(right: 1)
        frame.write(detail, in: rest, isSelected ? theme.accent : theme.quiet)
      }
      frame.addTarget(.choose(index), row.dropping(right: 2))
      if isSelected { frame.cursor = row.origin }
    }
  }
}
