extension AppState {
  /// The game that begins if the player gives up the one in its place.
  public var nextDeal: DealAction { newGame.offered ?? DealAction(for: self) }
}

/// Requests the deal of a game; asks the player first if that gives up another one.
func deal(
  _ action: DealAction, in state: inout AppState, events: inout [AppEvent]
) -> Effect<AppEffect> {
  guard state.unfinishedGame(in: action.place) == nil else {
    state.newGame.offered = action
    state.routing.go(to: .confirmation, events: &events)
    return .none
  }
  return .run(.send(.game(.deal(action))))
}
