/// Days in a row with a finished game.
public struct Streak: Equatable, Codable, Sendable {
  /// The days in a row up to today, or up to yesterday if today has no game yet.
  public internal(set) var current = 0
  public internal(set) var longest = 0
}

extension Streak {
  /// The streaks of these ascending days; days after today, from a wrong clock, end no current streak.
  init(risingDays days: [Int], today: Int) {
    var (run, previous) = (0, Int?.none)
    for day in days {
      // `previous` is less than `day`, so adding one cannot overflow; nor can it below.
      run = previous.map { $0 + 1 == day } == true ? run + 1 : 1
      longest = max(longest, run)
      if day == today || day < today && day + 1 == today { current = run }
      previous = day
    }
  }
}

extension PlayedGame {
  /// The day it ended, in UTC: 0 is 1970-01-01.
  public var endDay: Int {
    let (days, rest) = endedAt.quotientAndRemainder(dividingBy: 86_400)
    return rest < 0 ? days - 1 : days
  }
}
