public enum DailyAction: Equatable, Codable, Sendable {
  /// "Play the board of this day"; nil for today's.
  case play(CalendarDate?)
  case found(Daily)
}

public enum DailyEffect: Equatable, Sendable {
  /// Finds the day, and whether this person, or without a name anybody, has played its board → `DailyAction.found`.
  case find(CalendarDate?, person: String = "")
}
