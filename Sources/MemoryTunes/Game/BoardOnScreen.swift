import DataFlow

/// Resumes what runs only while the board is on screen.
func showBoard(in state: inout GameState, settings: GameSettings) -> Effect<GameEffect> {
  let clock = state.hasProgress ? startClock(in: &state, settings: settings) : .none
  return clock.merged(with: retryRecovery(in: &state))
    .merged(with: think(in: state, pace: settings.pace)).merged(with: nextBoard(of: state))
}

/// Stops what runs only while the board is on top.
func hideBoard(in state: inout GameState) -> Effect<GameEffect> {
  stopClock(in: &state).merged(with: stopPeek(in: &state))
    .merged(with: stopThinking(in: &state)).merged(with: stopMeter(in: &state))
}

/// Stops a deal in progress, and what follows the last pair.
func leaveBoard(in state: inout GameState) -> Effect<GameEffect> {
  if state.isBeingDealt {
    state.deal = .none
    return .cancel(.deal)
  }
  let dance = stopDance(in: &state)
  guard state.show.finale != .result else { return dance }
  state.show.finale = .result
  return dance.merged(with: .cancel(.finale))
}
