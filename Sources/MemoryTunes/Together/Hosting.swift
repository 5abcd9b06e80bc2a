// The host: knows who sits where, and orders the flips.

extension AppState {
  /// Opens a table; with an unfinished game that was hosted here, at the same seats, unless another is asked for.
  mutating func openTable(events: inout [AppEvent]) -> Outcome<AppEffect> {
    guard together.role == nil else { return .ignored(.atATable) }
    together = TogetherState(
      role: .host, link: .opening, form: together.form,
      isForAll: together.isForAll || settings.options.opensTable == true,
      seats: [PresentSeat(name: nameAtTable)], seat: 0, tables: together.tables, keys: [0])
    if let table = tableToReopen, let seat = table.seat {
      (together.form, together.seat) = (table.form, seat)
      together.seats = zip(0..., table.seats).map {
        PresentSeat(name: $1.name, isPresent: $0 == seat)
      }
      together.keys = table.seats.map(\.key)
      if game.place != .shared { swapGames(with: .shared) }
      setAuthority(.host)
    }
    takeSeats()
    routing.go(to: .together, events: &events)
    let listen = TogetherEffect.listen(
      as: nameAtTable, isOpen: together.isForAll, keys: together.keys)
    return .handled(.run(.together(listen), id: .table))
  }

  /// The table of an unfinished game that was hosted here; nil if another game is asked for.
  public var tableToReopen: SharedTable? {
    let options = settings.options
    guard let game = unfinishedGame(in: .shared), let table = game.table,
      table.seats.contains(where: { $0.key != 0 }), together.form == .turns || table.form == .race,
      // They ask for no other board.
      [nil, game.grid].contains(options.grid), [nil, game.request.seed].contains(options.seed),
      [nil, game.request.category.id].contains(options.category?.id)
    else { return nil }
    return table
  }

  mutating func change(_ form: SharedTable.Form) -> Outcome<AppEffect> {
    guard [nil, .host].contains(together.role) else { return .ignored(.notTheHost) }
    guard !isSharing || !game.isUnderWay else { return .ignored(.alreadyPlaying) }
    together.form = form
    return .handled(tellSeats())
  }

  // MARK: Deals

  /// Deals a board for all; the one who began the last game comes last in this one.
  mutating func dealForAll() -> Outcome<AppEffect> {
    guard canDealForAll else { return .ignored(.cannotDeal) }
    var effect = Effect<AppEffect>.none
    for seat in together.seats.indices.reversed() where !together.seats[seat].isPresent {
      let lost = together.peers.filter { $0.seat == seat }.map(\.id)
      effect.merge(.merge(lost.map { .run(.together(.drop($0))) }))
      together.remove(seat)
    }
    // The seats at the table move once the deal is accepted.
    let next = isSharing ? together.rotated : together
    let table = SharedTable(
      form: next.form, round: nextRound,
      seats: zip(next.seats, next.keys).map { SharedTable.Seat(name: $0.name, key: $1) },
      seat: next.seat, authority: .host)
    guard let deal = DealAction(boardToShare, at: table) else { return .ignored(.noBoard) }
    return .handled(effect.merged(with: .run(.send(.game(.deal(deal))))))
  }

  /// The board that the host deals by the settings, with bundled covers: all at the table must have them.
  public var boardToShare: DealRequest {
    let category = Category.named(categories.chosen.id) ?? Category.bundled[0]
    let kind = settings.current.kind == .titles ? GameKind.titles : .pairs
    return DealAction(for: self, source: .bundled, category: category, kind: kind).request
  }

  fileprivate var nextRound: Int { (game.table?.round ?? 0) % SharedTable.maximumRound + 1 }

  /// The deal is for those who sit at the table now, or sits them one seat further, and no other has overtaken it.
  func expects(_ table: SharedTable) -> Bool {
    together.role == .host && table.round == nextRound
      && [together.keys, together.rotated.keys].contains(table.seats.map(\.key))
  }

  /// Tells all of a deal that has begun here; they ask for the flips once they have dealt.
  mutating func tellDeal() -> Effect<AppEffect> {
    guard together.role == .host, let deal = tableDeal else { return .none }
    if together.keys != game.table?.seats.map(\.key) { together = together.rotated }
    together.peers = together.peers.map { .init(id: $0.id, seat: $0.seat) }
    for seat in together.seats.indices { together.seats[seat].substitute = nil }
    together.sawEnd = []
    return tellSeats().merged(with: together.tellAll(.deal(deal)))
  }

  /// The deal of the game at the table, also once it is finished: some may have missed the end.
  var tableDeal: TableDeal? {
    guard game.isShared, let table = game.table, let code = BoardCode(for: game.request)
    else { return nil }
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

  func tellSeats() -> Effect<AppEffect> {
    together.role == .host ? .merge(together.peers.map(tellSeats(to:))) : .none
  }

  func tellSeats(to peer: TogetherState.Peer) -> Effect<AppEffect> {
    .send(.seats(together.seats, form: together.form, yours: peer.seat), to: [peer.id])
  }

  // MARK: Flips

  mutating func orderFlip(by seat: Int, events: inout [AppEvent]) -> Effect<AppEffect> {
    guard isSharing, together.role == .host, let table = game.table else { return .none }
    let seat = table.form == .race ? table.seat ?? 0 : seat
    return order(on: game.board, by: seat, events: &events)
  }

  private mutating func order(
    on board: Board, by seat: Int, events: inout [AppEvent]
  ) -> Effect<AppEffect> {
    guard let table = game.table, let flip = board.flips.last else { return .none }
    noteSolved(board, of: seat, events: &events)
    let receivers = together.peers.indices.filter { together.peers[$0].isReady }
    for index in receivers { together.peers[index].unanswered += 1 }
    let order = OrderedFlip(
      round: table.round, seat: seat, number: board.flips.count - 1, flip: flip,
      fingerprint: board.fingerprint)
    return .send(.flip(order), to: receivers.map { together.peers[$0].id })
  }

  mutating func grant(
    _ flip: Flip, round: Int, to peer: TogetherState.Peer, events: inout [AppEvent]
  ) -> Outcome<AppEffect> {
    guard isSharing, let table = game.table, table.round == round, let seat = peer.seat,
      game.isUnderWay || table.form == .race && game.hasBoard
    else { return .ignored(.notForThisTable) }
    guard table.form == .race else {
      guard game.turn == seat, game.opponentToMove == nil,
        game.board.flips.count < SharedTable.maximumFlipCount
      else { return .ignored(.notYourTurn) }
      return flipForOther(flip.card, events: &events)
    }
    // By the host's clock, as long as that runs: the same for all.
    let now = game.clock.seconds
    let seconds = game.isRacing ? now : min(max(now, flip.seconds), now + 86_400)
    guard var board = game.board(ofSeat: seat), seat != table.seat,
      board.flips.count < SharedTable.maximumFlipCount,
      board.flip(Flip(card: flip.card, seconds: seconds)) != nil
    else { return .ignored(.notForThisTable) }
    game.table?.boards[seat] = board
    return .handled(order(on: board, by: seat, events: &events))
  }

  /// Notes who has solved their board of a race, and announces somebody else who is the first.
  mutating func noteSolved(_ board: Board, of seat: Int, events: inout [AppEvent]) {
    guard let table = game.table, table.form == .race, board.isSolved else { return }
    if table.finishers.isEmpty, table.seat != seat { events.append(.raceWon(seat: seat)) }
    game.table?.finishers.append(seat)
  }

  mutating func flipForOther(
    _ card: Int, seconds: Int? = nil, events: inout [AppEvent]
  ) -> Outcome<AppEffect> {
    let outcome = game.flip(card, seconds: seconds, settings: gameSettings, events: &events)
    if routing.destination != .game { game.hideBoard() }
    return outcome
  }

  /// Tells a guest all flips of a round; if these are the same as last time, only who is there.
  mutating func tellFlips(of round: Int, to index: Int) -> Effect<AppEffect> {
    guard let table = game.table, table.round == round else { return .none }
    together.peers[index].isReady = true
    // Otherwise there is no flip yet.
    guard game.hasBoard else { return .none }
    let boards =
      table.form == .race ? table.seats.indices.compactMap(game.board(ofSeat:)) : [game.board]
    let count = boards.reduce(0) { $0 + $1.flips.count }
    guard together.peers[index].toldCount != count
    else { return tellSeats(to: together.peers[index]) }
    together.peers[index].toldCount = count
    together.peers[index].unanswered += 1
    return .send(
      .boards(round: round, boards.map(\.flips), finishers: table.finishers),
      to: [together.peers[index].id])
  }
}

extension TogetherState {
  /// The same with everybody one seat further: who sat first sits last.
  fileprivate var rotated: Self {
    var table = self
    table.arrange(Array(seats.indices.dropFirst()) + seats.indices.prefix(1))
    return table
  }
}

extension DealAction {
  /// A board at a table; nil unless all there can deal it.
  init?(_ request: DealRequest, at table: SharedTable) {
    guard BoardCode(for: request) != nil, request.source == .bundled, table.isPossible
    else { return nil }
    let own = table.seats[table.seat ?? 0].player
    self.init(request, players: table.form == .race ? [own] : table.seats.map(\.player))
    self.table = table
  }
}
