func play(
  _ suggestion: Suggestion, in state: inout AppState, events: inout [AppEvent]
) -> Effect<AppEffect> {
  var action: DealAction
  switch suggestion {
  case .nextDaily, .daily:
    return findDaily(on: nil, in: state)
  case .practice:
    state.routing.go(to: .practice, events: &events)
    return .none
  case .crownWithinReach(let opponent), .rematch(let opponent), .nextOpponent(let opponent):
    return play(opponent, in: &state, events: &events)
  case .untried(let way):
    guard let kind = way.kind else { return play(.fuzz, in: &state, events: &events) }
    action = DealAction(for: state, kind: kind)
    if kind == .ear { action.request.grid = .firstByEar }
  case .recordWithinReach:
    action = DealAction(for: state)
  case .coversMissing(let category, let covers):
    action = DealAction(for: state, source: .bundled, category: category, kind: .pairs)
    // More than one board in five has one of them.
    for _ in 0..<1000 where !action.request.deals(oneOf: covers) {
      state.seeds.advance()
      action.request.seed = state.seeds.next
    }
  }
  (action.players, action.headStart) = ([state.settings.current.onePerson], nil)
  return deal(action, in: &state, events: &events)
}
