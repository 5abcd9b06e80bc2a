import DataFlow

/// Keeps the selection where the next game is chosen.
func newGameReducer(
  state: inout NewGameState, action: NewGameAction, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  switch action {
  case .select(let choice): state.selected = choice
  case .dealNext: events.append(.nextGameChosen)
  }
  return .handled()
}
