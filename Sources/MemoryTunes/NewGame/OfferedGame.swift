import DataFlow

extension AppState {
  /// The game that begins if the player gives up the one in its place.
  public var nextDeal: FetchTunesAction { newGame.offered ?? FetchTunesAction(for: self) }
}

/// Deals a certain game; asks first if that gives up the unfinished one in its place.
func deal(_ action: FetchTunesAction, in state: inout AppState) -> Effect<AppEffect> {
  guard state.unfinishedGame(in: action.place) == nil else {
    state.newGame.offered = action
    return go(to: .confirmation, in: &state)
  }
  guard case .handled(let effect) = appReducer(state: &state, action: .game(.fetchTunes(action)))
  else { return .none }
  return effect
}
