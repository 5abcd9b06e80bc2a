import DataFlow

/// Remembers what is looked at.
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
