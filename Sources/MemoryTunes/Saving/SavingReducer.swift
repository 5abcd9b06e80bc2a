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
  public static let saving: Self = "saving"
}

extension SavingState {
  /// Schedules a save for a change, unless one is due that soon anyway.
  mutating func note(_ urgency: Urgency) {
    if due == nil || urgency == .soon { due = urgency }
  }
}

extension SavingState.Urgency {
  /// The time until a change is saved.
  var delay: Duration {
    switch self {
    case .soon: .seconds(1)
    case .later: .seconds(30)
    }
  }
}

/// Saves a pending change now.
func saveNow(in state: inout SavingState, games: SavedGames?) -> Effect<SavingEffect> {
  state.due == nil ? .none : .run(.replaceGames(with: games))
}
