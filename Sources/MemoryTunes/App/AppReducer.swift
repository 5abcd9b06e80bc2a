extension Reducer<AppState, AppAction, AppEffect> {
  public static let app = Reducer(appReducer)
}

/// Passes an action to its feature's reducer, then applies its consequences for other features.
public func appReducer(state: inout AppState, action: AppAction) -> Outcome<AppEffect> {
  var events: [AppEvent] = []
  return appReducer(state: &state, action: action, events: &events)
}

/// The same; `events` receives what has happened, in order.
public func appReducer(
  state: inout AppState, action: AppAction, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  events = []
  let (pending, settings) = (state.pendingWork, state.sharedSettings)
  let outcome = featureReducer(state: &state, action: action, events: &events)
  guard case .handled(var effect) = outcome else { return outcome }
  var next = 0
  // The consequence of an event may be another event.
  while next < events.count {
    effect.merge(state.consequences(of: events[next], events: &events))
    next += 1
  }
  let isRestoring = if case .settings(.restore) = action { true } else { false }
  if !isRestoring { effect = state.settingsWork(since: settings).merged(with: effect) }
  effect = Effect.pending(state.pendingWork, insteadOf: pending).merged(with: effect)
  return .handled(
    effect.merged(with: sounds(of: events, in: state).map(AppEffect.sound))
      .merged(with: telling(of: events, in: state)))
}

private func featureReducer(
  state: inout AppState, action: AppAction, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  switch action {
  case .session(.resumeGame(let place)) where state.together.role != nil && place != .shared:
    state.stayAtTable(events: &events)
  case .game(.deal(let action)) where state.together.role != nil && action.table == nil:
    state.stayAtTable(events: &events)
  case .game(.deal(let action))
  where action.table.map { $0.authority == .host && !state.expects($0) } == true:
    .ignored(.cannotDeal)
  case .session(let action): sessionReducer(state: &state, action: action, events: &events)
  case .prompt(.open(.chooseFolder)) where state.isArcade: .ignored(.noFiles)
  case .routing(let action): routingReducer(state: &state, action: action, events: &events)
  case .notices(.show(let action)): handle { state.notices.append(action.notice) }
  case .newGame(.dealNext):
    handle(state.game.isFinished, "the game has not ended") { events.append(.nextGameChosen) }
  case .daily(.play(let date)): .handled(findDaily(on: date, in: state))
  case .daily(.found(let daily)) where daily.isValid:
    .handled(play(daily, in: &state, events: &events))
  case .daily(.found): .ignored("there is no such day")
  case .categories(let action): categoriesReducer(state: &state, action: action, events: &events)
  case .settings(let action): settingsReducer(state: &state, action: action, events: &events)
  case .keys(let action): keysReducer(state: &state, action: action)
  case .scan(let action): scanReducer(state: &state, action: action)
  case .game(let action) where action.isMove && !state.takes(action):
    .ignored("the board is not on screen")
  case .game(.flipCard(let action)) where state.isSharing && state.together.role != .host:
    state.requestFlip(of: action.index)
  case .game(let action): gameReducer(state: &state, action: action, events: &events)
  case .saving(.save): state.save()
  case .records(let action): recordsReducer(state: &state, action: action, events: &events)
  case .review(let action): reviewReducer(state: &state, action: action, events: &events)
  case .practice where state.routing.base != .practice: .ignored(.nothingToPractise)
  case .practice(let action):
    practiceReducer(
      state: &state.practice, action: action, isTold: state.mode == .told, events: &events
    )
    .map(AppEffect.practice)
  case .share where state.routing.destination != .share: .ignored("no text is on the screen")
  case .share(let action):
    shareReducer(
      state: &state.share, action: action,
      painting: action == .savePictures ? state.painting : nil
    )
    .map(AppEffect.share)
  case .sound(.reported(let problem)): handle { state.sound.problem = problem }
  case .prompt(let action): promptReducer(state: &state, action: action, events: &events)
  case .together(let action): togetherReducer(state: &state, action: action, events: &events)
  case .inspector(.playOn) where state.isSharing: .ignored("others play on the board")
  case .inspector(let action): inspectorReducer(state: &state, action: action)
  }
}

private func gameReducer(
  state: inout AppState, action: GameAction, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  let cursor = state.game.show.cursor
  let outcome = gameReducer(
    state: &state.game, action: action, settings: state.gameSettings, events: &events)
  // At a shared table, a computer also moves while something else is on the host's screen.
  if action.isMove, state.routing.destination != .game { state.game.hideBoard() }
  guard state.isSharing, state.game.show.cursor != cursor, case .handled(let effect) = outcome
  else { return outcome }
  return .handled(effect.merged(with: state.showCursor()))
}

func handle<Work>(
  _ isPossible: Bool = true, _ reason: Reason = "", _ change: () -> Void
) -> Outcome<Work> {
  guard isPossible else { return .ignored(reason) }
  change()
  return .handled()
}

extension Reason {
  public static let noFiles: Self = "an arcade has no files"
  public static let noSuchEntry: Self = "there is no such entry"
  public static let unknownCategory: Self = "there is no such category"
  public static let noPrompt: Self = "no prompt is open"
  public static let lineIsFull: Self = "the line is full"
  public static let lateReply: Self = "the reply belongs to an earlier deal"
  public static let alreadyPlaying: Self = "a game is already loaded"
  public static let noBoard: Self = "there is no board"
  public static let noSuchCard: Self = "there is no such card"
  public static let cardIsOpen: Self = "the card is open"
  public static let cardIsMatched: Self = "the card is matched"
  public static let clockIsStopped: Self = "the clock is stopped"
  public static let impossibleProgress: Self = "the progress is out of range"
  public static let notYourTurn: Self = "it is somebody else's turn"
  public static let sprintGoesOn: Self = "no board of a sprint is solved"
  public static let impossibleLevel: Self = "a level is between 0 and 255"
  public static let nothingToPractise: Self = "there is nothing of this kind to practise now"
  public static let noSuchGame: Self = "it is another game"
  static let atATable: Self = "the player is at a table already"
  static let atNoTable: Self = "the player is at no table"
  static let notTheHost: Self = "only the host can do that"
  static let notForThisTable: Self = "the message does not fit the table"
  static let cannotDeal: Self = "a game is still under way, or the player has no company"
}

extension AppState {
  /// Allows the move; a hint also answers the question about it.
  fileprivate func takes(_ move: GameAction) -> Bool {
    // The computers at a shared table play whatever the host looks at.
    if case .computerFlip = move, game.table?.authority == .host { return true }
    return routing.destination == .game || (routing.destination == .hint && move == .showHint)
  }

  var gameSettings: GameSettings {
    GameSettings(
      isAnimated: settings.current.isAnimated && mode == .drawn, peeks: settings.current.peeks,
      pace: pace, isClockShown: mode == .drawn, beat: finaleBeat, hasBand: hasMusic)
  }
}
