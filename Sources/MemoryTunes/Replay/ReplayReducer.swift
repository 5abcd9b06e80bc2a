public func replayReducer(state: inout ReplayState, action: ReplayAction) -> Outcome<ReplayEffect> {
  switch action {
  case .begin:
    // After the last event, there may be an altered line.
    if state.count == 0 { state.step() }
  case .playNext where state.isPaused: return .ignored("the replay is paused")
  case .playNext where state.isAtEnd, .stepForward where state.isAtEnd:
    return .ignored("the replay is at the end")
  case .playNext:
    let sound = state.isHeard ? sound(ofNextIn: state) : .none
    state.stepForward()
    return .handled(waitForNext(of: state).merged(with: sound))
  case .togglePause: state.isPaused.toggle()
  case .stepForward:
    state.stepForward()
    state.isPaused = true
  case .stepBack:
    guard state.shownCount > 0 else { return .ignored("the replay is at the beginning") }
    state.isPaused = true
    state.shownCount -= 1
  case .goFaster: state.speed.exponent += 1
  case .goSlower: state.speed.exponent -= 1
  case .quit: return .handled(.run(.quit))
  }
  return .handled(waitForNext(of: state))
}

extension ReplayState {
  fileprivate mutating func stepForward() {
    if shownCount < replay.position || step() { shownCount += 1 }
    if shownCount == count { step() }
  }

  /// Replays the next line; false if it fails.
  @discardableResult fileprivate mutating func step() -> Bool {
    do throws(ReplayFailure<AppAction>) {
      try replay.step()
      return true
    } catch {
      failure = error
      return false
    }
  }
}

private func sound(ofNextIn replay: ReplayState) -> Effect<ReplayEffect> {
  guard case .action(let action) = replay.next?.kind else { return .none }
  var (state, events) = (replay.shownState, [AppEvent]())
  _ = appReducer(state: &state, action: action, events: &events)
  return sounds(of: events, in: state).map(ReplayEffect.sound)
}

/// Waits for the recorded pause before the next event, adjusted to the speed.
private func waitForNext(of state: ReplayState) -> Effect<ReplayEffect> {
  guard !state.isPaused, !state.isAtEnd, let next = state.next else { return .cancel(.nextEvent) }
  let pause = next.milliseconds - (state.shownEvent?.milliseconds ?? next.milliseconds)
  return .run(.wait, id: .nextEvent, after: state.speed.duration(ofPause: pause))
}
