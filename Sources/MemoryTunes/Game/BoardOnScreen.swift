/// Stops everything that runs only while the board is on top; the clock of a race goes on.
func hideBoard(in state: inout GameState) {
  state.clock.isRunning = state.clock.isRunning && state.isRacing
  (state.show.isPeeking, state.show.isHurrying, state.show.meter) = (false, false, nil)
}

/// Stops a deal in progress and the finale.
func leaveBoard(in state: inout GameState) {
  if state.isBeingDealt { state.deal = .none }
  (state.show.dance, state.show.finale) = (nil, .result)
}
