import MemoryTunes

/// A month as a sheet of a calendar.
struct CalendarMonth: Equatable {
  /// Its first day.
  let first: CalendarDate

  /// The month `count` months before the one a day is in; nil before 1970.
  init?(monthsBefore count: Int, _ date: CalendarDate) {
    let number = date.monthNumber - count
    guard let first = CalendarDate(year: number / 12, month: number % 12 + 1, day: 1) else {
      return nil
    }
    self.first = first
  }

  var days: Range<Int> { first.dayNumber..<first.dayNumber + first.monthLength }

  /// Where a day of the month is: its week, counted from 0, and its weekday from 0 for Monday.
  func place(ofDay day: Int) -> (week: Int, weekday: Int) {
    let cell = first.weekday.rawValue - 1 + day - first.dayNumber
    return (cell / 7, cell % 7)
  }
}

extension CalendarDate {
  /// The number of months since the beginning of the year 0.
  fileprivate var monthNumber: Int { 12 * year + month - 1 }
}

extension Records {
  /// The day on which they were summed up; the nearest there is if a clock was wrong.
  var date: CalendarDate? { CalendarDate(dayNumber: min(max(0, today), Daily.lastDay)) }

  /// How many months ago the first daily board was played.
  var monthsWithGames: Int {
    guard let first = daily.results.first.flatMap({ CalendarDate(dayNumber: $0.day) }), let date
    else { return 0 }
    return max(0, date.monthNumber - first.monthNumber)
  }
}
