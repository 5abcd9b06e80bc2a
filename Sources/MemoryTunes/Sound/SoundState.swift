/// The state of sound, excluding the sounds now playing.
public struct SoundState: Equatable, Codable, Sendable {
  /// The reason there is no sound; nil if all is well, or nothing has been played yet.
  public internal(set) var problem: SoundProblem?
}

/// Stores the reason there is no sound.
func soundReducer(state: inout SoundState, action: SoundAction) -> Outcome<SoundEffect> {
  switch action {
  case .reported(let problem):
    state.problem = problem
    return .handled()
  }
}
