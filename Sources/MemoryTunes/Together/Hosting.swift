// The host: knows who sits where, and orders the flips.

/// Opens a table; with an unfinished game that was hosted here, at the same seats, unless another is asked for.
func openTable(in state: inout AppState, events: inout [AppEvent]) -> Outcome<AppEffect> {
  guard state.together.role == nil else { return .ignored(.atATable) }
  var together = TogetherState()
  (together.role, together.link, together.seat) = (.host, .opening, 0)
  (together.tables, together.form) = (state.together.tables, state.together.form)
  together.isForAll = state.together.isForAll || state.settings.options.opensTable == true
  (together.seats, together.keys) = ([PresentSeat(name: state.nameAtTable)], [0])
  if let table = state.tableToReopen, let seat = table.seat {
    (together.form, together.seat) = (table.form, seat)
    (together.seats, together.keys) = (
      table.seats.indices.map { PresentSeat(name: table.seats[$0].name, isPresent: $0 == seat) },
      table.seats.map(\.key)
    )
    if state.game.place != .shared { swapGames(with: .shared, in: &state) }
    setAuthority(.host, in: &state)
  }
  state.together = together
  takeSeats(in: &state)
  state.routing.go(to: .together, events: &events)
  return .handled(
    .run(
      .together(
        .listen(as: state.nameAtTable, isOpen: together.isForAll, keys: together.keys)),
      id: .table))
}

extension AppState {
  /// The table of an unfinished game that was hosted here; nil if another game is asked for.
  public var tableToReopen: SharedTable? {
    guard let game = unfinishedGame(in: .shared), let table = game.table,
      table.seats.contains(where: { $0.key != 0 }), together.form == .turns || table.form == .race,
      settings.options.fit(game.request)
    else { return nil }
    return table
  }
}

extension LaunchOptions {
  /// Ask for no other board than this.
  fileprivate func fit(_ request: DealRequest) -> Bool {
    [nil, request.grid].contains(grid) && [nil, request.seed].contains(seed)
      && [nil, request.category.id].contains(category?.id)
  }
}

func change(_ form: SharedTable.Form, in state: inout AppState) -> Outcome<AppEffect> {
  guard [nil, .host].contains(state.together.role) else { return .ignored(.notTheHost) }
  guard !state.isSharing || !state.game.isUnderWay else { return .ignored(.alreadyPlaying) }
  state.together.form = form
  return .handled(tellSeats(in: state))
}

// MARK: Deals

/// Deals a board for all; the one who began the last game comes last in this one.
func dealForAll(in state: inout AppState) -> Outcome<AppEffect> {
  guard state.canDealForAll else { return .ignored(.cannotDeal) }
  var effect = Effect<AppEffect>.none
  for seat in state.together.seats.indices.reversed() where !state.together.seats[seat].isPresent {
    let lost = state.together.peers.filter { $0.seat == seat }.map(\.id)
    effect.merge(.merge(lost.map { .run(.together(.drop($0))) }))
    state.together.remove(seat)
  }
  // The seats at the table move once the deal is accepted.
  var next = state
  if state.isSharing { rotateSeats(in: &next.together) }
  guard let deal = next.deal(round: state.nextRound) else { return .ignored(.noBoard) }
  return .handled(effect.merged(with: .run(.send(.game(.deal(deal))))))
}

private func rotateSeats(in together: inout TogetherState) {
  guard !together.seats.isEmpty else { return }
  let count = together.seats.count
  func rotated(_ seat: Int) -> Int { (seat + count - 1) % count }
  together.seats.append(together.seats.removeFirst())
  together.keys.append(together.keys.removeFirst())
  together.seat = together.seat.map(rotated)
  for index in together.peers.indices {
    together.peers[index].seat = together.peers[index].seat.map(rotated)
  }
  (together.cursors, together.sign) = ([:], nil)
}

extension AppState {
  /// The board that the host deals by the settings, with bundled covers: all at the table must have them.
  public var boardToShare: DealRequest {
    let category = Category.named(categories.chosen.id) ?? Category.bundled[0]
    let kind = settings.current.kind == .titles ? GameKind.titles : .pairs
    return DealAction(for: self, source: .bundled, category: category, kind: kind).request
  }

  fileprivate var nextRound: Int { (game.table?.round ?? 0) % SharedTable.maximumRound + 1 }

  /// The deal is for those who sit at the table now, or sits them one seat further, and no other has overtaken it.
  func expects(_ table: SharedTable) -> Bool {
    var rotated = together
    rotateSeats(in: &rotated)
    return together.role == .host && table.round == nextRound
      && [together.keys, rotated.keys].contains(table.seats.map(\.key))
  }

  fileprivate func deal(round: Int) -> DealAction? {
    let seats = zip(together.seats, together.keys).map {
      SharedTable.Seat(name: $0.name, key: $1)
    }
    let table = SharedTable(
      form: together.form, round: round, seats: seats, seat: together.seat, authority: .host)
    return DealAction(boardToShare, at: table)
  }
}

extension DealAction {
  /// A board at a table; nil unless all there can deal it.
  init?(_ request: DealRequest, at table: SharedTable) {
    guard BoardCode(for: request) != nil, request.source == .bundled, table.isPossible else {
      return nil
    }
    let own = table.seats[table.seat ?? 0].player
    self.init(request, players: table.form == .race ? [own] : table.seats.map(\.player))
    self.table = table
  }
}

/// Tells all of a deal that has begun here; they ask for the flips once they have dealt.
func tellDeal(in state: inout AppState) -> Effect<AppEffect> {
  guard state.together.role == .host, let deal = state.tableDeal else { return .none }
  if state.together.keys != state.game.table?.seats.map(\.key) { rotateSeats(in: &state.together) }
  for index in state.together.peers.indices {
    let peer = state.together.peers[index]
    state.together.peers[index] = .init(id: peer.id, seat: peer.seat)
  }
  for seat in state.together.seats.indices { state.together.seats[seat].substitute = nil }
  state.together.sawEnd = []
  return tellSeats(in: state).merged(with: state.together.tellAll(.deal(deal)))
}

extension AppState {
  /// The deal of the game at the table, also once it is finished: some may have missed the end.
  var tableDeal: TableDeal? {
    guard game.isShared, let table = game.table, let code = BoardCode(for: game.request) else {
      return nil
    }
    let id = table.form == .race ? game.id &- UInt64(table.seat ?? 0) : game.id
    return TableDeal(id: id, code: code, form: table.form, round: table.round)
  }

  public var canDealForAll: Bool {
    together.role == .host && together.isConnected && !game.isBeingDealt
      && together.seats.count(where: \.isPresent) > 1
  }

  /// Nobody can take a seat, or lose one: the game is not over for those who are there.
  public var seatsAreFixed: Bool {
    guard isSharing, let table = game.table else { return false }
    let hasEnded = together.seats.indices.allSatisfy {
      table.form == .turns || table.finishers.contains($0) || !together.seats[$0].isPresent
    }
    return !game.isFinished || !hasEnded
  }
}

func tellSeats(in state: AppState) -> Effect<AppEffect> {
  let together = state.together
  guard together.role == .host else { return .none }
  return .merge(together.peers.map { tellSeats(to: $0, in: together) })
}

func tellSeats(to peer: TogetherState.Peer, in together: TogetherState) -> Effect<AppEffect> {
  .send(.seats(together.seats, form: together.form, yours: peer.seat), to: [peer.id])
}

// MARK: Flips

/// Orders the flip that was just made here for all.
func orderFlip(by seat: Int, in state: inout AppState) -> Effect<AppEffect> {
  guard state.isSharing, state.together.role == .host, let table = state.game.table else {
    return .none
  }
  return order(
    on: state.game.board, by: table.form == .race ? table.seat ?? 0 : seat, in: &state)
}

/// Orders the last flip on a board.
private func order(
  on board: Board, by seat: Int, in state: inout AppState
) -> Effect<AppEffect> {
  guard let table = state.game.table, let flip = board.flips.last else { return .none }
  if table.form == .race, board.isSolved { state.game.table?.finishers.append(seat) }
  let receivers = state.together.peers.indices.filter { state.together.peers[$0].isReady }
  for index in receivers { state.together.peers[index].unanswered += 1 }
  let order = OrderedFlip(
    round: table.round, seat: seat, number: board.flips.count - 1, flip: flip,
    fingerprint: board.fingerprint)
  return .send(.flip(order), to: receivers.map { state.together.peers[$0].id })
}

func grant(
  _ flip: Flip, round: Int, to peer: TogetherState.Peer, in state: inout AppState,
  events: inout [AppEvent]
) -> Outcome<AppEffect> {
  guard state.isSharing, let table = state.game.table, table.round == round, let seat = peer.seat,
    state.game.phase == .playing || table.form == .race && state.game.hasBoard
  else { return .ignored(.notForThisTable) }
  guard table.form == .race else {
    guard state.game.turn == seat, state.game.opponentToMove == nil,
      state.game.board.flips.count < SharedTable.maximumFlipCount
    else { return .ignored(.notYourTurn) }
    return flipForOther(flip.card, in: &state, events: &events)
  }
  let flip = Flip(card: flip.card, seconds: state.game.seconds(of: flip))
  guard var board = state.game.board(ofSeat: seat), seat != table.seat,
    board.flips.count < SharedTable.maximumFlipCount, board.flip(flip) != nil
  else { return .ignored(.notForThisTable) }
  state.game.table?.boards[seat] = board
  let effect = order(on: board, by: seat, in: &state)
  tellFirst(seat, in: state, events: &events)
  return .handled(effect)
}

extension GameState {
  /// The time of a flip in a race by the host's clock, as long as that runs: the same for all.
  fileprivate func seconds(of flip: Flip) -> Int {
    isRacing ? clock.seconds : min(max(clock.seconds, flip.seconds), clock.seconds + 86_400)
  }
}

/// Announces that somebody else is the first to finish the race.
func tellFirst(_ seat: Int, in state: AppState, events: inout [AppEvent]) {
  guard let table = state.game.table, table.finishers == [seat], table.seat != seat else { return }
  events.append(.raceWon(seat: seat))
}

/// Flips a card on the board here for somebody else.
func flipForOther(
  _ card: Int, seconds: Int? = nil, in state: inout AppState, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  var gameEvents: [GameEvent] = []
  let outcome = flip(
    card, seconds: seconds, in: &state.game, settings: state.gameSettings, events: &gameEvents)
  if state.routing.destination != .game { hideBoard(in: &state.game) }
  events += gameEvents.map(AppEvent.game)
  return outcome
}

/// Tells a guest all flips of a round; if these are the same as last time, only who is there.
func tellFlips(
  of round: Int, to index: Int, in state: inout AppState
) -> Effect<AppEffect> {
  guard let table = state.game.table, table.round == round else { return .none }
  state.together.peers[index].isReady = true
  // Otherwise there is no flip yet.
  guard state.game.hasBoard else { return .none }
  let boards =
    table.form == .race
    ? table.seats.indices.compactMap(state.game.board(ofSeat:)) : [state.game.board]
  let count = boards.reduce(0) { $0 + $1.flips.count }
  guard state.together.peers[index].toldCount != count else {
    return tellSeats(to: state.together.peers[index], in: state.together)
  }
  state.together.peers[index].toldCount = count
  state.together.peers[index].unanswered += 1
  return .send(
    .boards(round: round, boards.map(\.flips), finishers: table.finishers),
    to: [state.together.peers[index].id])
}
