/// Whether the game must be saved.
public struct SavingState: Equatable, Codable, Sendable {
  /// Whether the game has changed and will be saved within a second.
  public internal(set) var isDue = false

  public init() {}
}
