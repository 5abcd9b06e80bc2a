import DataFlow

// What happens to a board with time: the clock, turning cards, coming and going.

/// The clock starts with the first flip and counts only while the board is on screen; a second that
/// was begun when it stops is not counted.
func startClock(in state: inout GameState) -> Effect<AppEffect> {
  guard state.phase == .playing, !state.isClockRunning else { return .none }
  state.isClockRunning = true
  return .run(.runClock, id: .clock)
}

func tick(_ seconds: Int, in state: inout GameState) -> Outcome<AppEffect> {
  guard state.isClockRunning else { return .ignored(.clockStandsStill) }
  state.seconds += seconds
  return .handled()
}

func advanceTurningCards(in state: inout GameState) -> Outcome<AppEffect> {
  guard !state.turning.isEmpty else { return .ignored(.nothingTurns) }
  for index in state.turning.indices { state.turning[index].step += 1 }
  state.turning.removeAll { $0.step >= Turn.stepCount }
  return .handled()
}

/// The work that turning cards need; none when nothing turns.
func turnCards(of state: GameState) -> Effect<AppEffect> {
  state.turning.isEmpty ? .none : .run(.turnCards, id: .turning)
}

func setAnimated(_ isAnimated: Bool, in state: inout GameState) -> Outcome<AppEffect> {
  state.isAnimated = isAnimated
  return .handled()
}

/// Of all settings only one concerns a game under way.
func change(_ setting: SettingChange, in state: inout GameState) -> Outcome<AppEffect> {
  guard case .isAnimated(let isAnimated) = setting else { return .unknown }
  return setAnimated(isAnimated, in: &state)
}

/// The board comes on screen, or something else takes its place.
func follow(to destination: RoutingDestination, in state: inout GameState) -> Outcome<AppEffect> {
  switch destination {
  case .game:
    return .handled(state.lastOpened == nil ? .none : startClock(in: &state))
  case .help, .finished, .confirmation:
    return .handled(stopClock(in: &state))
  case .menu, .categories, .settings:
    return .handled(stopClock(in: &state).merged(with: cancelDeal(in: &state)))
  }
}

/// The clock stops when something hides the board.
func stopClock(in state: inout GameState) -> Effect<AppEffect> {
  guard state.isClockRunning else { return .none }
  state.isClockRunning = false
  return .cancel(.clock)
}

private func cancelDeal(in state: inout GameState) -> Effect<AppEffect> {
  guard state.isBeingDealt else { return .none }
  state.phase = .empty
  return .cancel(.deal)
}
