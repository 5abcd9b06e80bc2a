extension Week {
  /// Its days side by side, with the stars of each, and how to play the last one's board; all lengths are in pixels.
  public var picture: PixelImage? {
    let (column, margin) = (130, 32)
    var canvas = Canvas(width: 7 * column + 2 * margin, height: 330, color: .back)
    for (index, day) in days.enumerated() {
      let left = margin + index * column
      func draw(_ text: String, y: Int, width: Int = column, dot: Int, _ color: Canvas.Color) {
        canvas.draw(text, y: y, middle: left + column / 2, width: width, dot: dot, color)
      }
      canvas.fill(x: left + 5, y: 80, width: column - 10, height: 134, .sleeve)
      draw(weekday(of: day), y: 94, dot: 3, .quiet)
      let date = CalendarDate(dayNumber: day).map { "\($0.day)" } ?? ""
      let result = self[day]
      draw(date, y: 120, dot: 6, result == nil ? .quiet : .ink)
      guard let result else { continue }
      if let rating = result.rating {
        canvas.draw(rating, side: 18, gap: 3, y: 164, middle: left + column / 2)
      }
      draw(result.outcome, y: 192, width: column - 22, dot: 2, .ink)
    }
    let words: [(String, Int, Canvas.Color)] = [
      (lines[0], margin, .warm), (summary, 238, .ink), (command ?? "", 278, .quiet),
    ]
    for (line, y, color) in words {
      canvas.draw(
        line, y: y, middle: canvas.width / 2, width: canvas.width - 2 * margin, dot: 4, color)
    }
    return canvas.image
  }
}
