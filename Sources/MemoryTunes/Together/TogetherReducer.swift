/// Opens, joins and leaves tables, and plays at them; the host's part is in `Hosting.swift`, a guest's in
/// `Joining.swift`.
func togetherReducer(
  state: inout AppState, action: TogetherAction, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  switch action {
  case .host: openTable(in: &state, events: &events)
  case .join(let address, let isSpectator):
    join(address, isSpectator: isSpectator, in: &state, events: &events)
  case .change(let form): change(form, in: &state)
  case .open(let toAll):
    handle(state.together.role == nil, .atATable) { state.together.isForAll = toAll }
  case .deal: dealForAll(in: &state)
  case .say(let sign): say(sign, in: &state, events: &events)
  case .substitute(let seat): substitute(seat, in: &state, events: &events)
  case .playAlone: playAlone(in: &state, events: &events)
  case .leave: leave(in: &state)
  case .opened(let place):
    handle(state.together.role == .host && state.together.link == .opening, .atNoTable) {
      state.together.link = .open(place)
    }
  case .reached: greet(in: state)
  case .failed(let failure): fail(failure, in: &state, events: &events)
  case .received(let message, let peer):
    switch state.together.role {
    case .host: hear(message, from: peer, in: &state, events: &events)
    case .guest, .spectator: follow(message, in: &state, events: &events)
    case nil: .ignored(.atNoTable)
    }
  case .left(let peer, let failure):
    state.together.role == .host
      ? miss(peer, in: &state, events: &events) : loseHost(failure, in: &state, events: &events)
  case .found(let tables):
    handle {
      state.together.tables = tables.prefix(8).filter { !$0.name.isEmpty && $0.name.isClean }
    }
  case .giveUpWaiting: giveUpWaiting(in: &state, events: &events)
  case .endSign: handle(state.together.sign != nil, .atNoTable) { state.together.sign = nil }
  }
}

/// Shows what the player says to all, and the board again.
private func say(
  _ sign: Sign, in state: inout AppState, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  guard state.together.isConnected, let seat = state.together.seat else {
    return .ignored(.atNoTable)
  }
  state.together.sign = .init(seat: seat, sign: sign)
  events.append(.said(seat: seat))
  if state.isSharing, state.game.hasBoard { state.routing.go(to: .game, events: &events) }
  return .handled(state.together.tellAll(.sign(seat: seat, sign)))
}

/// Those at the table would be left without a word: shows the table instead.
func stayAtTable(in state: inout AppState, events: inout [AppEvent]) -> Outcome<AppEffect> {
  state.routing.go(to: .together, events: &events)
  return .handled(.run(.send(.notices(.show(.init(.atTable))))))
}

/// Leaves the table; a game goes on as one that the player finishes alone.
func leave(in state: inout AppState) -> Outcome<AppEffect> {
  guard state.together.role != nil || state.together.link != .none else {
    return .ignored(.atNoTable)
  }
  return .handled(leaveTable(in: &state).merged(with: .run(.together(.look))))
}

func leaveTable(in state: inout AppState) -> Effect<AppEffect> {
  let farewell: Effect<AppEffect> =
    state.together.role == .host ? state.together.tellAll(.refused(.closed)) : .none
  var together = TogetherState()
  (together.tables, together.isForAll) = (state.together.tables, state.together.isForAll)
  state.together = together
  // From now on the player flips for everybody.
  setAuthority(.alone, in: &state)
  return farewell.merged(with: .cancel(.table))
}

private func playAlone(in state: inout AppState, events: inout [AppEvent]) -> Outcome<AppEffect> {
  guard state.unfinishedGame(in: .shared) != nil else { return .ignored(.noSuchGame) }
  let leaving = leaveTable(in: &state)
  guard case .handled(let effect) = resumeGame(in: .shared, state: &state, events: &events) else {
    return .handled(leaving)
  }
  return .handled(leaving.merged(with: effect))
}

func fail(
  _ failure: TableFailure, in state: inout AppState, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  guard state.together.role != nil else { return .ignored(.atNoTable) }
  endLink(failure, in: &state)
  events.append(.noticed(.tableLost(failure)))
  return .handled(.cancel(.table))
}

func endLink(_ failure: TableFailure?, in state: inout AppState) {
  state.together.role = nil
  state.together.link = .ended(failure)
  state.together.peers = []
  state.together.awaitsFlip = false
  state.together.sign = nil
  for seat in state.together.seats.indices where seat != state.together.seat {
    state.together.seats[seat].isPresent = false
  }
  if state.game.table?.authority == .guest { setAuthority(.suspended, in: &state) }
}

/// Lets others decide about flips; the clock of a race runs only while its programs are connected.
func setAuthority(_ authority: SharedTable.Authority, in state: inout AppState) {
  state.game.table?.authority = authority
  if authority == .alone, let table = state.game.table {
    for seat in table.seats.indices { state.game.table?.seats[seat].substitute = nil }
  }
  if state.game.isRacing {
    startClock(in: &state.game)
  } else if state.routing.destination != .game {
    hideBoard(in: &state.game)
  }
}

func showCursor(of state: AppState) -> Effect<AppEffect> {
  guard state.game.isMovedHere, state.game.hasTurns, let seat = state.together.seat else {
    return .none
  }
  return state.together.tellAll(.cursor(seat: seat, card: state.game.show.cursor))
}
