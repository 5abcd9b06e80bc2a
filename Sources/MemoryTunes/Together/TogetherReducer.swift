/// Opens, joins and leaves tables, and plays at them, as a host (`Hosting.swift`) or a guest (`Joining.swift`).
func togetherReducer(
  state: inout AppState, action: TogetherAction, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  switch action {
  case .host: state.openTable(events: &events)
  case .join(let address, let isSpectator):
    state.join(address, isSpectator: isSpectator, events: &events)
  case .change(let form): state.change(form)
  case .open(let toAll):
    handle(state.together.role == nil, .atATable) { state.together.isForAll = toAll }
  case .deal: state.dealForAll()
  case .say(let sign): state.say(sign, events: &events)
  case .substitute(let seat): state.substitute(seat, events: &events)
  case .playAlone: state.playAlone(events: &events)
  case .leave: state.leave()
  case .opened(let place):
    handle(state.together.role == .host && state.together.link == .opening, .atNoTable) {
      state.together.link = .open(place)
    }
  case .reached: state.greet()
  case .failed(let failure): state.fail(failure, events: &events)
  case .received(let message, let peer):
    switch state.together.role {
    case .host: state.hear(message, from: peer, events: &events)
    case .guest, .spectator: state.followHost(message, events: &events)
    case nil: .ignored(.atNoTable)
    }
  case .left(let peer, let failure):
    state.together.role == .host
      ? state.miss(peer, events: &events) : state.loseHost(failure, events: &events)
  case .found(let tables):
    handle {
      state.together.tables = tables.prefix(8).filter { !$0.name.isEmpty && $0.name.isClean }
    }
  case .giveUpWaiting: state.giveUpWaiting(events: &events)
  case .endSign: handle(state.together.sign != nil, .atNoTable) { state.together.sign = nil }
  }
}

extension AppState {
  /// Shows what the player says to all, and the board again.
  fileprivate mutating func say(_ sign: Sign, events: inout [AppEvent]) -> Outcome<AppEffect> {
    guard together.isConnected, let seat = together.seat else { return .ignored(.atNoTable) }
    together.sign = .init(seat: seat, sign: sign)
    events.append(.said(seat: seat))
    if isSharing, game.hasBoard { routing.go(to: .game, events: &events) }
    return .handled(together.tellAll(.sign(seat: seat, sign)))
  }

  /// Those at the table would be left without a word: shows the table instead.
  mutating func stayAtTable(events: inout [AppEvent]) -> Outcome<AppEffect> {
    routing.go(to: .together, events: &events)
    return .handled(.run(.send(.notices(.show(.init(.atTable))))))
  }

  /// Leaves the table; a game goes on as one that the player finishes alone.
  mutating func leave() -> Outcome<AppEffect> {
    guard together.role != nil || together.link != .none else { return .ignored(.atNoTable) }
    return .handled(leaveTable().merged(with: .run(.together(.look))))
  }

  mutating func leaveTable() -> Effect<AppEffect> {
    let farewell: Effect<AppEffect> =
      together.role == .host ? together.tellAll(.refused(.closed)) : .none
    together = TogetherState(isForAll: together.isForAll, tables: together.tables)
    // From now on the player flips for everybody.
    setAuthority(.alone)
    return farewell.merged(with: .cancel(.table))
  }

  fileprivate mutating func playAlone(events: inout [AppEvent]) -> Outcome<AppEffect> {
    guard unfinishedGame(in: .shared) != nil else { return .ignored(.noSuchGame) }
    let leaving = leaveTable()
    guard case .handled(let effect) = resumeGame(in: .shared, events: &events) else {
      return .handled(leaving)
    }
    return .handled(leaving.merged(with: effect))
  }

  mutating func fail(_ failure: TableFailure, events: inout [AppEvent]) -> Outcome<AppEffect> {
    guard together.role != nil else { return .ignored(.atNoTable) }
    endLink(failure)
    events.append(.noticed(.tableLost(failure)))
    return .handled(.cancel(.table))
  }

  mutating func endLink(_ failure: TableFailure?) {
    together.role = nil
    together.link = .ended(failure)
    together.peers = []
    together.awaitsFlip = false
    together.sign = nil
    for seat in together.seats.indices where seat != together.seat {
      together.seats[seat].isPresent = false
    }
    if game.table?.authority == .guest { setAuthority(.suspended) }
  }

  /// Lets others decide about flips; the clock of a race runs only while its programs are connected.
  mutating func setAuthority(_ authority: SharedTable.Authority) {
    game.table?.authority = authority
    if authority == .alone, let table = game.table {
      for seat in table.seats.indices { game.table?.seats[seat].substitute = nil }
    }
    if game.isRacing {
      game.startClock()
    } else if routing.destination != .game {
      game.hideBoard()
    }
  }

  func showCursor() -> Effect<AppEffect> {
    guard game.isMovedHere, game.hasTurns, let seat = together.seat else { return .none }
    return together.tellAll(.cursor(seat: seat, card: game.show.cursor))
  }
}
