func deal(
  _ code: BoardCode, for players: [Player], in state: inout AppState, events: inout [AppEvent]
) -> Effect<AppEffect> {
  state.newGame.code = code
  switch code {
  case .daily(let date): return findDaily(on: date, in: state)
  case .today: return findDaily(on: nil, in: state)
  case .bundled, .folder:
    let settings = state.settings.current
    let folder =
      settings.source.isFolder ? settings.source : settings.folder.map(CoverSource.folder)
    guard let request = code.request(folder: folder, section: state.categories.shelf?.chosen) else {
      events.append(.noticed(.codeNeedsFolder))
      return .none
    }
    let players = players.drawn(from: request.seed)
    let action = DealAction(
      request, players: players, headStart: settings.headStart(of: players))
    return deal(action, in: &state, events: &events)
  }
}

/// Notifies the player if a folder's covers differ from those the code was made with.
func compareWithCode(in state: inout AppState) {
  let game = state.game
  guard case .folder(let plan, let fingerprint) = state.newGame.code,
    game.isUnderWay, game.request.source.isFolder, game.request.plan == plan,
    game.covers.fingerprint != fingerprint
  else { return }
  state.notices.append(.anotherBoard)
}
