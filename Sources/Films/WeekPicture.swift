extension Week {
  /// Its days side by side, with the stars of each, and how to play the last one's board; all lengths are in pixels.
  public var picture: PixelImage? {
    let (column, margin) = (130, 32)
    var canvas = Canvas(width: 7 * column + 2 * margin, height: 330, color: .back)
    let (middle, width) = (canvas.width / 2, canvas.width - 2 * margin)
    canvas.draw(lines[0], y: margin, middle: middle, width: width, dot: 4, .warm)
    for (index, day) in days.enumerated() {
      let left = margin + index * column
      paint(day, middle: left + column / 2, on: &canvas, in: (left, column))
    }
    canvas.draw(summary, y: 238, middle: middle, width: width, dot: 4, .ink)
    canvas.draw(command ?? "", y: 278, middle: middle, width: width, dot: 4, .quiet)
    return canvas.image
  }

  private func paint(
    _ day: Int, middle: Int, on canvas: inout Canvas, in column: (left: Int, width: Int)
  ) {
    canvas.fill(x: column.left + 5, y: 80, width: column.width - 10, height: 134, .sleeve)
    let result = self[day]
    let date = CalendarDate(dayNumber: day).map { "\($0.day)" } ?? ""
    canvas.draw(weekday(of: day), y: 94, middle: middle, width: column.width, dot: 3, .quiet)
    canvas.draw(
      date, y: 120, middle: middle, width: column.width, dot: 6, result == nil ? .quiet : .ink)
    if let rating = result?.rating {
      canvas.draw(rating, side: 18, gap: 3, y: 164, middle: middle)
    }
    guard let result else { return }
    canvas.draw(
      result.outcome, y: 192, middle: middle, width: column.width - 22, dot: 2, .ink)
  }
}
