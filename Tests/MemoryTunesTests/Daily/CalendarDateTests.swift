import Foundation
import Testing

@testable import MemoryTunes

@Suite struct CalendarDateTests {
  @Test(
    arguments: [
      ("1970-01-01", 0, 3), ("1970-12-31", 364, 3), ("1972-02-29", 789, 1),
      ("1999-12-31", 10_956, 4), ("2000-02-29", 11_016, 1),
      ("2000-03-01", 11_017, 2), ("2026-11-23", 20_780, 0),
      ("2100-02-28", 47_540, 6), ("2100-03-01", 47_541, 0),
      ("9999-12-31", 2_932_896, 4),
    ] as [(String, Int, Int)])
  func `a date has day and weekday`(text: String, day: Int, weekday: Int) throws {
    let date = try #require(CalendarDate(text))

    #expect(date.dayNumber == day)
    #expect(date.weekday == weekday)
    #expect(date.description == text)
    #expect(CalendarDate(dayNumber: day) == date)
  }

  @Test func `every day of more than four centuries is the day after the one before`() throws {
    var last = try #require(CalendarDate(dayNumber: 0))
    for day in 1...160_000 {
      let date = try #require(CalendarDate(dayNumber: day))
      let isNext =
        date.day == last.day + 1 && (date.month, date.year) == (last.month, last.year)
        || date.day == 1 && last.day == last.monthLength
          && (date.month == last.month + 1 && date.year == last.year
            || (date.month, last.month, date.year) == (1, 12, last.year + 1))
      guard isNext, date.dayNumber == day, last < date else {
        Issue.record("\(date) is not the day after \(last)")
        return
      }
      last = date
    }
    #expect(last.description == "2408-01-25")
  }

  @Test(arguments: zip(1...12, [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]))
  func `months have their length`(month: Int, length: Int) {
    #expect(CalendarDate(year: 2026, month: month, day: 1)?.monthLength == length)
    #expect(CalendarDate(year: 2026, month: month, day: length) != nil)
    #expect(CalendarDate(year: 2026, month: month, day: length + 1) == nil)
  }

  @Test(arguments: [
    (1969, 12, 31), (10_000, 1, 1), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0), (2026, 1, 32),
    (2026, 2, 29), (.max, .max, .max), (.min, .min, .min), (2026, .min, 1), (2026, 1, .min),
  ])
  func `days that there are not are refused`(year: Int, month: Int, day: Int) {
    #expect(CalendarDate(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: [-1, 2_932_897, .max, .min])
  func `days outside these years have no date and no board`(day: Int) {
    #expect(CalendarDate(dayNumber: day) == nil)
    #expect(DailyBoard(day: day) == nil)
  }

  @Test(arguments: [
    "", "2026", "2026-1-1", "2026-11-2", "2026-11-231", "2026-11-23 ", " 2026-11-23", "2026/11/23",
    "2026-13-01", "2026-00-10", "2026-11-00", "+026-11-23", "2026--1-23", "0x26-11-23",
    "２０２６-11-23", "2026-11-2٣", "2026−11−23", "99999-1-01", "1969-12-31", "0000-00-00",
    "----------", "2026-11-2\u{0}", String(repeating: "2026-11-23", count: 100_000),
  ])
  func `what is not written as a date is refused`(text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test func `a date is kept as its text`() throws {
    let date = try #require(CalendarDate(year: 2026, month: 2, day: 3))
    let written = try JSONEncoder().encode([date])

    #expect(String(decoding: written, as: UTF8.self) == #"["2026-02-03"]"#)
    #expect(try readBack([date]) == [date])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([CalendarDate].self, from: Data(#"["2026-02-30"]"#.utf8))
    }
  }
}
