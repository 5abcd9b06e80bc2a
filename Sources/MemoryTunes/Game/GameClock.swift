import DataFlow

/// The clock starts with the first flip and counts only while the board is on screen; a second that
/// was begun when it stops is not counted.
func startClock(in state: inout GameState) -> Effect<GameEffect> {
  guard state.phase == .playing, !state.isClockRunning else { return .none }
  state.isClockRunning = true
  return nextTick
}

/// A second from now.
let nextTick = Effect.run(GameEffect.tick, id: .clock, after: .seconds(1))

func tick(_ seconds: Int, in state: inout GameState) -> Outcome<GameEffect> {
  guard state.isClockRunning else { return .ignored(.clockIsStopped) }
  guard (0...86_400).contains(seconds) else { return .ignored(.impossibleTime) }
  state.seconds += seconds
  return .handled(nextTick)
}

/// The clock stops when something hides the board.
func stopClock(in state: inout GameState) -> Effect<GameEffect> {
  guard state.isClockRunning else { return .none }
  state.isClockRunning = false
  return .cancel(.clock)
}
