extension Week: SharedText {
  public var lines: [String] {
    let days = days.map { "\(weekday(of: $0)) \(self[$0]?.label ?? tr("not played"))" }
    return ["\(WindowWords.name) · \(dates)"] + days + [summary]
  }

  var moves: [SharedMove] { [] }

  public var command: String? {
    CalendarDate(dayNumber: days.upperBound).map { "memorytunes \(BoardCode.daily($0))" }
  }

  /// "23 Nov – 29 Nov 2026".
  public var dates: String {
    let dates = [days.lowerBound, days.upperBound].compactMap(CalendarDate.init(dayNumber:))
    guard let first = dates.first, let last = dates.last else { return "" }
    return tr("\(first.shortLabel) – \(last.shortLabel) \(last.year)", in: "week")
  }

  /// "5 of 7 boards", "5 of 7 boards, 3 in a row".
  public var summary: String {
    let solved = tr(
      "\(solvedCount) of \(days.count) board", "\(solvedCount) of \(days.count) boards",
      count: days.count)
    return daysInARow > 1 ? list([solved, DailyWords.inARow(daysInARow)]) : solved
  }

  /// "memorytunes-week-2026-11-29".
  public var pictureFileName: String {
    let last = CalendarDate(dayNumber: days.upperBound).map { "-\($0)" } ?? ""
    return "memorytunes-week\(last)"
  }

  /// "Mon".
  public func weekday(of day: Int) -> String {
    CalendarDate(dayNumber: day).map { DailyWords.weekdays[$0.weekday] } ?? ""
  }
}
