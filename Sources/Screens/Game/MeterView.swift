import MemoryTunes
import Terminal

/// Draws a card that is heard instead of seen: bars that move with its tune, or lie still while it is
/// silent.
func drawMeter(_ meter: Meter?, on card: Rectangle, theme: Theme, on frame: inout Frame) {
  frame.fill(card, theme.onCard(theme.text))
  let isLarge = card.size.width >= 12
  // The last row of a large card is for the mark.
  let place = isLarge ? card.inset(x: 1, y: 1) : card
  let barWidth = card.size.width >= 24 ? 3 : isLarge ? 2 : 1
  let count = (place.size.width + 1) / (barWidth + 1)
  let width = count * (barWidth + 1) - 1
  for bar in 0..<count {
    let column = Rectangle(
      x: place.minX + (place.size.width - width) / 2 + bar * (barWidth + 1), y: place.minY,
      width: barWidth, height: place.size.height)
    drawLevel(
      eighths: meter.map { $0.eighths(ofBar: bar, rows: place.size.height) } ?? 0, in: column,
      theme: theme, on: &frame)
  }
}

/// Draws a bar from the bottom up, in the colours of a sound desk; one without height as a line.
private func drawLevel(
  eighths: Int, in column: Rectangle, theme: Theme, on frame: inout Frame
) {
  let rows = column.size.height
  for row in 0..<rows where row == 0 || 8 * row < eighths {
    let isStill = eighths == 0
    let style =
      isStill
      ? theme.quiet
      : 3 * row < 2 * rows - 2 ? theme.success : row < rows - 1 ? theme.accent : theme.failure
    frame.fill(
      Rectangle(x: column.minX, y: column.maxY - 1 - row, width: column.size.width, height: 1),
      with: block(eighths: max(1, eighths - 8 * row)), theme.onCard(style))
  }
}

extension Meter {
  /// The height of a bar in eighths of a row: each sways around the level in its own way.
  fileprivate func eighths(ofBar bar: Int, rows: Int) -> Int {
    let sways = [13, 9, 15, 11, 14, 8, 16, 10]
    let sway = sways[(3 * bar + 5 * step) % sways.count]
    // Squared, because tunes are rarely quiet.
    return level * level * sway * rows * 8 / (255 * 255 * 16)
  }
}
