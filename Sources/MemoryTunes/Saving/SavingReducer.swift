import DataFlow

/// Saves the game at most once a second, and at the latest a second after it changed.
func savingReducer(
  state: inout SavingState, game: GameState, action: SavingAction
) -> Outcome<SavingEffect> {
  switch action {
  case .save:
    state.isDue = false
    return .handled(.run(.saveGame(SavedGame(game))))
  }
}

extension EffectID {
  /// Saving the game.
  public static let saving: Self = "saving"
}

/// Schedules saving after a change of the game.
func saveSoon(in state: inout SavingState) -> Effect<SavingEffect> {
  guard !state.isDue else { return .none }
  state.isDue = true
  return nextSave
}

/// Saving a second from now.
let nextSave = Effect.run(SavingEffect.save, id: .saving, after: .seconds(1))

/// Saves a pending change before the program ends.
func saveNow(in state: inout SavingState, game: GameState) -> Effect<SavingEffect> {
  state.isDue ? .run(.saveGame(SavedGame(game))) : .none
}
