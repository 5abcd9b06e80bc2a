import Terminal

/// A row of a list of options: its name, its value, and how that is changed.
struct OptionRow {
  let label: String
  let value: String
  /// Whether its value is chosen elsewhere and not with the arrows.
  var hasDialog = false
}

/// A list of options below each other; the selected one has arrows around its value, or dots behind it
/// if that is chosen elsewhere.
struct OptionList {
  let rows: [OptionRow]
  let selected: Int
  /// What the selected option does; nil if its name tells.
  let note: String?
  let theme: Theme
  /// The columns that it takes.
  var width = Self.width
  /// The column where values begin.
  var valueColumn = 18

  /// The columns that it needs to look well.
  static let width = 46

  /// Draws it; as many rows as fit, with the selected one among them.
  func draw(in area: Rectangle, on frame: inout Frame) {
    let spacing = area.size.height >= rows.count * 2 ? 2 : 1
    let top = area.minY + max(0, (area.size.height - rows.count * spacing) / 2)
    let first = max(0, min(selected - area.size.height / 2, rows.count - area.size.height))
    for (place, index) in rows.indices.dropFirst(first).prefix(area.size.height).enumerated() {
      let y = top + place * spacing
      draw(rows[index], isSelected: index == selected, x: area.minX, y: y, on: &frame)
      frame.addTarget(.entry(index), Rectangle(x: area.minX, y: y, width: width, height: 1))
    }
    if let note, area.size.height > rows.count * spacing {
      frame.write(note, x: area.minX + 2, y: area.maxY - 1, width: width - 2, theme.quiet)
    }
  }

  private func draw(_ row: OptionRow, isSelected: Bool, x: Int, y: Int, on frame: inout Frame) {
    frame.write(isSelected ? "▸" : " ", x: x, y: y, theme.accent)
    frame.write(row.label, x: x + 2, y: y, isSelected ? theme.strong : theme.text)
    if isSelected { frame.cursor = Point(x: x, y: y) }
    guard !row.value.isEmpty else { return }
    let room = width - valueColumn - 4
    let value = row.value.fitted(to: room)
    frame.write(
      isSelected ? row.hasDialog ? "  \(value) …" : "‹ \(value) ›" : "  \(value)",
      x: x + valueColumn,
      y: y, width: width - valueColumn, isSelected ? theme.accent : theme.quiet)
  }
}
