/// Whether the game must be saved.
public struct SavingState: Equatable, Codable, Sendable {
  /// How soon the game will be saved; nil if it has not changed since the last time.
  public internal(set) var due: Urgency?

  public init() {}

  /// How soon a change must be saved.
  public enum Urgency: String, Codable, Sendable {
    /// Within a second: the board has changed.
    case soon
    /// Within ten seconds: only time has passed.
    case later
  }
}
