extension RoutingDestination {
  /// Becomes the top screen.
  func show(in state: inout AppState, events: inout [AppEvent]) -> Effect<AppEffect> {
    switch self {
    case .menu:
      takeBackChoices(in: &state)
      state.categories.selectChosen()
      return summarize(state)
    case .newGame:
      state.categories.selectChosen()
      state.newGame.before = state.newGame.before ?? DealAction(for: state)
    case .categories: state.categories.shelf?.scanAnew()
    case .game: return showGame(in: &state, events: &events)
    // A daily board's result shows when the next one comes.
    case .finished: return state.game.daily == nil ? .none : summarize(state)
    case .records, .paused:
      return .run(.records(.load(person: state.settings.current.person)))
    case .share:
      guard state.share.isCopied == nil, let shared = state.shared else { return .none }
      return .run(.share(.copy(shared)))
    case .together:
      state.routing.selections[.together] = nil
      return state.together.role == nil ? .run(.together(.look)) : .none
    case .settings, .accessibility, .terminal, .sources, .keys, .people, .person, .figures, .help,
      .ceremony, .review, .practice, .confirmation, .hint, .timeTravel, .deletion, .prompt, .info,
      .inspector:
      break
    }
    return .none
  }

  /// Forgets what only mattered while it was on the path.
  func close(in state: inout AppState) {
    if self == .share { state.share = ShareState() }
    if self == .review { state.review = ReviewState() }
    if self == .practice { state.practice = PracticeState() }
    if self == .confirmation { state.newGame.offered = nil }
    if self == .prompt { state.prompt = PromptState() }
    if self == .inspector { state.inspector.selected = nil }
    if self == .keys { state.keys = KeysState() }
  }
}

private func showGame(in state: inout AppState, events: inout [AppEvent]) -> Effect<AppEffect> {
  guard !state.game.isFinished else {
    // Returning to a solved board shows its result again.
    state.routing.go(to: .finished, events: &events)
    return .none
  }
  state.routing.selections[.menu] = nil
  if state.game.hasProgress { startClock(in: &state.game) }
  retryRecovery(in: &state.game)
  return .none
}
