/// The state of saving.
public struct SavingState: Equatable, Codable, Sendable {
  /// The urgency of the pending save; nil if the game has not changed since the last one.
  public internal(set) var due: Urgency?

  public init() {}

  /// The urgency of saving a change.
  public enum Urgency: String, Codable, Sendable {
    /// Within a second: the board has changed.
    case soon
    /// Within half a minute: only time has passed.
    case later
  }
}
