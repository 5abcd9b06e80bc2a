/// How far the game is kept for another run.
public struct SavingState: Equatable, Codable, Sendable {
  /// Whether the game has changed and will be kept within a second.
  public internal(set) var isDue = false

  public init() {}
}
