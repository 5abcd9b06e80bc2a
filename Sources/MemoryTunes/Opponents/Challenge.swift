func play(
  _ opponent: Opponent, in state: inout AppState, events: inout [AppEvent]
) -> Effect<AppEffect> {
  var settings = state.settings.current
  (settings.peopleCount, settings.opponents) = (1, [opponent])
  // Computers play no sprint.
  var action = DealAction(for: state, kind: settings.kind == .sprint ? .pairs : nil)
  action.players = settings.players
  state.newGame.code = nil
  return deal(action, in: &state, events: &events)
}
