import DataFlow

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
  /// Saving the game.
  public static let saving: Self = "saving"
}

/// Schedules saving after a change of the game, unless it will be saved that soon anyway.
func scheduleSave(
  _ urgency: SavingState.Urgency, in state: inout SavingState
) -> Effect<SavingEffect> {
  guard state.due == nil || (state.due, urgency) == (.later, .soon) else { return .none }
  state.due = urgency
  return nextSave(urgency)
}

/// Saving when it is due.
func nextSave(_ urgency: SavingState.Urgency) -> Effect<SavingEffect> {
  let delay: Duration =
    switch urgency {
    case .soon: .seconds(1)
    case .later: .seconds(30)
    }
  return .run(.remindToSave, id: .saving, after: delay)
}

/// Saves a pending change now.
func saveNow(in state: inout SavingState, games: SavedGames?) -> Effect<SavingEffect> {
  state.due == nil ? .none : .run(.replaceGames(with: games))
}
