import DataFlow

extension AppState {
  /// Whether the board of this run that the command line asks for is on top.
  var isOnBoardOfLaunch: Bool {
    let options = settings.options
    return (options.code != nil || options.asksForGame) && game.request.id == 1
      && routing.path == [.game]
  }
}

/// Deals what the command line asks for.
func dealAtLaunch(
  _ options: LaunchOptions, in state: inout AppState, events: inout [AppEvent]
) -> Effect<AppEffect> {
  guard options.mayDeal != false else { return .none }
  if let code = options.code {
    return deal(code, for: options.players(in: state.settings.current), in: &state, events: &events)
  }
  guard options.asksForGame else {
    if options.asksForBoard { state.routing.select(.newGame) }
    return .none
  }
  return deal(DealAction(for: state), in: &state, events: &events)
}
