import DataFlow

/// The board comes on screen, or something else takes its place.
func follow(to destination: RoutingDestination, in state: inout GameState) -> Outcome<AppEffect> {
  switch destination {
  case .game:
    return .handled(state.lastOpened == nil ? .none : startClock(in: &state))
  case .help, .finished, .confirmation, .prompt, .info, .inspector:
    return .handled(stopClock(in: &state))
  case .menu, .categories, .settings:
    return .handled(stopClock(in: &state).merged(with: cancelDeal(in: &state)))
  }
}

private func cancelDeal(in state: inout GameState) -> Effect<AppEffect> {
  guard state.isBeingDealt else { return .none }
  state.phase = .empty
  return .cancel(.deal)
}
