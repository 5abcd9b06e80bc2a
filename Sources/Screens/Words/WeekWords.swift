import MemoryTunes

extension Week: SharedText {
  public var lines: [String] {
    let days = days.map { "\(weekday(of: $0)) \(label(ofDay: $0))" }
    return ["\(WindowWords.name) · \(dates)"] + days + [summary]
  }

  var sentence: String {
    let days = days.map { (day) -> String in
      guard let result = self[day] else { return "\(weekday(of: day)) \(DailyWords.notPlayed)" }
      let parts = [result.rating?.stars, label(of: result)].compactMap(\.self)
      return "\(weekday(of: day)) \(list(parts))"
    }
    let text = ["\(WindowWords.name), \(dates)", days.joined(separator: "; "), summary]
    return (text.joined(separator: ". ") + ".").spoken
  }

  public var command: String? {
    CalendarDate(dayNumber: days.upperBound).map { "memorytunes \(BoardCode.daily($0))" }
  }

  func rows(_ text: (SharedMove) -> String) -> [String] { [] }

  /// "23 Nov – 29 Nov 2026".
  public var dates: String {
    let dates = [days.lowerBound, days.upperBound].compactMap(CalendarDate.init(dayNumber:))
    return dates.map(\.shortLabel).joined(separator: " – ")
      + (dates.last.map { " \($0.year)" } ?? "")
  }

  /// "5 of 7 boards", "5 of 7 boards, 3 in a row".
  public var summary: String {
    "\(solvedCount) of \(days.count) boards" + (daysInARow > 1 ? ", \(daysInARow) in a row" : "")
  }

  /// "memorytunes-week-2026-11-29".
  public var pictureFileName: String {
    let last = CalendarDate(dayNumber: days.upperBound).map { "-\($0)" } ?? ""
    return "memorytunes-week\(last)"
  }

  /// "Mon".
  public func weekday(of day: Int) -> String {
    CalendarDate(dayNumber: day).map { DailyWords.weekdays[$0.weekday.rawValue - 1] } ?? ""
  }

  /// "★★★★☆ 14 moves", "given up", "–".
  private func label(ofDay day: Int) -> String {
    guard let result = self[day] else { return DailyWords.none }
    return [result.rating?.stars, label(of: result)].compactMap(\.self).joined(separator: " ")
  }

  /// "14 moves", "14 moves, with hindsight", "given up".
  public func label(of result: DailyResult) -> String {
    if result.isGivenUp { return DailyWords.givenUp }
    return moves(result.moveCount)
      + (result.hindsight == nil ? "" : ", \(GameWords.withHindsight)")
  }
}
