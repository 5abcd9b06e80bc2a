extension GameState {
  /// Stops everything that runs only while the board is on top; the clock of a race goes on.
  mutating func hideBoard() {
    clock.isRunning = clock.isRunning && isRacing
    (show.isPeeking, show.isHurrying, show.meter) = (false, false, nil)
  }

  /// Stops a deal in progress and the finale.
  mutating func leaveBoard() {
    if isBeingDealt { deal = .none }
    (show.dance, show.finale) = (nil, .result)
  }
}
