/// Draws the items of a page, and below them a sentence about the selected one; above them faces, if there is room.
@Sendable func drawPage(of state: AppState, in chrome: Chrome, on frame: inout Frame) {
  guard let page = state.routing.base.screen.page(state) else { return }
  let about = [page.title, page.subtitle].filter { !$0.isEmpty }.joined(separator: " · ")
  chrome.draw(about: about, on: &frame)
  let width = page.faces.isEmpty ? OptionList.width : chrome.content.width
  var column = chrome.column(width: width, titled: page.title, on: &frame)
  if let faces = FaceRow(page.faces, above: page.count + 3, in: column) {
    faces.draw(theme: chrome.theme, on: &frame)
    column = faces.rest
  }
  column = column.centered(width: min(OptionList.width, column.width), height: column.height)
  OptionList(page, theme: chrome.theme, width: column.width).draw(in: column, on: &frame)
}

/// A list of options, with a sentence about the selected one below, always in the same place.
struct OptionList {
  let rows: [Item]
  let selected: Int
  let theme: Theme
  let width: Int

  /// The number of rows there may be, so that none jumps when one comes or goes.
  private let mostRows: Int

  init(_ page: Page, theme: Theme, width: Int, mostRows: Int = 1) {
    (rows, selected, self.theme, self.width) = (page.items, page.selected, theme, width)
    self.mostRows = max(mostRows, rows.count)
  }

  /// The columns it needs to look good.
  static let width = 46
  private static let noteHeight = 2

  /// Draws as many rows as fit, the selected one among them.
  func draw(in area: Rectangle, on frame: inout Frame) {
    let room = area.height - Self.noteHeight
    let count = min(rows.count, room)
    let spacing = min(3, max(1, room / max(1, mostRows)))
    let listHeight = count * spacing + (spacing == 1 && room > count ? 1 : 0)
    let top = area.minY + (room - listHeight) / 2
    for (place, index) in window(of: count, around: selected, in: rows.count).enumerated() {
      let row = Rectangle(x: area.minX, y: top + place * spacing, width: width, height: 1)
      let isBeforeMore = place == count - 1 && index < rows.count - 1
      let more = place == 0 && index > 0 ? "↑" : isBeforeMore ? "↓" : " "
      if !rows[index].isText { frame.addTarget(.choose(index), row) }
      draw(rows[index], isSelected: index == selected, more: more, in: row, on: &frame)
      if more != " ", index != selected {
        let hidden = isBeforeMore ? index + count / 2 : index - count / 2
        frame.addTarget(
          .select(min(max(0, hidden), rows.count - 1)), row.dropping(right: width - 1))
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
    _ item: Item, isSelected: Bool, more: String, in row: Rectangle, on frame: inout Frame
  ) {
    let style = isSelected ? theme.accent : theme.quiet
    frame.write(isSelected ? "▸" : more, in: row, style)
    frame.write(
      item.tickedLabel, x: row.minX + 2, y: row.minY,
      isSelected ? theme.strong : item.isVerbatim ? theme.accent : theme.text)
    if isSelected { frame.cursor = row.origin }
    guard !item.value.isEmpty else { return }
    let place = row.dropping(left: valueColumn)
    let value = item.value.fitted(to: place.width - 4)
    guard isSelected, !item.hasDialog else {
      return frame.write(isSelected ? "  \(value) …" : "  \(value)", in: place, style)
    }
    frame.write("‹ \(value) ›", in: place, style)
    frame.addTarget(.less(selected), place.dropping(right: place.width - 2))
  }

  /// The column where values begin: after the longest name, and not too near where there is room.
  private var valueColumn: Int {
    let longest = rows.filter { !$0.value.isEmpty }.map(\.tickedLabel.displayWidth).max() ?? 0
    return width < Self.width ? longest + 3 : max(18, longest + 3)
  }
}

extension Item {
  /// Its label after its tick, or the room for one.
  fileprivate var tickedLabel: String { isTicked.map { ($0 ? "✓ " : "  ") + label } ?? label }
}
