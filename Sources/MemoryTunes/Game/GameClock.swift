import DataFlow

/// The time of a game.
public struct GameClock: Equatable, Codable, Sendable {
  /// The time since the first flip, in whole seconds, while the board was on screen.
  public internal(set) var seconds = 0
  public internal(set) var isRunning = false
}

/// Starts the clock, which runs from the first flip on while the board is on screen; the fraction
/// of a second before it stops is not counted.
func startClock(in state: inout GameState, settings: GameSettings) -> Effect<GameEffect> {
  guard state.phase == .playing, !state.clock.isRunning else { return .none }
  state.clock.isRunning = true
  return nextTick(of: state, settings: settings)
}

/// Counts the next second, unless the clock is hidden and the game has no time limit.
func nextTick(of state: GameState, settings: GameSettings) -> Effect<GameEffect> {
  settings.isClockShown || state.sprint != nil
    ? .run(.tick, id: .clock, after: .seconds(1)) : .none
}

func tick(
  _ seconds: Int, in state: inout GameState, settings: GameSettings, events: inout [GameEvent]
) -> Outcome<GameEffect> {
  guard state.clock.isRunning else { return .ignored(.clockIsStopped) }
  guard (0...86_400).contains(seconds) else { return .ignored(.impossibleTime) }
  state.clock.seconds += seconds
  events.append(.ticked)
  guard state.isFinished else { return .handled(nextTick(of: state, settings: settings)) }
  events.append(.ended)
  return .handled(endSprint(&state, settings: settings))
}

private func endSprint(
  _ state: inout GameState, settings: GameSettings
) -> Effect<GameEffect> {
  state.clock = GameClock(seconds: Sprint.duration)
  // The result waits until no key is on its way to a card.
  state.show.finale = .lighting(0)
  return Effect.cancel(.clock).merged(with: .cancel(.nextBoard))
    .merged(with: nextBeat(of: state, settings: settings))
}

func stopClock(in state: inout GameState) -> Effect<GameEffect> {
  guard state.clock.isRunning else { return .none }
  state.clock.isRunning = false
  return .cancel(.clock)
}
