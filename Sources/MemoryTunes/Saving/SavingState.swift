public struct SavingState: Equatable, Codable, Sendable {
  /// The urgency of the pending save; nil if the game has not changed since the last one.
  public internal(set) var due: Urgency?

  public enum Urgency: String, Codable, Sendable {
    /// Within a second: the board has changed.
    case soon
    /// Within half a minute: only time has passed.
    case later

    var delay: Duration {
      switch self {
      case .soon: .seconds(1)
      case .later: .seconds(30)
      }
    }
  }

  /// Schedules a save for a change, unless one is due that soon anyway.
  mutating func note(_ urgency: Urgency) {
    if due == nil || urgency == .soon { due = urgency }
  }
}
