func play(
  _ suggestion: Suggestion, in state: inout AppState, events: inout [AppEvent]
) -> Effect<AppEffect> {
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
    var action = DealAction(for: state, kind: kind)
    if kind == .ear { action.request.grid = .firstByEar }
    return deal(action.alone(in: state), in: &state, events: &events)
  case .recordWithinReach:
    return deal(DealAction(for: state).alone(in: state), in: &state, events: &events)
  case .coversMissing(let category, let covers):
    var action = DealAction(for: state, source: .bundled, category: category, kind: .pairs)
    // More than one board in five has one of them.
    for _ in 0..<1000 where !action.request.deals(oneOf: covers) {
      state.seeds.advance()
      action.request.seed = state.seeds.next
    }
    return deal(action.alone(in: state), in: &state, events: &events)
  }
}

extension DealAction {
  fileprivate func alone(in state: AppState) -> DealAction {
    var action = self
    (action.players, action.headStart) = ([state.settings.current.onePerson], nil)
    return action
  }
}
