import DataFlow

/// Keeps what the player must be told.
func noticesReducer(state: inout [Notice], action: NoticesAction) -> Outcome<AppEffect> {
  switch action {
  case .show(let action):
    state.append(action.notice)
    return .handled()
  }
}
