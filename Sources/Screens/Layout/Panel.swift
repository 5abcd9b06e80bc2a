/// The columns and rows between the edge of a dialog and what it says.
let panelPadding = Size(width: 3, height: 2)

/// Draws the box of a dialog over everything, or else beside it, and returns the area inside border and padding.
///
/// Nothing drawn earlier can still be clicked.
@discardableResult
func drawBox(
  _ box: Rectangle, titled title: String, isOver: Bool = true, theme: Theme, on frame: inout Frame
) -> Rectangle {
  if isOver { frame.startLayer() }
  frame.removeTargets()
  frame.fill(box, theme.text.on(theme.surface))
  let inside = box.inset(x: panelPadding.width, y: panelPadding.height)
  frame.cursor = inside.origin
  let border = theme.accent.on(theme.surface)
  frame.drawPart("border") { frame in
    frame.drawEdge("╭─╮", in: box.row(0), border)
    frame.drawSides("││", of: box.inset(x: 0, y: 1), border)
    frame.drawEdge("╰─╯", in: box.bottom(1), border)
    frame.write(" \(title) ", x: box.minX + 2, y: box.minY, width: box.width - 4, border)
  }
  return inside
}

/// Draws a box around these lines, and the buttons below them, in the middle of an area, as far as they fit.
func drawBox(
  of lines: [(String, Style)], titled title: String, above buttons: Page? = nil, width: Int,
  in area: Rectangle, theme: Theme, on frame: inout Frame
) {
  let height = lines.count + (buttons == nil ? 4 : 6)
  let box = area.centered(width: min(width, area.width), height: min(height, area.height))
  let inside = drawBox(box, titled: title, theme: theme, on: &frame)
  frame.write(lines.map { ($0, $1.on(theme.surface)) }, in: inside)
  guard let buttons else { return }
  drawButtons(of: buttons, in: inside.row(lines.count + 1), theme: theme, on: &frame)
}

/// Draws buttons side by side, in as many rows as they need; the selected one has the cursor.
func drawButtons(of page: Page, in area: Rectangle, theme: Theme, on frame: inout Frame) {
  let buttons = page.items
  for (index, place) in places(of: buttons, in: area).enumerated() {
    let isSelected = index == page.selected
    let label = buttons[index].label
    // An arrow before a sign would be a second sign.
    let text =
      label.count > 1
      ? "\(isSelected ? "▸" : " ") \(label) " : isSelected ? "[\(label)]" : " \(label) "
    let isCut = place.maxX > area.maxX && text.hasSuffix(" ")
    frame.write(
      isCut ? String(text.dropLast()) : text, x: place.minX, y: place.minY,
      width: area.maxX - place.minX, isSelected ? theme.button : theme.text.on(theme.surface))
    frame.addTarget(.button(index), place)
    if isSelected { frame.cursor = place.origin }
  }
}

let largeSignSize = Size(width: 13, height: 5)

/// Draws buttons that are signs as large ones, side by side in the middle.
func drawLargeSigns(of page: Page, in area: Rectangle, theme: Theme, on frame: inout Frame) {
  let row = area.centered(width: area.width, height: largeSignSize.height)
  let places = row.columns(page.count, width: largeSignSize.width, gap: 2)
  for (index, (button, place)) in zip(page.items, places).enumerated() {
    let style = index == page.selected ? theme.button : theme.text.on(theme.surface)
    frame.fill(place, style)
    let sign = blockLetters(button.label, width: place.width)?[0] ?? [button.label]
    frame.write(centered: sign, in: place.inset(x: 0, y: 1), style)
    frame.addTarget(.button(index), place)
    if index == page.selected { frame.cursor = place.origin }
  }
}

func rowCount(of buttons: [Item], width: Int) -> Int {
  places(of: buttons, in: Rectangle(x: 0, y: 0, width: width, height: 0)).last?.maxY ?? 0
}

/// The places of buttons, from the top left of an area: in as few rows as they fit in, in columns.
private func places(of buttons: [Item], in area: Rectangle) -> [Rectangle] {
  let lengths = buttons.map { $0.label.displayWidth + 3 }
  func columnWidths(rows: Int) -> [Int] {
    let columns = (lengths.count + rows - 1) / rows
    return (0..<columns).map { column in
      stride(from: column, to: lengths.count, by: columns).map { lengths[$0] }.max() ?? 0
    }
  }
  // The blank after the last label may be cut off.
  let widths =
    lengths.indices.lazy.map { columnWidths(rows: $0 + 1) }
    .first { $0.reduce($0.count - 2, +) <= area.width } ?? [lengths.max() ?? 0]
  return lengths.enumerated().map { index, length in
    let (row, column) = index.quotientAndRemainder(dividingBy: widths.count)
    return Rectangle(
      x: widths.prefix(column).reduce(area.minX + column, +), y: area.minY + row, width: length,
      height: 1)
  }
}

/// Draws a progress bar; empty if the total is 0.
func drawBar(
  _ done: Int, of total: Int, in row: Rectangle, _ filled: Style, theme: Theme,
  on frame: inout Frame
) {
  let width = row.width
  let length = total > 0 ? min(width, width * done / total) : 0
  frame.fill(row.dropping(right: width - length), with: "━", filled)
  frame.fill(row.dropping(left: length), with: "─", theme.faint)
}

/// Draws a bar from the bottom up, as far as it fits; the style depends on the row, counted from the bottom.
func drawLevel(eighths: Int, in column: Rectangle, on frame: inout Frame, style: (Int) -> Style) {
  // In ASCII, half a row looks like a whole one, as the logo needs.
  let blocks = Array("▁▂▃▃▅▆▇█")
  for row in 0..<column.height where 8 * row < eighths {
    let block = blocks[min(8, eighths - 8 * row) - 1]
    frame.fill(column.row(column.height - 1 - row), with: block, style(row))
  }
}

func drawArrow(x: Int, y: Int, _ theme: Theme, on frame: inout Frame) {
  frame.write("▸", x: x, y: y, theme.accent)
  frame.cursor = Point(x: x, y: y)
}
