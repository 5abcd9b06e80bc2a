import DataFlow

/// Keeps the selection on the start screen.
func menuReducer(state: inout MenuState, action: MenuAction) -> Outcome<AppEffect> {
  switch action {
  case .select(let entry):
    state.selected = entry
    return .handled()
  }
}
