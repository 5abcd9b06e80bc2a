import DataFlow

/// What each screen does when it opens and closes.
extension RoutingDestination {
  /// Applies what follows from being on top.
  func isShown(in state: inout AppState, events: inout [AppEvent]) -> Effect<AppEffect> {
    switch self {
    case .menu, .newGame:
      state.categories.selectChosen()
    case .categories:
      return scanShelf(in: &state)
    case .sources:
      state.routing.selectedButton = state.settings.current.sourceIndex
    case .game:
      guard !state.game.isFinished else {
        // A solved board is left and found again with its result.
        state.routing.go(to: .finished, events: &events)
        return .none
      }
      state.menu.selected = nil
      return showBoard(in: &state.game, pace: state.settings.current.pace).map(AppEffect.game)
    case .records:
      return .run(.records(.load))
    case .share:
      let isNew = state.game.isFinished && state.share.isCopied == nil
      return isNew ? .run(.share(.copy(state.game))) : .none
    case .settings, .finished, .help, .paused, .confirmation, .hint, .timeTravel, .deletion,
      .prompt,
      .info, .inspector:
      break
    }
    return .none
  }

  /// Applies what follows from no longer being on top.
  func isCovered(in state: inout AppState) -> Effect<AppEffect> {
    switch self {
    case .game: return hideBoard(in: &state.game).map(AppEffect.game)
    case .categories:
      // The picker keeps its selection when a dialog over it closes, but not what was looked for.
      if state.categories.filter != nil { state.categories.search(for: nil) }
    case .menu, .newGame, .settings, .sources, .finished, .share, .help, .paused, .records,
      .confirmation, .hint, .timeTravel, .deletion, .prompt, .info, .inspector:
      break
    }
    return .none
  }

  /// Applies what follows from another screen in its place; dialogs are only closed.
  func isLeft(in state: inout AppState) -> Effect<AppEffect> {
    switch self {
    case .game: leaveBoard(in: &state.game).map(AppEffect.game)
    case .menu, .newGame, .categories, .settings, .sources, .finished, .share, .help, .paused,
      .records, .confirmation, .hint, .timeTravel, .deletion, .prompt, .info, .inspector:
      .none
    }
  }

  /// Forgets what only mattered while it was on the path.
  func isClosed(in state: inout AppState) {
    switch self {
    case .newGame: state.newGame.selected = .deal
    case .confirmation: state.newGame.offered = nil
    case .prompt: state.prompt = PromptState()
    case .share: state.share = ShareState()
    case .inspector: state.inspector.selected = nil
    case .menu, .categories, .settings, .sources, .game, .finished, .help, .paused, .records, .hint,
      .timeTravel, .deletion, .info:
      break
    }
  }
}
