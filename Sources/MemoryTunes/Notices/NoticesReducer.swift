/// Appends notices; going to another screen clears them.
func noticesReducer(state: inout [Notice], action: NoticesAction) -> Outcome<AppEffect> {
  switch action {
  case .show(let action):
    state.append(action.notice)
    return .handled()
  }
}
