import DataFlow

/// Keeps the selection in the list of events.
func inspectorReducer(
  state: inout InspectorState, action: InspectorAction
) -> Outcome<InspectorEffect> {
  switch action {
  case .select(let number):
    state.selected = number
  case .showEverything(let showsEverything):
    state.showsEverything = showsEverything
  case .playOn(let action):
    return .handled(.run(.rewind(to: action.number)))
  }
  return .handled()
}
