extension Week {
  public var lines: [String] {
    let days = days.map { "\(weekday(of: $0)) \(self[$0]?.label ?? tr("not played"))" }
    return ["\(programName) · \(dates)"] + days + [summary]
  }

  public var command: String? {
    lastDay.map { "memorytunes \(BoardCode.daily($0))" }
  }

  /// "23 Nov – 29 Nov 2026".
  public var dates: String {
    guard let first = CalendarDate(dayNumber: days.lowerBound), let last = lastDay else {
      return ""
    }
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
  public var pictureFileName: String { "memorytunes-week" + (lastDay.map { "-\($0)" } ?? "") }

  private var lastDay: CalendarDate? { CalendarDate(dayNumber: days.upperBound) }

  /// "Mon".
  public func weekday(of day: Int) -> String {
    CalendarDate(dayNumber: day).map { DailyWords.weekdays[$0.weekday] } ?? ""
  }
}
