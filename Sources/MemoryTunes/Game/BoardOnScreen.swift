import DataFlow

/// Resumes what runs only while the board is on screen.
func showBoard(in state: inout GameState) -> Effect<GameEffect> {
  let clock = state.lastOpened == nil ? .none : startClock(in: &state)
  return clock.merged(with: retryRecovery(in: &state))
}

/// Pauses what runs only while the board is on screen; cancels a deal in progress if the player has
/// left for another screen.
func hideBoard(in state: inout GameState, isLeft: Bool) -> Effect<GameEffect> {
  let clock = stopClock(in: &state)
  guard isLeft, state.isBeingDealt else { return clock }
  state.phase = .empty
  return clock.merged(with: .cancel(.deal))
}
