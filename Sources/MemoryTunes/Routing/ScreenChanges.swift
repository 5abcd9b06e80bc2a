extension AppState {
  /// Does what the screen on top begins with.
  mutating func show(_ screen: RoutingDestination, events: inout [AppEvent]) -> Effect<AppEffect> {
    switch screen {
    case .menu:
      takeBackChoices(in: &self)
      categories.select()
      return summarize(self)
    case .newGame:
      categories.select()
      newGame.before = newGame.before ?? DealAction(for: self)
    case .categories: categories.shelf?.scanAnew()
    // Returning to a solved board shows its result again.
    case .game where game.isFinished: routing.go(to: .finished, events: &events)
    case .game:
      routing.selections[.menu] = nil
      if game.hasProgress { game.startClock() }
      game.retryRecovery()
    // A daily board's result shows when the next one comes.
    case .finished: return game.daily == nil ? .none : summarize(self)
    case .records, .paused: return .run(.records(.load(person: settings.current.person)))
    case .share:
      guard share.isCopied == nil, let shared else { return .none }
      return .run(.share(.copy(shared)))
    case .together:
      routing.selections[.together] = nil
      return together.role == nil ? .run(.together(.look)) : .none
    case .settings, .accessibility, .terminal, .sources, .keys, .people, .person, .figures, .help,
      .ceremony, .review, .practice, .confirmation, .hint, .timeTravel, .deletion, .prompt, .info,
      .inspector:
      break
    }
    return .none
  }

  /// Forgets what only mattered while a screen was on the path.
  mutating func close(_ screen: RoutingDestination) {
    if screen == .share { share = ShareState() }
    if screen == .review { review = ReviewState() }
    if screen == .practice { practice = PracticeState() }
    if screen == .confirmation { newGame.offered = nil }
    if screen == .prompt { prompt = PromptState() }
    if screen == .inspector { inspector.selected = nil }
    if screen == .keys { keys = KeysState() }
  }
}
