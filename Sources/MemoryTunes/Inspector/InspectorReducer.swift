func inspectorReducer(state: inout AppState, action: InspectorAction) -> Outcome<AppEffect> {
  switch action {
  case .select(let number):
    state.inspector.selected = number
    guard state.game.hasProgress else { break }
    state.game.hindsight = state.game.hindsight ?? .timeTravel
    state.saving.note(.soon)
  case .showEverything(let showsEverything):
    state.inspector.showsEverything = showsEverything
  case .playOn(let action):
    return .handled(.run(.rewind(to: action.number)))
  }
  return .handled()
}
