import Artwork
import DataFlow
import SafeText

/// Passes an action to its feature's reducer, then applies its consequences for other features.
public func appReducer(state: inout AppState, action: AppAction) -> Outcome<AppEffect> {
  let wasFinished = state.game.isFinished
  let unfinished = unfinishedGames(in: state, before: action)
  let before = Hearing(state)
  let outcome = featureReducer(state: &state, action: action)
  guard case .handled(let effect) = outcome else { return outcome }
  let consequences = consequences(
    of: action, wasFinished: wasFinished, unfinished: unfinished, in: &state)
  return .handled(
    effect.merged(with: consequences).merged(with: Hearing.effect(after: before, in: state)))
}

/// The unfinished games before an action that deals a board; none before all others.
private func unfinishedGames(in state: AppState, before action: AppAction) -> [SavedGame] {
  guard case .game(.fetchTunes) = action else { return [] }
  return state.unfinishedGames
}

/// Stores the games that have ended, also those that could not be stored before.
func storeEndedGames(of state: AppState) -> Effect<AppEffect> {
  state.records.unstored.isEmpty ? .none : .run(.records(.add(state.records.unstored)))
}

private func featureReducer(state: inout AppState, action: AppAction) -> Outcome<AppEffect> {
  switch action {
  case .session(let action): sessionReducer(state: &state, action: action)
  case .routing(let action): routingReducer(state: &state.routing, action: action)
  case .notices(let action): noticesReducer(state: &state.notices, action: action)
  case .menu(let action): menuReducer(state: &state.menu, action: action)
  case .newGame(let action): newGameReducer(state: &state.newGame, action: action)
  case .daily(let action): dailyReducer(action: action).map(AppEffect.daily)
  case .categories(let action):
    categoriesReducer(state: &state.categories, action: action).map(AppEffect.categories)
  case .settings(let action):
    settingsReducer(state: &state.settings, action: action).map(AppEffect.settings)
  case .game(let action) where action.isMove && !state.takes(action):
    .ignored(.boardIsNotOnScreen)
  case .game(let action):
    gameReducer(
      state: &state.game, action: action, isAnimated: state.settings.current.isAnimated,
      peeks: state.settings.current.peeks, pace: state.settings.current.pace
    ).map(AppEffect.game)
  case .saving(let action):
    savingReducer(state: &state.saving, games: state.savedGames, action: action)
      .map(AppEffect.saving)
  case .records(let action):
    recordsReducer(state: &state.records, action: action).map(AppEffect.records)
  case .share where state.routing.destination != .share:
    .ignored(.nothingIsShared)
  case .share(let action):
    shareReducer(state: &state.share, action: action).map(AppEffect.share)
  case .sound(let action):
    soundReducer(state: &state.sound, action: action).map(AppEffect.sound)
  case .prompt(let action):
    promptReducer(state: &state.prompt, problem: state.promptProblem, action: action)
  case .inspector(let action):
    inspectorReducer(state: &state.inspector, action: action).map(AppEffect.inspector)
  }
}

extension Reason {
  public static let boardIsNotOnScreen: Self = "the board is not on screen"
}

extension AppState {
  /// Whether a move is possible on this screen; a hint also answers the question about it.
  fileprivate func takes(_ move: GameAction) -> Bool {
    routing.destination == .game || (routing.destination == .hint && move == .showHint)
  }
}

/// Applies what a handled action means for the other features.
private func consequences(
  of action: AppAction, wasFinished: Bool, unfinished: [SavedGame], in state: inout AppState
) -> Effect<AppEffect> {
  switch action {
  case .routing(.go):
    return arrive(in: &state)
  case .settings(.restore(let action)):
    state.categories.restore(action)
    let shelf = useShelf(
      chosen: action.options.category ?? action.preferences.shelfCategory, in: &state)
    let dealing = dealAtLaunch(action.options, in: &state)
    // Not at launch, because the first frame would have to wait for it.
    return Effect.run(.categories(.loadCatalogue)).merged(with: shelf).merged(with: dealing)
  case .settings(.change):
    let effect = useShelf(in: &state)
    guard state.routing.destination == .sources else { return effect }
    return effect.merged(with: go(to: state.routing.previous, in: &state))
  case .categories(.change):
    let choosesGame = state.routing.path.contains(.newGame)
    if !choosesGame { state.menu.selected = .newGame }
    let next: RoutingDestination = choosesGame ? .newGame : .menu
    return saveCategories(of: &state).merged(with: go(to: next, in: &state))
  case .categories(.delete):
    let leaving =
      state.routing.destination == .deletion ? go(to: state.routing.previous, in: &state) : .none
    return saveCategories(of: &state).merged(with: leaving)
  case .daily(.found(let daily)):
    return play(daily, in: &state)
  case .prompt(.open(let purpose)):
    state.prompt.text = state.initialText(for: purpose)
    return go(to: .prompt, in: &state)
  case .prompt(.confirm) where !state.prompt.isRefused && state.prompt.purpose == .enterCode:
    guard let code = try? BoardCode(state.prompt.text) else { return .none }
    let leaving = go(to: state.routing.previous, in: &state)
    return leaving.merged(with: deal(code, for: state.settings.current.players, in: &state))
  case .prompt(.confirm) where !state.prompt.isRefused:
    // After a deal that failed, the covers of the new folder are chosen first.
    let leadsToShelf =
      state.routing.previous == .game && state.prompt.purpose == .chooseFolder
    let effect = applyPrompt(in: &state)
    // Once a folder has been typed, nothing is left to choose.
    if state.routing.previous == .sources { state.routing.go(to: .sources) }
    let next = leadsToShelf ? .categories : state.routing.previous
    return effect.merged(with: go(to: next, in: &state))
  case .game(.fetchTunes):
    state.seeds.advance()
    state.game.id = state.seeds.drawID()
    makeRoom(among: unfinished, in: &state)
    return storeEndedGames(of: state).merged(with: go(to: .game, in: &state))
  case .game(.restore(let action)):
    if state.game.hasBoard, state.game.id == 0 { state.game.id = state.seeds.drawID() }
    state.waiting = action.games.unfinished.first { $0.game.place != state.game.place }
    state.records.unstored = action.games.ended
    return storeEndedGames(of: state)
  case .game(.showHint) where state.routing.destination == .hint:
    return scheduleSave(.soon, in: &state.saving).map(AppEffect.saving)
      .merged(with: go(to: .game, in: &state))
  case .game(let action):
    let saving = action.saving.map { scheduleSave($0, in: &state.saving) } ?? .none
    let effect = saving.map(AppEffect.saving)
    if case .setCards(let action) = action {
      compareWithCode(in: &state)
      if let pictures = action.batch.oversized { state.notices.append(.oversized(pictures)) }
    }
    guard state.game.isFinished, !wasFinished, let ended = SavedGame(state.game) else {
      return effect
    }
    state.records.end(ended)
    state.records.newBests = nil
    return effect.merged(with: storeEndedGames(of: state))
      .merged(with: go(to: .finished, in: &state))
  case .records(.added(let action)):
    if state.game.isFinished, state.game.id == action.id { state.records.newBests = action.bests }
    state.saving.due = nil
    return .run(.saving(.saveGames(state.savedGames)))
  case .inspector(.select) where state.game.hasProgress:
    state.game.hindsight = state.game.hindsight ?? .timeTravel
    return scheduleSave(.soon, in: &state.saving).map(AppEffect.saving)
  default:
    // Most of what happens in one feature means nothing for the others.
    return .none
  }
}

/// Deals a day's board, or resumes it.
private func play(_ daily: Daily, in state: inout AppState) -> Effect<AppEffect> {
  if state.unfinishedGame(in: .daily)?.daily?.day == daily.day,
    case .handled(let effect) = resumeGame(in: .daily, state: &state)
  {
    return effect
  }
  return FetchTunesAction(daily).map { deal($0, in: &state) } ?? .none
}

/// Goes to a destination and applies what follows from being there.
func go(to destination: RoutingDestination, in state: inout AppState) -> Effect<AppEffect> {
  state.routing.go(to: destination)
  return arrive(in: &state)
}

/// Applies what follows from being at the current destination and having left the others.
private func arrive(in state: inout AppState) -> Effect<AppEffect> {
  // A solved board is left and found again with its result.
  if state.routing.destination == .game, state.game.isFinished { state.routing.go(to: .finished) }
  let destination = state.routing.destination
  state.notices = []
  if !state.routing.path.contains(.prompt) { state.prompt = PromptState() }
  if !state.routing.path.contains(.confirmation) { state.newGame.offered = nil }
  if destination != .inspector, destination != .help { state.inspector.selected = nil }
  // The picker opens at the chosen category, but keeps its selection when a dialog over it closes.
  if destination != .categories, state.categories.filter != nil {
    state.categories.search(for: nil)
  }
  if destination == .menu || destination == .newGame { state.categories.selectChosen() }
  if !state.routing.path.contains(.newGame) { state.newGame.selected = .deal }
  if destination == .game { state.menu.selected = nil }
  if destination == .sources { state.routing.selectedButton = state.settings.current.sourceIndex }
  let board =
    destination == .game
    ? showBoard(in: &state.game, pace: state.settings.current.pace)
    : hideBoard(in: &state.game, isLeft: !destination.isDialog)
  let records: Effect<AppEffect> = destination == .records ? .run(.records(.load)) : .none
  if !state.routing.path.contains(.share) { state.share = ShareState() }
  let isNew = destination == .share && state.game.isFinished && state.share.isCopied == nil
  let copying: Effect<AppEffect> = isNew ? .run(.share(.copy(state.game))) : .none
  let shelf = destination == .categories ? scanShelf(in: &state) : .none
  return board.map(AppEffect.game).merged(with: records).merged(with: shelf)
    .merged(with: copying)
}

/// Shows the shelf in the folder that covers come from, if they do; a choice on another shelf means
/// nothing there.
private func useShelf(
  chosen: Category? = nil, in state: inout AppState
) -> Effect<AppEffect> {
  let folder: String? =
    if case .folder(let path) = state.settings.current.source { path } else { nil }
  guard folder != state.categories.shelf?.folder else { return .none }
  state.categories.useShelf(in: folder, chosen: chosen)
  return folder.map { .run(.categories(.scanShelf($0)), id: .shelf) } ?? .cancel(.shelf)
}

/// Looks through the shelf again, unless that is under way.
private func scanShelf(in state: inout AppState) -> Effect<AppEffect> {
  guard let shelf = state.categories.shelf, !shelf.scan.isRunning else { return .none }
  state.categories.shelf?.scan = .running(done: 0, total: 0)
  return .run(.categories(.scanShelf(shelf.folder)), id: .shelf)
}

private func saveCategories(of state: inout AppState) -> Effect<AppEffect> {
  state.settings.saved.ownCategories = state.categories.all.filter(\.isOwn)
  state.settings.saved.category = state.categories.chosen
  if let shelf = state.categories.shelf { state.settings.saved.shelfCategory = shelf.chosen }
  return savePreferences(of: state.settings).map(AppEffect.settings)
}

/// Uses the confirmed text for the prompt's purpose.
private func applyPrompt(in state: inout AppState) -> Effect<AppEffect> {
  let text = state.prompt.text.cleaned
  switch state.prompt.purpose {
  case .addCategory:
    state.categories.add(name: text)
    return saveCategories(of: &state)
  case .renameCategory(let id):
    state.categories.rename(id, to: text)
    return saveCategories(of: &state)
  case .chooseFolder:
    state.settings.use(.folder(text))
    return savePreferences(of: state.settings).map(AppEffect.settings)
      .merged(with: useShelf(in: &state))
  case .namePlayers:
    state.settings.apply(.init(\.names, state.prompt.text.playerNames))
    return savePreferences(of: state.settings).map(AppEffect.settings)
  case .enterCode, nil:
    return .none
  }
}
