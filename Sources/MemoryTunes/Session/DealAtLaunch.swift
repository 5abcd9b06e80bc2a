import DataFlow

/// Deals what the command line asks for.
func dealAtLaunch(_ options: LaunchOptions, in state: inout AppState) -> Effect<AppEffect> {
  guard options.mayDeal != false else { return .none }
  if let code = options.code { return deal(code, for: options.players, in: &state) }
  guard options.asksForGame else {
    if options.asksForBoard { state.menu.selected = .newGame }
    return .none
  }
  // What went wrong at the start is still news on the next screen.
  let notices = state.notices
  defer { state.notices = notices }
  return deal(FetchTunesAction(for: state), in: &state)
}
