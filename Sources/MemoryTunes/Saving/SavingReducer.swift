/// Saves the game at most once a second: a second after the board has changed, or thirty after only time
/// has passed.
func savingReducer(
  state: inout SavingState, games: SavedGames?, action: SavingAction
) -> Outcome<SavingEffect> {
  switch action {
  case .save:
    defer { state.due = nil }
    return .handled(saveNow(in: &state, games: games))
  }
}

extension EffectID {
  public static let saving: Self = "saving"
}

/// Saves a pending change now.
func saveNow(in state: inout SavingState, games: SavedGames?) -> Effect<SavingEffect> {
  state.due == nil ? .none : .run(.replaceGames(with: games))
}
