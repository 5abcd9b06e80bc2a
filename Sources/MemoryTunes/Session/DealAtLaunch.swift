extension AppState {
  var isOnBoardOfLaunch: Bool {
    let options = settings.options
    return (options.code != nil || options.asksForGame) && game.request.id == 1
      && routing.path == [.game]
  }
}

func dealAtLaunch(
  _ options: LaunchOptions, in state: inout AppState, events: inout [AppEvent]
) -> Effect<AppEffect> {
  guard options.mayDeal != false else { return .none }
  switch options.table {
  case .host(let form):
    state.together.form = form
    return .run(.send(.together(.host)))
  case .join(let address, let isSpectator):
    return .run(.send(.together(.join(address, isSpectator: isSpectator))))
  case nil: break
  }
  if let rival = options.rival { return state.meet(rival, events: &events) }
  if let code = options.code {
    return deal(code, for: options.players(in: state.settings.current), in: &state, events: &events)
  }
  guard options.asksForGame else {
    let isForBoard = options.category != nil || options.grid != nil || options.seed != nil
    if isForBoard { state.routing.select(.newGame) }
    return .none
  }
  return deal(DealAction(for: state), in: &state, events: &events)
}
