import Artwork
import DataFlow

/// Shows each action to every reducer; what concerns several parts of the state is done here.
public func appReducer(state: inout AppState, action: AppAction) -> Outcome<AppEffect> {
  if isMoveOffBoard(action, state) { return .ignored(.boardIsNotOnScreen) }
  var outcome = routingReducer(state: &state.routing, action: action)
  outcome.merge(menuReducer(state: &state.menu, action: action))
  outcome.merge(categoriesReducer(state: &state.categories, action: action))
  outcome.merge(settingsReducer(state: &state.settings, action: action))
  outcome.merge(gameReducer(state: &state.game, action: action))
  outcome.merge(inspectorReducer(state: &state.inspector, action: action))
  outcome.merge(promptReducer(state: &state, action: action))
  outcome.merge(sharedReducer(state: &state, action: action))
  outcome.merge(missingCoversReducer(state: &state, action: action))
  if case .handled = outcome { outcome.merge(savingReducer(state: &state, action: action)) }
  return outcome
}

/// Whether the player would play on a board that something else hides.
private func isMoveOffBoard(_ action: AppAction, _ state: AppState) -> Bool {
  switch action {
  case .flipCard, .moveCursor:
    state.routing.destination != .game
  case .launch, .restorePreferences, .showNotice, .setCatalogue, .routing, .selectEntry,
    .changeCategory, .changeSetting, .newGame, .fetchTunes, .fetchProgress, .setCards,
    .fetchFailed, .turnCards, .tick, .prompt, .deleteCategory, .inspect, .playOn, .resume,
    .restoreGame, .saveGame, .missingCovers, .quit:
    false
  }
}

extension Reason {
  public static let boardIsNotOnScreen: Self = "the board is not on screen"
}

private func sharedReducer(state: inout AppState, action: AppAction) -> Outcome<AppEffect> {
  switch action {
  case .launch(let action):
    state.settings.options = action.options
    return .handled(.both(.run(.loadPreferences(action.options)), .run(.loadGame)))
  case .restorePreferences:
    // Not before: the first frame does not wait for it.
    return .handled(.run(.loadCatalogue))
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
  case .newGame(let action):
    guard !state.game.isBeingDealt else { return .ignored(.alreadyDealing) }
    state.game.phase = .starting
    state.menu.selected = 0
    return .handled(
      stopClock(in: &state.game).merged(with: drawSeed(of: state, for: action)))
  case .resume:
    return .handled(missingWork(of: state))
  case .saveGame, .quit:
    return .handled()
  case .restoreGame, .setCatalogue, .selectEntry, .changeSetting, .fetchTunes,
    .fetchProgress, .setCards, .fetchFailed, .moveCursor, .flipCard, .turnCards, .tick, .prompt,
    .deleteCategory, .inspect,
    .playOn, .missingCovers:
    return .unknown
  }
}

private func drawSeed(of state: AppState, for action: NewGameAction) -> Effect<AppEffect> {
  let settings = state.settings.current
  return .run(
    .drawSeed(
      category: state.categories.chosen, grid: action.grid ?? settings.grid,
      source: action.source ?? settings.source),
    id: .deal)
}

/// The work that a state waits for, of which only the state is left.
private func missingWork(of state: AppState) -> Effect<AppEffect> {
  let preferences: Effect<AppEffect> =
    state.settings.isRestored ? .none : .run(.loadPreferences(state.settings.options))
  let catalogue: Effect<AppEffect> =
    state.categories.catalogue.isEmpty ? .run(.loadCatalogue) : .none
  let seed = state.game.phase == .starting ? drawSeed(of: state, for: NewGameAction()) : .none
  let saving: Effect<AppEffect> =
    state.saving.isDue ? .run(.awaitSaving, id: .saving) : .none
  let way = pendingDestination(of: state).map { Effect<AppEffect>.run(.show($0)) } ?? .none
  return preferences.merged(with: catalogue).merged(with: seed).merged(with: saving)
    .merged(with: way)
}

/// Where the player would have been led next: out of the inspector, or from a solved board to its
/// dialog.
private func pendingDestination(of state: AppState) -> RoutingDestination? {
  switch state.routing.destination {
  case .inspector: state.routing.previous
  case .game where state.game.isFinished: .finished
  case .menu, .categories, .settings, .game, .finished, .help, .confirmation, .prompt, .info: nil
  }
}
