/// Goes on from a finished game.
func newGameReducer(action: NewGameAction, events: inout [AppEvent]) -> Outcome<AppEffect> {
  switch action {
  case .dealNext: events.append(.nextGameChosen)
  }
  return .handled()
}
