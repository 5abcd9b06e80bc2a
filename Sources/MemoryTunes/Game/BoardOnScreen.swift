import DataFlow

/// Resumes what runs only while the board is on screen.
func showBoard(in state: inout GameState, pace: Pace) -> Effect<GameEffect> {
  let clock = state.hasProgress ? startClock(in: &state) : .none
  return clock.merged(with: retryRecovery(in: &state)).merged(with: think(in: state, pace: pace))
    .merged(with: nextBoard(of: state))
}

/// Stops what runs only while the board is on screen; if the player has left for another screen, also
/// a deal in progress and what follows the last pair.
func hideBoard(in state: inout GameState, isLeft: Bool) -> Effect<GameEffect> {
  let effect = stopClock(in: &state).merged(with: stopPeek(in: &state))
    .merged(with: stopThinking(in: &state)).merged(with: stopMeter(in: &state))
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
