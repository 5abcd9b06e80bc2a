import DataFlow

/// Keeps the game for another run: at most once a second, at the latest a second after it changed.
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
  /// Keeping the game for another run.
  public static let saving: Self = "saving"
}

/// The game has changed.
func saveSoon(in state: inout SavingState) -> Effect<SavingEffect> {
  guard !state.isDue else { return .none }
  state.isDue = true
  return nextSave
}

/// A second from now.
let nextSave = Effect.run(SavingEffect.save, id: .saving, after: .seconds(1))

/// There will be no later.
func saveNow(in state: inout SavingState, game: GameState) -> Effect<SavingEffect> {
  state.isDue ? .run(.saveGame(SavedGame(game))) : .none
}
