func play(
  _ opponent: Opponent, in state: inout AppState, events: inout [AppEvent]
) -> Effect<AppEffect> {
  let settings = state.settings.current
  // Computers play no sprint.
  var action = DealAction(for: state, kind: settings.kind == .sprint ? .pairs : nil)
  action.players = [settings.onePerson, .computer(opponent)]
  state.newGame.code = nil
  return deal(action, in: &state, events: &events)
}
