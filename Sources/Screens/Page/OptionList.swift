import MemoryTunes
import Terminal

/// A list of options, with a sentence about the selected one below, always in the same place; the selected one has
/// arrows around its value, or dots after it if that is chosen elsewhere.
struct OptionList {
  let rows: [Item]
  let selected: Int
  let theme: Theme
  /// Its width in columns.
  let width: Int

  /// The number of rows there may be, so that none jumps when one comes or goes.
  private let mostRows: Int

  init(_ page: Page, theme: Theme, width: Int, mostRows: Int = 1) {
    (rows, selected, self.theme, self.width) = (page.items, page.selected, theme, width)
    self.mostRows = max(mostRows, rows.count)
  }

  /// The columns it needs to look good.
  static let width = 46
  /// The rows of the sentence.
  private static let noteHeight = 2

  /// Draws as many rows as fit, the selected one among them.
  func draw(in area: Rectangle, on frame: inout Frame) {
    let room = area.size.height - Self.noteHeight
    let count = min(rows.count, room)
    let spacing = min(3, max(1, room / max(1, mostRows)))
    let listHeight = count * spacing + (spacing == 1 && room > count ? 1 : 0)
    let top = area.minY + (room - listHeight) / 2
    let first = max(0, min(selected - count / 2, rows.count - count))
    for (place, index) in rows.indices.dropFirst(first).prefix(count).enumerated() {
      let y = top + place * spacing
      let isBeforeMore = place == count - 1 && index < rows.count - 1
      let more = place == 0 && index > 0 ? "↑" : isBeforeMore ? "↓" : " "
      if !rows[index].isText {
        frame.addTarget(.choose(index), Rectangle(x: area.minX, y: y, width: width, height: 1))
      }
      draw(
        rows[index], isSelected: index == selected, more: more, x: area.minX, y: y, on: &frame)
      if more != " ", index != selected {
        let hidden = isBeforeMore ? index + count / 2 : index - count / 2
        frame.addTarget(
          .select(min(max(0, hidden), rows.count - 1)),
          Rectangle(x: area.minX, y: y, width: 1, height: 1))
      }
    }
    let note = rows.indices.contains(selected) ? rows[selected].note : ""
    frame.write(
      note.wrapped(to: width - 4),
      in: Rectangle(
        x: area.minX + 2, y: top + listHeight, width: width - 2, height: Self.noteHeight),
      theme.text)
  }

  /// Draws a row, with an arrow before it if `more` rows do not fit.
  private func draw(
    _ row: Item, isSelected: Bool, more: String, x: Int, y: Int, on frame: inout Frame
  ) {
    frame.write(isSelected ? "▸" : more, x: x, y: y, isSelected ? theme.accent : theme.quiet)
    let style = isSelected ? theme.strong : theme.text
    frame.write(row.tickedLabel, x: x + 2, y: y, style)
    if isSelected { frame.cursor = Point(x: x, y: y) }
    guard !row.value.isEmpty else { return }
    frame.write(
      valueText(of: row, isSelected: isSelected), x: x + valueColumn, y: y,
      width: width - valueColumn, isSelected ? theme.accent : theme.quiet)
    guard isSelected, !row.hasDialog else { return }
    frame.addTarget(.less(selected), Rectangle(x: x + valueColumn, y: y, width: 2, height: 1))
  }

  private func valueText(of row: Item, isSelected: Bool) -> String {
    let value = row.value.fitted(to: width - valueColumn - 4)
    guard isSelected else { return "  \(value)" }
    return row.hasDialog ? "  \(value) …" : "‹ \(value) ›"
  }

  /// The column where values begin: in a narrow list, after the longest name.
  private var valueColumn: Int {
    guard width < Self.width else { return 18 }
    return 3 + (rows.filter { !$0.value.isEmpty }.map(\.tickedLabel.displayWidth).max() ?? 0)
  }
}

extension Item {
  /// Its label after its tick, or the room for one.
  fileprivate var tickedLabel: String { isTicked.map { ($0 ? "✓ " : "  ") + label } ?? label }
}
