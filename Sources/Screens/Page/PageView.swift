/// Draws the items of a page, and below them a sentence about the selected one; above them faces, if there is room.
@Sendable func drawPage(of state: AppState, in chrome: Chrome, on frame: inout Frame) {
  guard let page = state.routing.base.screen.page(state) else { return }
  let about = [page.title, page.subtitle].filter { !$0.isEmpty }.joined(separator: " · ")
  chrome.draw(about: about, on: &frame)
  let width = page.faces.isEmpty ? optionWidth : chrome.content.width
  var column = chrome.column(width: width, titled: page.title, on: &frame)
  if let faces = FaceRow(page.faces, above: page.count + 3, in: column) {
    faces.draw(theme: chrome.theme, on: &frame)
    column = faces.rest
  }
  column = column.centered(width: min(optionWidth, column.width), height: column.height)
  drawOptions(of: page, in: column, theme: chrome.theme, on: &frame)
}

/// The columns that a list of options needs to look good.
let optionWidth = 46

/// Draws as many options of a page as fit, the selected one among them, and below them, always in the same place, a
/// sentence about it; there may be `mostRows`, so that none jumps when one comes or goes.
func drawOptions(
  of page: Page, in area: Rectangle, mostRows: Int = 1, theme: Theme, on frame: inout Frame
) {
  let (rows, selected, noteHeight) = (page.items, page.selected, 2)
  let room = area.height - noteHeight
  let count = min(rows.count, room)
  let spacing = min(3, max(1, room / max(1, mostRows, rows.count)))
  let listHeight = count * spacing + (spacing == 1 && room > count ? 1 : 0)
  let list = area.dropping(top: (room - listHeight) / 2)
  // Values begin after the longest name, and not too near where there is room.
  let longest = rows.filter { !$0.value.isEmpty }.map(\.tickedLabel.displayWidth).max() ?? 0
  let valueColumn = max(area.width < optionWidth ? 0 : 18, longest + 3)
  for (place, index) in window(of: count, around: selected, in: rows.count).enumerated() {
    let (item, row, isSelected) = (rows[index], list.row(place * spacing), index == selected)
    let isBeforeMore = place == count - 1 && index < rows.count - 1
    let more = place == 0 && index > 0 ? "↑" : isBeforeMore ? "↓" : " "
    if !item.isText { frame.addTarget(.choose(index), row) }
    frame.write(isSelected ? "▸" : more, in: row, isSelected ? theme.accent : theme.quiet)
    frame.write(
      item.tickedLabel, x: row.minX + 2, y: row.minY,
      isSelected ? theme.strong : item.isVerbatim ? theme.accent : theme.text)
    if !item.value.isEmpty {
      let value = row.dropping(left: valueColumn)
      drawValue(of: item, index, isSelected: isSelected, in: value, theme: theme, on: &frame)
    }
    if isSelected {
      frame.cursor = row.origin
    } else if more != " " {
      let hidden = isBeforeMore ? index + count / 2 : index - count / 2
      frame.addTarget(
        .select(min(max(0, hidden), rows.count - 1)), row.dropping(right: row.width - 1))
    }
  }
  let note = rows.indices.contains(selected) ? rows[selected].note : ""
  let place = list.dropping(top: listHeight).top(noteHeight).dropping(left: 2)
  frame.write(note.wrapped(to: area.width - 4), in: place, theme.text)
}

/// Draws the value of the item at an index, with arrows if it can be changed here.
private func drawValue(
  of item: Item, _ index: Int, isSelected: Bool, in place: Rectangle, theme: Theme,
  on frame: inout Frame
) {
  let value = item.value.fitted(to: place.width - 4)
  let isChangeable = isSelected && item.change(by: 1) != nil
  let text = isChangeable ? "‹ \(value) ›" : isSelected ? "  \(value) …" : "  \(value)"
  frame.write(text, in: place, isSelected ? theme.accent : theme.quiet)
  if isChangeable { frame.addTarget(.less(index), place.dropping(right: place.width - 2)) }
}

extension Item {
  /// Its label after its tick, or the room for one.
  fileprivate var tickedLabel: String { isTicked.map { ($0 ? "✓ " : "  ") + label } ?? label }
}
