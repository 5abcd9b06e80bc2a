import DataFlow

/// Starts the clock, which runs from the first flip on while the board is on screen; the fraction
/// of a second before it stops is not counted.
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
  if state.sprint != nil, state.seconds >= Sprint.duration { return .handled(endSprint(&state)) }
  return .handled(nextTick)
}

private func endSprint(_ state: inout GameState) -> Effect<GameEffect> {
  state.phase = .finished
  state.seconds = Sprint.duration
  state.isClockRunning = false
  // The result waits until no key is on its way to a card.
  state.finale = .lighting(0)
  return Effect.cancel(.clock).merged(with: .cancel(.nextBoard)).merged(with: lightCover(of: state))
}

func stopClock(in state: inout GameState) -> Effect<GameEffect> {
  guard state.isClockRunning else { return .none }
  state.isClockRunning = false
  return .cancel(.clock)
}
