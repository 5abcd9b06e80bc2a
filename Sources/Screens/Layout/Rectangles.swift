// Parts of a rectangle; those without room are empty.
extension Rectangle {
  var width: Int { size.width }
  var height: Int { size.height }

  /// One row of it, counted from the top.
  func row(_ index: Int) -> Rectangle { dropping(top: index).top(1) }

  func top(_ rows: Int) -> Rectangle { Rectangle(x: minX, y: minY, width: width, height: rows) }

  func bottom(_ rows: Int) -> Rectangle { dropping(top: height - rows) }

  func dropping(top rows: Int) -> Rectangle {
    Rectangle(x: minX, y: minY + rows, width: width, height: height - rows)
  }

  func dropping(bottom rows: Int) -> Rectangle { top(height - rows) }

  func dropping(left columns: Int) -> Rectangle {
    Rectangle(x: minX + columns, y: minY, width: width - columns, height: height)
  }

  func dropping(right columns: Int) -> Rectangle {
    Rectangle(x: minX, y: minY, width: width - columns, height: height)
  }

  /// Columns of it side by side in the middle.
  func columns(_ count: Int, width: Int, gap: Int = 0) -> [Rectangle] {
    let all = centered(width: count * (width + gap) - gap, height: height)
    return (0..<count).map { index in
      Rectangle(x: all.minX + index * (width + gap), y: minY, width: width, height: height)
    }
  }
}

extension Frame {
  /// Writes a line into the first row of a rectangle, as far as it fits.
  mutating func write(_ text: String, in row: Rectangle, _ style: Style) {
    write(text, x: row.minX, y: row.minY, width: row.width, style)
  }

  /// Writes lines below each other into a rectangle, as many as fit.
  mutating func write(_ lines: some Collection<String>, in area: Rectangle, _ style: Style) {
    write(lines.map { ($0, style) }, in: area)
  }

  mutating func write(_ lines: some Collection<(String, Style)>, in area: Rectangle) {
    for (row, line) in lines.prefix(area.height).enumerated() {
      write(line.0, in: area.row(row), line.1)
    }
  }

  /// Writes pieces of text side by side into the first row of a rectangle, as far as they fit.
  mutating func write(pieces: some Collection<(String, Style)>, in row: Rectangle) {
    var rest = row
    for (text, style) in pieces where rest.width > 0 {
      write(text, in: rest, style)
      rest = rest.dropping(left: text.displayWidth)
    }
  }

  /// Draws the top or the bottom of a box: "┌─┐".
  mutating func drawEdge(_ signs: String, in row: Rectangle, _ style: Style) {
    let signs = Array(signs)
    write(String(signs[0]), x: row.minX, y: row.minY, style)
    fill(row.inset(x: 1, y: 0), with: signs[1], style)
    write(String(signs[2]), x: row.maxX - 1, y: row.minY, style)
  }

  /// Draws the left and the right side of a box: "││".
  mutating func drawSides(_ signs: String, of box: Rectangle, _ style: Style) {
    for (x, sign) in zip([box.minX, box.maxX - 1], signs) {
      fill(Rectangle(x: x, y: box.minY, width: 1, height: box.height), with: sign, style)
    }
  }

  mutating func write(centered lines: some Collection<String>, in area: Rectangle, _ style: Style) {
    write(centered: lines.map { ($0, style) }, in: area)
  }

  mutating func write(centered lines: some Collection<(String, Style)>, in area: Rectangle) {
    for (row, line) in lines.enumerated() {
      write(
        line.0, x: max(area.minX, area.minX + (area.width - line.0.displayWidth) / 2),
        y: area.minY + (area.height - lines.count) / 2 + row, line.1)
    }
  }
}
