extension AppState {
  var isOnBoardOfLaunch: Bool {
    let options = settings.options
    return (options.code != nil || options.asksForGame) && game.request.id == 1
      && routing.path == [.game]
  }

  mutating func dealAtLaunch(
    _ options: LaunchOptions, events: inout [AppEvent]
  ) -> Effect<AppEffect> {
    guard options.mayDeal != false else { return .none }
    switch options.table {
    case .host(let form):
      together.form = form
      return .run(.send(.together(.host)))
    case .join(let address, let isSpectator):
      return .run(.send(.together(.join(address, isSpectator: isSpectator))))
    case nil: break
    }
    if let rival = options.rival { return meet(rival, events: &events) }
    if let code = options.code {
      return deal(code, for: options.players(in: settings.current), in: &self, events: &events)
    }
    if options.asksForGame { return deal(DealAction(for: self), in: &self, events: &events) }
    let isForBoard = options.category != nil || options.grid != nil || options.seed != nil
    if isForBoard { routing.selections[.menu] = MenuEntry.newGame.rawValue }
    return .none
  }
}
