extension BoardScene {
  /// Draws a card that is heard, not seen: a meter that moves with its tune, or a note while it is silent.
  func drawTune(ofCard card: Int, on place: Rectangle, on frame: inout Frame) {
    if let meter = game.show.meter, meter.card == card {
      drawMeter(meter, on: place, theme: theme, on: &frame)
    } else if place.height > 2 {
      frame.place(Picture(image: tuneImage, in: place))
    } else {
      frame.fill(place, theme.onCard(theme.text))
      frame.write(centered: ["♪"], in: place.top(1), theme.onCard(theme.accent))
    }
  }
}

/// Draws bars that move with a tune, in the colours of a mixing desk.
func drawMeter(_ meter: Meter, on card: Rectangle, theme: Theme, on frame: inout Frame) {
  frame.fill(card, theme.onCard(theme.text))
  // The last row is for the mark, unless the card is very small.
  let upper = card.height >= 4 ? card.top(card.height - 1) : card
  let place = card.width >= 12 ? card.inset(x: 1, y: 1) : upper
  let barWidth = card.width >= 24 ? 3 : card.width >= 8 ? 2 : 1
  let count = (place.width + 1) / (barWidth + 1)
  let (level, rows) = (meter.level, place.height)
  let sways = [13, 9, 15, 11, 14, 8, 16, 10]
  for (bar, column) in place.columns(count, width: barWidth, gap: 1).enumerated() {
    // Each sways around the level in its own way.
    let sway = sways[(3 * bar + 5 * meter.step) % sways.count]
    // Squared, because tunes are rarely quiet.
    let eighths = level * level * sway * rows * 8 / (255 * 255 * 16)
    // One without height is a line.
    drawLevel(eighths: max(1, eighths), in: column, on: &frame) { row in
      theme.onCard(
        eighths == 0
          ? theme.quiet
          : 2 * row < rows ? theme.success : 6 * row < 5 * rows ? theme.accent : theme.failure)
    }
  }
}
