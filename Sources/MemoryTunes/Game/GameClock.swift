public struct GameClock: Equatable, Codable, Sendable {
  /// In whole seconds: the time since the first flip while the board was on screen; in a race, all since the deal.
  public internal(set) var seconds = 0
  public internal(set) var isRunning = false
}

extension GameState {
  /// Starts the clock; the fraction of a second before it stops is not counted.
  mutating func startClock() {
    if isUnderWay { clock.isRunning = true }
  }

  mutating func tick(_ seconds: Int, events: inout [AppEvent]) -> Outcome<AppEffect> {
    guard clock.isRunning else { return .ignored(.clockIsStopped) }
    guard (1...86_400).contains(seconds) else { return .ignored("a tick lasts at most a day") }
    clock.seconds += seconds
    events.append(.ticked)
    guard isFinished else { return .handled() }
    events.append(.ended)
    clock = GameClock(seconds: Sprint.duration)
    // The result waits out keys still meant for cards.
    show.finale = .lighting(0)
    return .handled()
  }
}
