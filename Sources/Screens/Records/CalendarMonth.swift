import MemoryTunes

/// A month as a sheet of a calendar.
struct CalendarMonth: Equatable {
  /// Its first day.
  let first: CalendarDate

  /// The month of a day.
  init(of date: CalendarDate) {
    first = CalendarDate(dayNumber: date.dayNumber - date.day + 1) ?? date
  }

  var days: Range<Int> { first.dayNumber..<first.dayNumber + first.monthLength }

  /// The place of a day of the month: its week, counted from 0, and its weekday, from 0 for Monday.
  func place(ofDay day: Int) -> (week: Int, weekday: Int) {
    let cell = first.weekday.rawValue - 1 + day - first.dayNumber
    return (cell / 7, cell % 7)
  }
}

extension Records {
  /// The day they were summed up; the nearest valid one if a clock was wrong.
  var date: CalendarDate? { CalendarDate(dayNumber: min(max(0, today), Daily.lastDay)) }

  /// The days with playable boards: from the first of the month of the first game up to today.
  var calendarDays: ClosedRange<Int>? {
    guard let date else { return nil }
    let first = daily.results.first.flatMap { CalendarDate(dayNumber: $0.day) } ?? date
    return CalendarMonth(of: min(first, date)).first.dayNumber...date.dayNumber
  }
}
