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

  /// The columns that it needs.
  static let width = 46

  func draw(in area: Rectangle, on frame: inout Frame) {
    let spacing = area.size.height >= rows.count * 2 ? 2 : 1
    let top = area.minY + max(0, (area.size.height - rows.count * spacing) / 2)
    for (index, row) in rows.enumerated() {
      draw(row, isSelected: index == selected, x: area.minX, y: top + index * spacing, on: &frame)
      let place = Rectangle(x: area.minX, y: top + index * spacing, width: Self.width, height: 1)
      frame.addTarget(.entry(index), place)
    }
    if let note, area.size.height > rows.count * spacing {
      frame.write(note, x: area.minX + 2, y: area.maxY - 1, width: Self.width - 2, theme.quiet)
    }
  }

  private func draw(_ row: OptionRow, isSelected: Bool, x: Int, y: Int, on frame: inout Frame) {
    frame.write(isSelected ? "▸" : " ", x: x, y: y, theme.accent)
    frame.write(row.label, x: x + 2, y: y, isSelected ? theme.strong : theme.text)
    if isSelected { frame.cursor = Point(x: x, y: y) }
    guard !row.value.isEmpty else { return }
    let room = Self.width - 22
    let value = row.value.fitted(to: room)
    frame.write(
      isSelected ? row.hasDialog ? "  \(value) …" : "‹ \(value) ›" : "  \(value)", x: x + 18, y: y,
      width: Self.width - 18, isSelected ? theme.accent : theme.quiet)
  }
}
