/// The daily boards of the last seven days, to share.
public struct Week: Equatable, Sendable {
  /// The days, the last one today; 0 is 1970-01-01.
  public let days: ClosedRange<Int>
  /// The results on their boards, oldest first, those of days that were not played left out.
  public let results: [DailyResult]
  /// The days in a row with a finished board, up to today or yesterday.
  public let daysInARow: Int

  public init(_ daily: DailyRecords, today: Int) {
    let last = min(max(6, today), Daily.lastDay)
    days = last - 6...last
    results = daily.results.filter { [days] in days.contains($0.day) }
    daysInARow = daily.streak.current
  }

  public subscript(day: Int) -> DailyResult? { results.first { $0.day == day } }

  public var solvedCount: Int { results.count { !$0.isGivenUp } }
}
