/// Effects of a screen's opening and closing; by default none.
struct ScreenChanges {
  /// Effects of becoming the top screen.
  var shown: (inout AppState, inout [AppEvent]) -> Effect<AppEffect> = { _, _ in .none }
  /// Effects of no longer being the top screen.
  var covered: (inout AppState) -> Void = { _ in }
  /// Effects of being replaced by another screen; dialogs only close.
  var left: (inout AppState) -> Void = { _ in }
  /// Forgets what only mattered while it was on the path.
  var closed: (inout AppState) -> Void = { _ in }
}

extension RoutingDestination {
  var changes: ScreenChanges {
    switch self {
    case .menu:
      ScreenChanges(
        shown: { state, _ in
          let choices = takeBackChoices(in: &state)
          state.categories.selectChosen()
          return choices.merged(with: summarize(state))
        })
    case .newGame:
      ScreenChanges(
        shown: { state, _ in
          state.categories.selectChosen()
          state.newGame.before = state.newGame.before ?? DealAction(for: state)
          return .none
        })
    case .categories:
      ScreenChanges(
        shown: { state, _ in scanShelf(in: &state) },
        covered: { state in
          // The picker keeps its selection when a dialog over it closes, but not the search.
          if state.categories.filter != nil { state.categories.search(for: nil) }
        })
    case .game:
      ScreenChanges(
        shown: showGame, covered: { hideBoard(in: &$0.game) }, left: { leaveBoard(in: &$0.game) })
    case .records, .paused:
      ScreenChanges(
        shown: { state, _ in .run(.records(.load(person: state.settings.current.person))) })
    case .share:
      ScreenChanges(
        shown: { state, _ in
          guard state.share.isCopied == nil, let shared = state.shared else { return .none }
          return .run(.share(.copy(shared)))
        }, closed: { $0.share = ShareState() })
    case .review: ScreenChanges(closed: { $0.review = ReviewState() })
    case .practice:
      ScreenChanges(closed: { $0.practice = PracticeState() })
    case .confirmation: ScreenChanges(closed: { $0.newGame.offered = nil })
    case .prompt: ScreenChanges(closed: { $0.prompt = PromptState() })
    case .inspector: ScreenChanges(closed: { $0.inspector.selected = nil })
    case .keys: ScreenChanges(closed: { $0.keys = KeysState() })
    case .finished:
      // A daily board's result shows when the next one comes.
      ScreenChanges(
        shown: { state, _ in state.game.daily == nil ? .none : summarize(state) })
    case .together:
      ScreenChanges(shown: { state, _ in
        state.routing.selections[.together] = nil
        return state.together.role == nil ? .run(.together(.look)) : .none
      })
    case .settings, .accessibility, .terminal, .sources, .figures, .help, .hint, .timeTravel,
      .deletion, .info, .people, .person, .ceremony:
      ScreenChanges()
    }
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
