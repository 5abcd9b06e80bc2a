extension AppState {
  mutating func consequences(of event: AppEvent, events: inout [AppEvent]) -> Effect<AppEffect> {
    switch event {
    case .shown(let screen):
      guard screen == routing.destination else { return .none }
      scan.startAnew()
      return show(screen, events: &events)
    case .covered(let screen):
      // Problems at launch are still news on the board requested there.
      if !isOnBoardOfLaunch { notices = [] }
      if screen == .game { game.hideBoard() }
      // The picker keeps its selection when a dialog over it closes, but not the search.
      if screen == .categories, categories.filter != nil { categories.search(for: nil) }
    case .left(let screen): if screen == .game { game.leaveBoard() }
    case .closed(let screen): close(screen)
    case .settingChanged(let setting):
      routing.leave(.sources, events: &events)
      // Nobody who cannot read is led to the settings.
      if setting == .isWordless { routing.selections[.menu] = nil }
      if setting == .scanning { scan.startAnew() }
      if setting == .kind, let grid = gridToHearFirst { settings.apply(.init(\.grid, grid)) }
      useShelf(in: &self)
    case .nextGameChosen where isSharing:
      if together.role == .host, seatsAreFixed || !canDealForAll {
        routing.go(to: canDealForAll ? .confirmation : .together, events: &events)
        return .none
      }
      return .run(.send(.together(together.role == .host ? .deal : .say(.again))))
    case .nextGameChosen where game.isShared: routing.go(to: .together, events: &events)
    case .nextGameChosen: return .run(.send(.game(.deal(dealAfterGame))))
    case .noticed(let notice): if !notices.contains(notice) { notices.append(notice) }
    case .began(let replaced):
      seeds.advance()
      game.id = game.table?.authority == .guest ? together.gameID : seeds.drawID()
      makeRoom(replacing: replaced)
      routing.go(to: .game, events: &events)
      follow(game, in: &self)
      return storeEndedGames().merged(with: tellDeal())
    case .dealt(let oversized):
      compareWithCode(in: &self)
      meetRival(in: &self)
      if let oversized { notices.append(.oversized(oversized)) }
      saving.note(.soon)
      return findGhost.merged(with: askForFlips())
    case .restored(let games):
      if game.hasBoard, game.id == 0 { game.id = seeds.drawID() }
      waiting = games.unfinished.filter { $0.game.place != game.place }
      records.unstored = games.ended
      return storeEndedGames()
    case .flipped(_, let player):
      notices.removeAll(where: \.isUntilFlip)
      saving.note(.soon)
      return orderFlip(by: player, events: &events)
    case .hinted:
      if routing.destination == .hint { routing.go(to: .game, events: &events) }
      saving.note(.soon)
    case .ticked: saving.note(.later)
    case .ended:
      // At a shared table, a game may end while the player is elsewhere.
      if routing.base == .game { routing.go(to: .finished, events: &events) }
      guard let ended = SavedGame(game), !game.isSpectated else { return .none }
      records.end(ended)
      records.news = nil
      follow(game, in: &self)
      return storeEndedGames()
    case .pair, .noPair, .passed, .cardShown, .lit, .categorySelected, .coverHeard, .puzzleAnswered,
      .friendRemoved, .said, .presenceChanged, .raceWon:
      break
    }
    return .none
  }

  /// Stores the finished games, including any that could not be stored before.
  func storeEndedGames() -> Effect<AppEffect> {
    let unstored = records.unstored
    return unstored.isEmpty
      ? .none : .run(.records(.add(unstored, tallyStart: settings.saved.tallyStart)))
  }
}
