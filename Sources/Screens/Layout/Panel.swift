import Terminal

/// The box of a dialog, with a border and a title.
struct Panel {
  let rectangle: Rectangle
  /// The area inside border and padding.
  let inside: Rectangle

  init(_ rectangle: Rectangle) {
    self.rectangle = rectangle
    inside = rectangle.inset(x: 3, y: 2)
  }

  /// Draws the box; nothing drawn before can be clicked any more.
  func draw(titled title: String, theme: Theme, on frame: inout Frame) {
    frame.removeTargets()
    frame.fill(rectangle, theme.text.on(theme.surface))
    let border = theme.accent.on(theme.surface)
    let (right, bottom) = (rectangle.maxX - 1, rectangle.maxY - 1)
    for x in rectangle.minX...max(right, rectangle.minX) {
      frame.write("─", x: x, y: rectangle.minY, border)
      frame.write("─", x: x, y: bottom, border)
    }
    for y in rectangle.minY...max(bottom, rectangle.minY) {
      frame.write("│", x: rectangle.minX, y: y, border)
      frame.write("│", x: right, y: y, border)
    }
    frame.write("╭", x: rectangle.minX, y: rectangle.minY, border)
    frame.write("╮", x: right, y: rectangle.minY, border)
    frame.write("╰", x: rectangle.minX, y: bottom, border)
    frame.write("╯", x: right, y: bottom, border)
    frame.write(
      " \(title) ", x: rectangle.minX + 2, y: rectangle.minY, width: rectangle.size.width - 4,
      border)
  }
}

/// Draws buttons side by side; the selected one is highlighted and has the cursor.
func drawButtons(
  _ buttons: [Button], selected: Int, in row: Rectangle, theme: Theme, on frame: inout Frame
) {
  var x = row.minX
  for (index, button) in buttons.enumerated() {
    let isSelected = index == selected
    let text = isSelected ? "▸ \(button.label) " : "  \(button.label) "
    let place = Rectangle(x: x, y: row.minY, width: text.displayWidth, height: 1)
    frame.write(
      text, x: x, y: row.minY, width: row.maxX - x,
      isSelected ? theme.button : theme.text.on(theme.surface))
    frame.addTarget(.button(index), place)
    if isSelected { frame.cursor = place.origin }
    x += place.size.width + 1
  }
}

/// Draws a progress bar; empty if the total is 0.
func drawBar(
  _ done: Int, of total: Int, in row: Rectangle, filled: Style, empty: Style,
  on frame: inout Frame
) {
  let width = row.size.width
  let length = total > 0 ? min(width, width * done / total) : 0
  var (left, right) = (row, row)
  left.size = Size(width: length, height: 1)
  right.origin.x += length
  right.size = Size(width: width - length, height: 1)
  frame.fill(left, with: "━", filled)
  frame.fill(right, with: "─", empty)
}
