import DataFlow

/// The state of sound; what is playing is not part of it.
public struct SoundState: Equatable, Codable, Sendable {
  /// Why there is no sound; nil if all is well, or nothing has been played yet.
  public internal(set) var problem: SoundProblem?

  public init() {}
}

/// Keeps why there is no sound.
func soundReducer(state: inout SoundState, action: SoundAction) -> Outcome<SoundEffect> {
  switch action {
  case .reported(let problem):
    state.problem = problem
    return .handled()
  }
}
