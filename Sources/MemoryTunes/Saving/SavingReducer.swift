/// Saves the game at most once a second: a second after the board has changed, or thirty after only time
/// has passed.
func save(in state: inout AppState) -> Outcome<AppEffect> {
  defer { state.saving.due = nil }
  return .handled(saveNow(state))
}

func saveNow(_ state: AppState) -> Effect<AppEffect> {
  state.saving.due == nil ? .none : .run(.saving(.saveGames(state.savedGames)))
}
