import DataFlow

/// Deals what the command line asks for.
func dealAtLaunch(
  _ options: LaunchOptions, in state: inout AppState, events: inout [AppEvent]
) -> Effect<AppEffect> {
  guard options.mayDeal != false else { return .none }
  if let code = options.code {
    return deal(code, for: options.players, in: &state, events: &events)
  }
  guard options.asksForGame else {
    if options.asksForBoard { state.menu.selected = .newGame }
    return .none
  }
  return deal(FetchTunesAction(for: state), in: &state, events: &events)
}
