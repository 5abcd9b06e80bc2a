/// An action on the daily board.
public enum DailyAction: Equatable, Codable, Sendable {
  /// "Play the board of this day"; nil for today's.
  case play(CalendarDate?)
  /// "This is the board to play".
  case found(Daily)
}

/// The work that the daily board requests.
public enum DailyEffect: Equatable, Sendable {
  /// Finds the day, and whether this person, or without a name anybody, has played its board →
  /// `DailyAction.found`.
  case find(CalendarDate?, person: String = "")
}
