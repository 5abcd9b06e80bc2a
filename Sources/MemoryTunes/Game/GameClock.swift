public struct GameClock: Equatable, Codable, Sendable {
  /// The time since the first flip, in whole seconds, while the board was on screen; in a race, all time since the
  /// deal, for all alike.
  public internal(set) var seconds = 0
  public internal(set) var isRunning = false
}

/// Starts the clock; the fraction of a second before it stops is not counted.
func startClock(in state: inout GameState) {
  if state.isUnderWay { state.clock.isRunning = true }
}

func tick(
  _ seconds: Int, in state: inout GameState, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  guard state.clock.isRunning else { return .ignored(.clockIsStopped) }
  guard (1...86_400).contains(seconds) else { return .ignored("a tick lasts at most a day") }
  state.clock.seconds += seconds
  events.append(.ticked)
  guard state.isFinished else { return .handled() }
  events.append(.ended)
  state.clock = GameClock(seconds: Sprint.duration)
  // The result waits out keys still meant for cards.
  state.show.finale = .lighting(0)
  return .handled()
}
