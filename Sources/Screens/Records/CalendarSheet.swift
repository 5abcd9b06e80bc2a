extension DailyPage {
  /// The largest place of a day that fits.
  private var cell: Size {
    switch (area.width, area.height) {
    case (100..., 27...): Size(width: 10, height: 4)
    case (70..., 15...): Size(width: 6, height: area.height >= 21 ? 3 : 2)
    default: Size(width: 5, height: 1)
    }
  }

  var sheetWidth: Int { 7 * cell.width - 1 }

  /// Draws the month of a date from Monday to Sunday, each day with the result on its board; today is marked.
  func drawSheet(of date: CalendarDate, among days: ClosedRange<Int>, on frame: inout Frame) {
    // "November 2026".
    let title = tr("\(date.monthName) \(date.year)", in: "month")
    frame.write(title, x: area.minX, y: area.minY, width: sheetWidth, theme.accent)
    if firstRow > area.minY + 1 {
      for (column, name) in DailyWords.weekdays.enumerated() {
        frame.write(name, x: area.minX + column * cell.width, y: firstRow - 1, theme.quiet)
      }
    }
    // The days before the first in its week.
    let gap = (date.weekday - date.day + 36) % 7
    for (index, day) in date.daysOfMonth.enumerated() {
      let (week, weekday) = (gap + index).quotientAndRemainder(dividingBy: 7)
      let tile = Rectangle(
        x: area.minX + weekday * cell.width, y: firstRow + week * cell.height,
        width: cell.width - 1, height: cell.height)
      if days.contains(day) { frame.addTarget(.choose(day - days.lowerBound), tile) }
      if day - days.lowerBound == selected {
        drawArrow(x: tile.minX - 1, y: tile.minY, theme, on: &frame)
      }
      draw(day, index < 9 ? " \(index + 1)" : "\(index + 1)", in: tile, on: &frame)
    }
  }

  /// The row of the first week; a month may have six.
  private var firstRow: Int { area.minY + min(3, max(1, area.height - 6 * cell.height)) }

  private func draw(_ day: Int, _ number: String, in place: Rectangle, on frame: inout Frame) {
    let result = records.daily[day]
    let style = day == records.today ? theme.button : result == nil ? theme.quiet : theme.strong
    frame.write(number, in: place, style)
    guard let result else { return }
    let isLow = cell.height == 1
    let stars = result.rating.map { isLow ? "★\($0.rawValue)" : $0.stars }
    let mark = stars ?? (isLow ? result.mark : " \(result.mark)")
    frame.write(
      mark, in: isLow ? place.dropping(left: 2) : place.row(1),
      stars != nil ? theme.accent : result.isGivenUp ? theme.quiet : theme.success)
    guard cell.height == 4, !result.isGivenUp else { return }
    frame.write(moves(result.moveCount), in: place.row(2), theme.quiet)
  }
}

extension CalendarDate {
  var daysOfMonth: Range<Int> { dayNumber - day + 1..<dayNumber - day + 1 + monthLength }
}

extension Records {
  /// The day they were summed up; the nearest valid one if a clock was wrong.
  var date: CalendarDate? { CalendarDate(dayNumber: min(max(0, today), Daily.lastDay)) }

  /// The days with playable boards: from the first of the month of the first game up to today.
  var calendarDays: ClosedRange<Int>? {
    guard let date else { return nil }
    let first = daily.results.first.flatMap { CalendarDate(dayNumber: $0.day) } ?? date
    return min(first, date).daysOfMonth.lowerBound...date.dayNumber
  }
}
