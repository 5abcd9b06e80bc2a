/// A day of the Gregorian calendar, from 1970-01-01 to 9999-12-31.
public struct CalendarDate: Hashable, Sendable {
  public let year: Int
  /// From 1 to 12.
  public let month: Int
  /// From 1.
  public let day: Int

  /// Creates a date; nil if there is no such day, or if it is outside these years.
  public init?(year: Int, month: Int, day: Int) {
    guard (1970...9999).contains(year), (1...12).contains(month),
      (1...Self.dayCount(ofMonth: month, in: year)).contains(day)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The number of days of its month, from 28 to 31.
  public var monthLength: Int { Self.dayCount(ofMonth: month, in: year) }

  private static func dayCount(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  /// The number of days since 1970-01-01.
  public var dayNumber: Int {
    (1..<month).reduce(Self.days(before: year)) { $0 + Self.dayCount(ofMonth: $1, in: year) }
      + day - 1
  }

  /// The date of a day counted from 1970-01-01, which is 0; nil before it, and after 9999-12-31, which is
  /// 2,932,896.
  public init?(dayNumber: Int) {
    guard (0..<Self.days(before: 10_000)).contains(dayNumber) else { return nil }
    var year = 1970 + dayNumber / 366
    while Self.days(before: year + 1) <= dayNumber { year += 1 }
    var month = 1
    var rest = dayNumber - Self.days(before: year)
    while rest >= Self.dayCount(ofMonth: month, in: year) {
      rest -= Self.dayCount(ofMonth: month, in: year)
      month += 1
    }
    self.init(year: year, month: month, day: rest + 1)
  }

  /// The number of days from 1970-01-01 to the beginning of a year.
  private static func days(before year: Int) -> Int {
    func leapYears(before year: Int) -> Int {
      (year - 1) / 4 - (year - 1) / 100 + (year - 1) / 400
    }
    return 365 * (year - 1970) + leapYears(before: year) - leapYears(before: 1970)
  }

  public enum Weekday: Int, CaseIterable, Sendable {
    case monday = 1
    case tuesday, wednesday, thursday, friday, saturday, sunday
  }

  public var weekday: Weekday {
    // Day 0 was a Thursday.
    Weekday.allCases[(dayNumber + 3) % 7]
  }
}

extension CalendarDate: Comparable, TextCodable {
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
