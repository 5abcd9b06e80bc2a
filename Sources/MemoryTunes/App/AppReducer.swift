import DataFlow

/// Shows each action to every reducer; what concerns several parts of the state is done here.
public func appReducer(state: inout AppState, action: AppAction) -> Outcome<AppEffect> {
  routingReducer(state: &state.routing, action: action)
    .merged(with: menuReducer(state: &state.menu, action: action))
    .merged(with: categoriesReducer(state: &state.categories, action: action))
    .merged(with: settingsReducer(state: &state.settings, action: action))
    .merged(with: gameReducer(state: &state.game, action: action))
    .merged(with: sharedReducer(state: &state, action: action))
}

private func sharedReducer(state: inout AppState, action: AppAction) -> Outcome<AppEffect> {
  switch action {
  case .launch(let action):
    return .handled(.both(.run(.loadPreferences(action.options)), .run(.loadCatalogue)))
  case .showNotice(let action):
    state.notices.append(action.message)
    return .handled()
  case .routing:
    state.notices = []
    return .handled()
  case .changeCategory(let action):
    guard state.categories.chosen == action.category else { return .unknown }
    state.settings.saved.category = action.category
    state.menu.selected = 0
    return .handled(.run(.savePreferences(state.settings.saved), id: .preferences))
  case .newGame:
    if case .loading = state.game.phase { return .ignored(.alreadyDealing) }
    state.game.phase = .loading(done: 0, total: 0)
    state.menu.selected = 0
    let settings = state.settings.current
    return .handled(
      .run(
        .drawSeed(
          category: state.categories.chosen, grid: settings.grid, source: settings.source),
        id: .deal))
  case .quit:
    return .handled(.run(.quit))
  case .restorePreferences, .setCatalogue, .selectEntry, .changeSetting, .fetchTunes,
    .fetchProgress, .setCards, .fetchFailed, .moveCursor, .flipCard, .turnCards, .tick:
    return .unknown
  }
}
