import MemoryTunes
import Terminal

/// A month from Monday to Sunday, each day with the result on its board; today is marked.
struct CalendarSheet {
  let month: CalendarMonth
  let records: Records
  /// The number of the selected day; nil for none.
  let selected: Int?
  let theme: Theme
  private let area: Rectangle
  private let cell: Size

  /// A sheet with the largest cells that fit.
  init(month: CalendarMonth, records: Records, selected: Int?, in area: Rectangle, theme: Theme) {
    (self.month, self.records, self.selected) = (month, records, selected)
    (self.area, self.theme) = (area, theme)
    cell =
      switch (area.size.width, area.size.height) {
      case (100..., 27...): Size(width: 10, height: 4)
      case (70..., 15...): Size(width: 6, height: area.size.height >= 21 ? 3 : 2)
      default: Size(width: 5, height: 1)
      }
  }

  var width: Int { 7 * cell.width - 1 }

  func draw(on frame: inout Frame) {
    frame.write(month.label, x: area.minX, y: area.minY, width: width, theme.accent)
    if hasWeekdays {
      for (column, name) in DailyWords.weekdays.enumerated() {
        frame.write(name, x: area.minX + column * cell.width, y: firstRow - 1, theme.quiet)
      }
    }
    for day in month.days {
      let place = month.place(ofDay: day)
      let corner = Point(
        x: area.minX + place.weekday * cell.width, y: firstRow + place.week * cell.height)
      draw(day, at: corner, on: &frame)
    }
  }

  /// The row of the first week; a month may have six.
  private var firstRow: Int {
    area.minY + min(3, max(1, area.size.height - 6 * cell.height))
  }

  /// Has a row for the weekdays below the month.
  private var hasWeekdays: Bool { firstRow > area.minY + 1 }

  private func draw(_ day: Int, at corner: Point, on frame: inout Frame) {
    let result = records.daily[day]
    let number = day - month.days.lowerBound + 1
    let style =
      day == records.today ? theme.button : result == nil ? theme.quiet : theme.strong
    frame.write(number < 10 ? " \(number)" : "\(number)", x: corner.x, y: corner.y, style)
    if let days = records.calendarDays, days.contains(day) {
      frame.addTarget(
        .choose(day - days.lowerBound),
        Rectangle(x: corner.x, y: corner.y, width: cell.width - 1, height: cell.height))
    }
    if day == selected {
      drawArrow(x: corner.x - 1, y: corner.y, theme, on: &frame)
    }
    guard let result else { return }
    if cell.height == 1 {
      drawMark(of: result, x: corner.x + 2, y: corner.y, on: &frame)
    } else {
      drawStars(of: result, x: corner.x, y: corner.y + 1, on: &frame)
    }
    guard cell.height == 4, !result.isGivenUp else { return }
    let count = moves(result.moveCount)
    frame.write(
      count, x: corner.x, y: corner.y + 2, width: cell.width - 1, theme.quiet)
  }

  /// Draws the number of stars with one star.
  private func drawMark(of result: DailyResult, x: Int, y: Int, on frame: inout Frame) {
    if let rating = result.rating {
      frame.write("★\(rating.rawValue)", x: x, y: y, theme.accent)
    } else {
      drawSign(of: result, x: x, y: y, on: &frame)
    }
  }

  private func drawStars(of result: DailyResult, x: Int, y: Int, on frame: inout Frame) {
    guard let rating = result.rating else {
      return drawSign(of: result, x: x + 1, y: y, on: &frame)
    }
    let count = rating.rawValue
    frame.write(String(repeating: "★", count: count), x: x, y: y, theme.accent)
    frame.write(
      String(repeating: "☆", count: Rating.allCases.count - count), x: x + count, y: y, theme.quiet)
  }

  private func drawSign(of result: DailyResult, x: Int, y: Int, on frame: inout Frame) {
    frame.write(
      result.mark, x: x, y: y, result.isGivenUp ? theme.quiet : theme.success)
  }
}
