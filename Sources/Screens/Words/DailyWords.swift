enum DailyWords {
  static var entry: String { tr("Daily Board") }
  static var firstCounts: String { tr("Your first try counts.") }
  static var weekdays: [String] {
    // At most 4 columns each.
    [tr("Mon"), tr("Tue"), tr("Wed"), tr("Thu"), tr("Fri"), tr("Sat"), tr("Sun")]
  }
  static var givenUp: String { tr("given up") }

  static func inARow(_ count: Int) -> String { tr("\(count) in a row", in: "daily boards") }

  static func boardsInARow(_ count: Int) -> String {
    tr("\(count) daily board in a row", "\(count) daily boards in a row", count: count)
  }
}

extension DailyBoard {
  /// "4×4 Pop".
  var label: String { "\(grid.label) \(category.label)" }
}

extension DailyResult {
  /// The number of stars; "–" if given up, "✓" with hindsight.
  var mark: String { rating.map { "\($0.rawValue)" } ?? (isGivenUp ? "–" : "✓") }

  /// "★★★★☆, 14 moves", "given up".
  var label: String { list([rating?.stars, outcome]) }

  /// "14 moves", "14 moves, with hindsight", "given up".
  public var outcome: String {
    isGivenUp
      ? DailyWords.givenUp
      : list([moves(moveCount), hindsight.map { _ in Hindsight.words }])
  }
}

extension AppState {
  /// The result of a day's daily board, or that it is under way.
  func dailyLabel(ofDay day: Int, in records: Records) -> String {
    let isUnderWay = unfinishedGame(in: .daily)?.daily?.day == day
    return records.daily[day]?.label
      ?? (isUnderWay ? tr("Under way.") : tr("Not played yet."))
  }
}
