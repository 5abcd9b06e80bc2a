/// Keeps a friend's game, and deals its board unless the player has solved it: then the two games are compared.
func meet(
  _ rival: Rival, in state: inout AppState, events: inout [AppEvent]
) -> Effect<AppEffect> {
  state.newGame.rival = rival
  guard rival.sharedLine != nil else { return dealRival(in: &state, events: &events) }
  return .run(.records(.keep(rival, person: state.settings.current.person)))
}

/// Deals the board of the friend's game that was kept, or shows the games on it.
func meetKeptFriend(
  isSolved: Bool, in state: inout AppState, events: inout [AppEvent]
) -> Effect<AppEffect> {
  guard isSolved else { return dealRival(in: &state, events: &events) }
  state.newGame.rival = nil
  (state.records.page, state.routing.selections[.records]) = (.friends, nil)
  state.routing.go(to: .records, events: &events)
  return .none
}

private func dealRival(in state: inout AppState, events: inout [AppEvent]) -> Effect<AppEffect> {
  guard let rival = state.newGame.rival else { return .none }
  return deal(rival.code, for: [state.settings.current.onePerson], in: &state, events: &events)
}

func playAgain(
  line: String, in state: inout AppState, events: inout [AppEvent]
) -> Effect<AppEffect> {
  guard let rival = try? Rival(line, catalogue: state.categories.catalogue) else { return .none }
  state.newGame.rival = rival
  return dealRival(in: &state, events: &events)
}
