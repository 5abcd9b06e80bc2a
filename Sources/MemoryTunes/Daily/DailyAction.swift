/// What can happen to the daily board.
public enum DailyAction: Equatable, Codable, Sendable {
  /// "Play the board of this day"; nil for today's.
  case play(CalendarDate?)
  /// "This is the board to play".
  case found(Daily)
}

/// The work that the daily board requests.
public enum DailyEffect: Equatable, Sendable {
  /// Looks which day it is, and whether this person has played its board, or without a name, anybody →
  /// `DailyAction.found`.
  case find(CalendarDate?, person: String = "")
}
