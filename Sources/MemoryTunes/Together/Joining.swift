// A guest: asks the host for flips, and makes those that it orders.

func join(
  _ address: TableAddress, isSpectator: Bool, in state: inout AppState, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  guard state.together.role == nil else { return .ignored(.atATable) }
  state.routing.go(to: .together, events: &events)
  // Somebody else's settings have another's name.
  if address == .own, !isSpectator, state.settings.options.names == nil {
    return .handled(.run(.send(.prompt(.open(.joinTable(address))))))
  }
  let tables = state.together.tables
  // Of the table before.
  state.notices.removeAll { if case .tableLost = $0 { true } else { false } }
  state.together = TogetherState()
  state.together.role = isSpectator ? .spectator : .guest
  (state.together.link, state.together.address) = (.opening, address)
  (state.together.tables, state.together.wasSpectator) = (tables, isSpectator)
  return .handled(.run(.together(.connect(address, as: state.nameAtTable)), id: .table))
}

func greet(in state: AppState) -> Outcome<AppEffect> {
  guard let role = state.together.role, role != .host, state.together.link == .opening else {
    return .ignored(.atNoTable)
  }
  let hello = Hello(name: state.nameAtTable, isSpectator: role == .spectator)
  return .handled(state.together.tellAll(.hello(hello)))
}

func loseHost(
  _ failure: TableFailure?, in state: inout AppState, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  guard state.together.role != nil else { return .ignored(.atNoTable) }
  let isPlaying = state.game.isShared && (state.game.isUnderWay || state.game.isBeingDealt)
  endLink(failure, in: &state)
  // Where it is chosen how to go on.
  if isPlaying, state.routing.base == .game { state.routing.go(to: .together, events: &events) }
  let isOver = state.unfinishedGame(in: .shared) == nil
  events.append(.noticed(.tableLost(failure ?? (isOver ? .gone : nil))))
  return .handled(.cancel(.table))
}

func requestFlip(of card: Int, in state: inout AppState) -> Outcome<AppEffect> {
  let game = state.game
  guard game.phase == .playing, let table = game.table else { return .ignored(.noBoard) }
  guard game.isMovedHere else { return .ignored(.notYourTurn) }
  guard game.board.canFlip(card) else { return .ignored(.cardIsOpen) }
  let request = PeerMessage.request(
    round: table.round, Flip(card: card, seconds: game.clock.seconds))
  state.together.awaitsFlip = true
  state.game.show.cursor = card
  return .handled(state.together.tellAll(request))
}

func follow(
  _ message: PeerMessage, in state: inout AppState, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  switch message {
  case .refused(let failure):
    return loseHost(failure.isOfPeer ? failure : .closed, in: &state, events: &events)
  case .seats(let seats, let form, let yours):
    guard take(seats, form: form, own: yours, in: &state, events: &events) else { break }
    return .handled()
  case .deal(let deal):
    guard let effect = follow(deal, in: &state, events: &events) else { break }
    return .handled(effect)
  case .boards(let round, let flips, let finishers):
    guard state.game.table?.round == round, state.game.hasBoard else {
      return .ignored(.lateReply)
    }
    guard copy(flips, finishers: finishers, in: &state, events: &events) else { break }
    var effect = state.together.tellAll(.done)
    if let substitute = state.together.substitute {
      // Only once the board is on the screen: the way there clears what was noticed before.
      effect.merge(.run(.send(.notices(.show(.init(.substituted(substitute)))))))
    }
    state.together.substitute = nil
    return .handled(effect)
  case .flip(let order):
    guard order.round == state.game.table?.round, state.game.hasBoard,
      state.game.table?.authority == .guest
    else { return .ignored(.lateReply) }
    return make(order, in: &state, events: &events)
  case .cursor(let seat, let card):
    guard state.together.seats.indices.contains(seat), state.game.cards.indices.contains(card)
    else { return .ignored(.notForThisTable) }
    state.together.cursors[seat] = card
    return .handled()
  case .sign(let seat, let sign):
    guard state.together.seats.indices.contains(seat) else { return .ignored(.notForThisTable) }
    state.together.sign = .init(seat: seat, sign: sign)
    events.append(.said(seat: seat))
    return .handled()
  case .hello, .ready, .request, .done: break
  }
  return loseHost(.unruly, in: &state, events: &events)
}

/// Takes over who sits where; false if that is impossible.
private func take(
  _ seats: [PresentSeat], form: SharedTable.Form, own: Int?, in state: inout AppState,
  events: inout [AppEvent]
) -> Bool {
  guard (1...Player.maximumCount).contains(seats.count),
    seats.allSatisfy({ !$0.name.isEmpty && Player.person(name: $0.name).isValid }),
    own.map(seats.indices.contains) ?? (state.together.role == .spectator)
  else { return false }
  let before = state.together.seats
  (state.together.seats, state.together.seat, state.together.form) = (seats, own, form)
  state.together.link = .joined
  (state.together.awaitsFlip, state.together.awaitsBoards) = (false, false)
  state.together.substitute = own.flatMap { seats[$0].substitute } ?? state.together.substitute
  for (index, seat) in seats.enumerated() where index != own {
    let old = before.first { $0.name == seat.name }
    if old.map({ $0 != seat }) ?? !before.isEmpty { events.append(.presenceChanged(seat)) }
  }
  takeSeats(in: &state)
  return true
}

/// Deals the host's board, or takes up the game on it; nil if that is impossible.
private func follow(
  _ deal: TableDeal, in state: inout AppState, events: inout [AppEvent]
) -> Effect<AppEffect>? {
  state.together.awaitsBoards = false
  let seats = state.together.seats.map {
    SharedTable.Seat(name: $0.name, substitute: $0.substitute)
  }
  let table = SharedTable(
    form: deal.form, round: deal.round, seats: seats, seat: state.together.seat,
    authority: .guest)
  guard !deal.code.isDaily, deal.code.plan.map({ [.pairs, .titles].contains($0.kind) }) == true,
    let request = deal.code.request(), let action = DealAction(request, at: table)
  else { return nil }
  let id = deal.form == .race ? deal.id &+ UInt64(table.seat ?? 0) : deal.id
  // It has seen the end.
  if state.game.isFinished, state.game.id == id { return Effect.none }
  guard let game = state.unfinishedGame(in: .shared), game.id == id,
    game.isBoard(of: request), game.table?.form == table.form
  else {
    if state.isSharing, state.game.isUnderWay { events.append(.noticed(.dealtAnew)) }
    // Instead of one that is still being dealt.
    leaveBoard(in: &state.game)
    state.together.gameID = id
    return .run(.send(.game(.deal(action))))
  }
  if state.game.place != .shared { swapGames(with: .shared, in: &state) }
  let boards = state.game.table?.boards ?? []
  state.game.table = table
  state.game.table?.boards = boards
  state.game.players = action.players
  state.together.awaitsBoards = true
  return state.together.tellAll(.ready(round: deal.round))
}

/// Asks for the flips on a board that is dealt now.
func askForFlips(in state: AppState) -> Effect<AppEffect> {
  guard state.isSharing, state.together.role != .host, let table = state.game.table,
    state.game.hasBoard
  else { return .none }
  return state.together.tellAll(.ready(round: table.round))
}

/// Makes all boards those of the host; false if the rules do not allow that.
private func copy(
  _ flips: [[Flip]], finishers: [Int], in state: inout AppState, events: inout [AppEvent]
) -> Bool {
  guard let table = state.game.table,
    flips.count == (table.form == .race ? table.seats.count : 1),
    flips.allSatisfy({ flips in
      flips.count <= SharedTable.maximumFlipCount
        && flips.allSatisfy { (0...PlayedGame.maximumNumber).contains($0.seconds) }
    })
  else { return false }
  // Back in a game, which may have gone on.
  if state.together.awaitsBoards, state.routing.base == .together {
    state.routing.go(to: .game, events: &events)
  }
  (state.together.awaitsFlip, state.together.awaitsBoards) = (false, false)
  let dealt = state.game.board.dealt
  var boards = [Board](repeating: dealt, count: flips.count)
  for index in boards.indices {
    for flip in flips[index] where boards[index].flip(flip) == nil { return false }
  }
  if table.form == .race {
    let solved = boards.indices.filter { boards[$0].isSolved }
    guard finishers.sorted() == solved else { return false }
    state.game.table?.boards = boards
    state.game.table?.finishers = finishers
  }
  let own = boards[table.form == .race ? table.seat ?? 0 : 0]
  guard own != state.game.board else { return true }
  guard own.isSolved || !state.game.isFinished else { return false }
  let wasFinished = state.game.isFinished
  state.game.board = own
  // From here on it is another board to all that was begun on the one before.
  state.game.request.id += 1
  state.game.show = ShowState(cursor: state.game.show.cursor)
  state.game.clock.seconds = max(state.game.clock.seconds, own.flips.last?.seconds ?? 0)
  state.game.clock.isRunning = false
  if state.game.isFinished, !wasFinished {
    events.append(.game(.ended))
  } else if state.game.isRacing || state.routing.destination == .game && state.game.hasProgress {
    startClock(in: &state.game)
  }
  state.saving.note(.soon)
  return true
}

/// Makes a flip that the host has ordered, and compares the boards.
private func make(
  _ order: OrderedFlip, in state: inout AppState, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  guard let table = state.game.table, table.seats.indices.contains(order.seat),
    state.game.cards.indices.contains(order.flip.card),
    (0...PlayedGame.maximumNumber).contains(order.flip.seconds),
    var board = state.game.board(ofSeat: order.seat)
  else { return loseHost(.unruly, in: &state, events: &events) }
  // The flips that it has asked for have this one, too.
  guard !state.together.awaitsBoards else { return .handled(state.together.tellAll(.done)) }
  let isOwnBoard = table.form == .turns || order.seat == table.seat ?? 0
  let isNext = order.number == board.flips.count && board.canFlip(order.flip.card)
  var effect = Effect<AppEffect>.none
  if isNext {
    guard board.flip(order.flip) != nil else {
      return loseHost(.unruly, in: &state, events: &events)
    }
    if isOwnBoard {
      guard
        case .handled(let flipping) = flipForOther(
          order.flip.card, seconds: order.flip.seconds, in: &state, events: &events)
      else { return loseHost(.unruly, in: &state, events: &events) }
      effect = flipping
    } else {
      state.game.table?.boards[order.seat] = board
    }
    if table.form == .race, board.isSolved {
      state.game.table?.finishers.append(order.seat)
      tellFirst(order.seat, in: state, events: &events)
    }
  }
  if order.seat == table.seat { state.together.awaitsFlip = false }
  effect.merge(state.together.tellAll(.done))
  guard isNext, board.fingerprint == order.fingerprint else {
    state.together.awaitsBoards = true
    events.append(
      .noticed(
        .boardDiffered(
          card: order.flip.card, grid: state.game.grid, name: table.seats[order.seat].name)))
    return .handled(effect.merged(with: state.together.tellAll(.ready(round: order.round))))
  }
  return .handled(effect)
}
