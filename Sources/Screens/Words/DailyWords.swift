import MemoryTunes

/// Sentences about daily boards in the records.
enum DailyWords {
  static let heading = "DAILY BOARDS"
  static let today = "TODAY"
  static let practice = "Playing it is practice."
  static let streak = "In a row"
  static let longest = "Longest"
  static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  static let givenUp = "given up"
  static let none = "·"
  static let notPlayed = "not played"
  static let legend = [("★", "stars"), ("✓", GameWords.withHindsight), ("–", givenUp)]

  static func inARow(_ streak: Streak) -> String { "\(streak.current) in a row" }

  static func finished(_ count: Int) -> String { "\(count) finished" }
}

extension DailyBoard {
  /// "4×4 Pop".
  var label: String { "\(grid.label) \(category.label)" }
}

extension DailyResult {
  /// The number of stars; "–" if given up, "✓" with hindsight.
  var mark: String { rating.map { "\($0.rawValue)" } ?? (isGivenUp ? "–" : "✓") }

  /// Its result: "★★★★☆, 1 slip".
  var label: String {
    isGivenUp ? "Given up." : list([rating?.stars, slips(slipCount)].compactMap(\.self))
  }
}

extension AppState {
  /// The result of a day's daily board, or that it is under way.
  func dailyLabel(ofDay day: Int, in records: Records) -> String {
    let isUnderWay = unfinishedGame(in: .daily)?.daily?.day == day
    return records.daily[day]?.label
      ?? (isUnderWay ? RecordsWords.underWay : RecordsWords.notPlayed)
  }
}
