func consequences(
  of event: AppEvent, in state: inout AppState, events: inout [AppEvent]
) -> Effect<AppEffect> {
  switch event {
  case .shown(let screen):
    guard screen == state.routing.destination else { return .none }
    state.scan.startAnew()
    return screen.show(in: &state, events: &events)
  case .covered(let screen):
    // Problems at launch are still news on the board requested there.
    if !state.isOnBoardOfLaunch { state.notices = [] }
    if screen == .game { hideBoard(in: &state.game) }
    // The picker keeps its selection when a dialog over it closes, but not the search.
    if screen == .categories, state.categories.filter != nil { state.categories.search(for: nil) }
  case .left(let screen): if screen == .game { leaveBoard(in: &state.game) }
  case .closed(let screen): screen.close(in: &state)
  case .settingChanged(let setting):
    state.routing.leave(.sources, events: &events)
    // Nobody who cannot read is led to the settings.
    if setting == .isWordless { state.routing.selections[.menu] = nil }
    if setting == .scanning { state.scan.startAnew() }
    if setting == .kind, let grid = state.gridToHearFirst {
      state.settings.apply(.init(\.grid, grid))
    }
    useShelf(in: &state)
  case .nextGameChosen where state.isSharing:
    if state.together.role == .host, state.seatsAreFixed || !state.canDealForAll {
      state.routing.go(to: state.canDealForAll ? .confirmation : .together, events: &events)
      return .none
    }
    return .run(.send(.together(state.together.role == .host ? .deal : .say(.again))))
  case .nextGameChosen where state.game.isShared:
    state.routing.go(to: .together, events: &events)
  case .nextGameChosen: return .run(.send(.game(.deal(state.dealAfterGame))))
  case .noticed(let notice): if !state.notices.contains(notice) { state.notices.append(notice) }
  case .began(let replaced):
    state.seeds.advance()
    state.game.id =
      state.game.table?.authority == .guest ? state.together.gameID : state.seeds.drawID()
    makeRoom(replacing: replaced, in: &state)
    state.routing.go(to: .game, events: &events)
    follow(state.game, in: &state)
    return storeEndedGames(of: state).merged(with: state.tellDeal())
  case .dealt(let oversized):
    compareWithCode(in: &state)
    meetRival(in: &state)
    if let oversized { state.notices.append(.oversized(oversized)) }
    state.saving.note(.soon)
    return state.findGhost.merged(with: state.askForFlips())
  case .restored(let games):
    if state.game.hasBoard, state.game.id == 0 { state.game.id = state.seeds.drawID() }
    state.waiting = games.unfinished.filter { $0.game.place != state.game.place }
    state.records.unstored = games.ended
    return storeEndedGames(of: state)
  case .flipped(_, let player):
    state.notices.removeAll(where: \.isUntilFlip)
    state.saving.note(.soon)
    return state.orderFlip(by: player, events: &events)
  case .hinted:
    if state.routing.destination == .hint { state.routing.go(to: .game, events: &events) }
    state.saving.note(.soon)
  case .ticked: state.saving.note(.later)
  case .ended:
    // At a shared table, a game may end while the player is elsewhere.
    if state.routing.base == .game { state.routing.go(to: .finished, events: &events) }
    guard let ended = SavedGame(state.game), !state.game.isSpectated else { return .none }
    state.records.end(ended)
    state.records.news = nil
    follow(state.game, in: &state)
    return storeEndedGames(of: state)
  case .pair, .noPair, .passed, .cardShown, .lit, .categorySelected, .coverHeard, .puzzleAnswered,
    .friendRemoved, .said, .presenceChanged, .raceWon:
    break
  }
  return .none
}

/// Stores the finished games, including any that could not be stored before.
func storeEndedGames(of state: AppState) -> Effect<AppEffect> {
  state.records.unstored.isEmpty
    ? .none
    : .run(
      .records(.add(state.records.unstored, tallyStart: state.settings.saved.tallyStart)))
}
