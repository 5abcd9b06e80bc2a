import MemoryTunes

extension CalendarDate {
  /// The date in words: "23 November 2026".
  public var label: String { "\(day) \(monthName) \(year)" }

  /// "23 Nov".
  var shortLabel: String { "\(day) \(monthName.prefix(3))" }

  /// "November".
  public var monthName: String {
    [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ][month - 1]
  }
}

extension CalendarMonth {
  /// "November 2026".
  var label: String { "\(first.monthName) \(first.year)" }
}
