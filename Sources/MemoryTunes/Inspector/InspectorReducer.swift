func inspectorReducer(
  state: inout InspectorState, action: InspectorAction, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  switch action {
  case .select(let number):
    state.selected = number
    events.append(.pastShown)
  case .showEverything(let showsEverything):
    state.showsEverything = showsEverything
  case .playOn(let action):
    return .handled(.run(.rewind(to: action.number)))
  }
  return .handled()
}
