/// A day of the Gregorian calendar, from 1970-01-01 to 9999-12-31.
public struct CalendarDate: Hashable, Comparable, Sendable, TextCodable {
  public let year: Int
  /// From 1 to 12.
  public let month: Int
  /// From 1.
  public let day: Int

  /// Creates a date; nil if there is no such day, or if it is outside these years.
  public init?(year: Int, month: Int, day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
    guard (1970...9999).contains(year), (1...12).contains(month),
      (1...monthLength).contains(day)
    else { return nil }
  }

  /// The number of days of its month, from 28 to 31.
  public var monthLength: Int {
    Self.days(before: month + 1, of: year) - Self.days(before: month, of: year)
  }

  /// The number of days since 1970-01-01.
  public var dayNumber: Int { Self.days(before: month, of: year) + day - 1 }

  /// The date of a day counted from 1970-01-01, which is 0; nil before it, and after 9999-12-31, which is 2,932,896.
  public init?(dayNumber: Int) {
    guard (0...Daily.lastDay).contains(dayNumber) else { return nil }
    var year = 1970 + dayNumber / 366
    while Self.days(before: 13, of: year) <= dayNumber { year += 1 }
    var month = 12
    while Self.days(before: month, of: year) > dayNumber { month -= 1 }
    self.init(
      year: year, month: month, day: dayNumber - Self.days(before: month, of: year) + 1)
  }

  /// The number of days from 1970-01-01 to the beginning of a month; 13 is January of the next year.
  private static func days(before month: Int, of year: Int) -> Int {
    // Years that begin in March end with the leap day; their months have 153 days in five.
    let (year, month) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    return 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 - 719_468
  }

  /// From 0, a Monday, to 6; day 0 was a Thursday.
  public var weekday: Int { (dayNumber + 3) % 7 }

  public static func < (one: CalendarDate, other: CalendarDate) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }

  /// Parses what ``description`` writes; nil for any other text.
  public init?(_ text: String) {
    let numbers = text.split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    guard description == text else { return nil }
  }

  /// ISO 8601: `2026-11-23`.
  public var description: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)-\(two(month))-\(two(day))"
  }
}
