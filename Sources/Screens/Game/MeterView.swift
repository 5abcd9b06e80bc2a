import MemoryTunes
import Terminal

extension BoardScene {
  /// Draws a card that is heard, not seen: a meter that moves with its tune, or a note while it is silent.
  func drawTune(ofCard card: Int, on place: Rectangle, on frame: inout Frame) {
    if let meter = game.show.meter, meter.card == card {
      drawMeter(meter, on: place, theme: theme, on: &frame)
    } else if place.size.height > 2 {
      frame.place(Picture(image: tuneImage, in: place))
    } else {
      frame.fill(place, theme.onCard(theme.text))
      frame.write(
        "♪", x: place.minX + (place.size.width - 1) / 2, y: place.minY, theme.onCard(theme.accent))
    }
  }
}

/// Draws bars that move with a tune.
func drawMeter(_ meter: Meter, on card: Rectangle, theme: Theme, on frame: inout Frame) {
  frame.fill(card, theme.onCard(theme.text))
  let place = card.roomForMeter
  let barWidth = card.size.width >= 24 ? 3 : card.size.width >= 8 ? 2 : 1
  let count = (place.size.width + 1) / (barWidth + 1)
  let width = count * (barWidth + 1) - 1
  for bar in 0..<count {
    let column = Rectangle(
      x: place.minX + (place.size.width - width) / 2 + bar * (barWidth + 1), y: place.minY,
      width: barWidth, height: place.size.height)
    let eighths = meter.eighths(ofBar: bar, rows: place.size.height)
    drawLevel(eighths, in: column, theme: theme, on: &frame)
  }
}

extension Rectangle {
  /// The part of a card for its meter: all but the last row, which is for the mark, unless the card is very small.
  fileprivate var roomForMeter: Rectangle {
    if size.width >= 12 { return inset(x: 1, y: 1) }
    return size.height >= 4 ? top(size.height - 1) : self
  }
}

/// Draws a bar from the bottom up, in the colours of a mixing desk; one without height as a line.
private func drawLevel(
  _ eighths: Int, in column: Rectangle, theme: Theme, on frame: inout Frame
) {
  let rows = column.size.height
  for row in 0..<rows where row == 0 || 8 * row < eighths {
    let style =
      eighths == 0
      ? theme.quiet
      : 2 * row < rows ? theme.success : 6 * row < 5 * rows ? theme.accent : theme.failure
    frame.fill(
      column.row(rows - 1 - row), with: block(eighths: max(1, eighths - 8 * row)),
      theme.onCard(style))
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
