func sessionReducer(
  state: inout AppState, action: SessionAction, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  switch action {
  case .launch(let action):
    state.settings.options = action.options
    state.newGame.rival = action.options.rival
    state.seeds = BoardSeeds(first: action.options.seed, entropy: action.entropy)
    // The game must be known before the preferences arrive, so no board is dealt over it.
    return .handled(
      .merge(
        .run(.saving(.loadGames), id: .launch, order: .serial),
        .run(.settings(.loadPreferences(action.options)), id: .launch, order: .serial)))
  case .resume(let action):
    state.seeds = BoardSeeds(entropy: action.entropy)
    if state.game.isUnderWay || state.game.isBeingDealt, state.game.id != action.unseenGame {
      state.game.hindsight = state.game.hindsight ?? .timeTravel
    }
    // In the restored state, the inspector may still be open.
    state.routing.leave(.inspector, events: &events)
    return .handled(state.unfinishedWork)
  case .resumeGame(let place): return state.resumeGame(in: place, events: &events)
  case .quit:
    let table: Effect<AppEffect> = state.together.role == nil ? .none : .cancel(.table)
    return .handled(
      table.merged(with: state.saveNow()).merged(with: state.storeEndedGames())
        .merged(with: .run(.quit)))
  }
}

extension AppState {
  /// The work that it is waiting for; must be restarted after a rewind.
  fileprivate var unfinishedWork: Effect<AppEffect> {
    var effect: Effect<AppEffect> = .none
    if !settings.isRestored {
      // The game of an earlier run is unknown, and nothing may be dealt over it.
      var options = settings.options
      options.mayDeal = false
      effect.merge(.run(.settings(.loadPreferences(options))))
    }
    if categories.catalogue.isEmpty { effect.merge(.run(.categories(.loadCatalogue))) }
    return effect.merged(with: .pending(pendingWork))
  }
}
