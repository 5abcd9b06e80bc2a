public struct SoundState: Equatable, Codable, Sendable {
  /// The reason there is no sound; nil if all is well, or nothing has been played yet.
  public internal(set) var problem: SoundProblem?
}
