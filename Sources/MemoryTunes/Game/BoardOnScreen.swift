import DataFlow

/// Resumes what runs only while the board is on screen.
func showBoard(in state: inout GameState) -> Effect<GameEffect> {
  let clock = state.lastOpened == nil ? .none : startClock(in: &state)
  return clock.merged(with: retryRecovery(in: &state))
}

/// Stops what runs only while the board is on screen; if the player has left for another screen, also
/// a deal in progress and what follows the last pair.
func hideBoard(in state: inout GameState, isLeft: Bool) -> Effect<GameEffect> {
  let effect = stopClock(in: &state).merged(with: stopPeek(in: &state))
  guard isLeft else { return effect }
  if state.isBeingDealt {
    state.phase = .empty
    return effect.merged(with: .cancel(.deal))
  }
  if state.finale != .result {
    state.finale = .result
    return effect.merged(with: .cancel(.finale))
  }
  return effect
}
