import DataFlow

/// Asks for a game of one person against a computer player, on the grid and category of the settings, which
/// remember it as the next game.
func play(
  _ opponent: Opponent, in state: inout AppState, events: inout [AppEvent]
) -> Effect<AppEffect> {
  state.settings.apply(ChangeSettingAction(\.peopleCount, 1))
  state.settings.apply(ChangeSettingAction(\.opponents, [opponent]))
  // A sprint is played alone.
  if state.settings.current.kind == .sprint {
    state.settings.apply(ChangeSettingAction(\.kind, .pairs))
  }
  state.newGame.code = nil
  return savePreferences(of: state.settings).map(AppEffect.settings)
    .merged(with: deal(DealAction(for: state), in: &state, events: &events))
}
