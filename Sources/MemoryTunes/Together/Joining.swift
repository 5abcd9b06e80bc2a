// A guest: asks the host for flips, and makes those that it orders.

extension AppState {
  mutating func join(
    _ address: TableAddress, isSpectator: Bool, events: inout [AppEvent]
  ) -> Outcome<AppEffect> {
    guard together.role == nil else { return .ignored(.atATable) }
    routing.go(to: .together, events: &events)
    // Somebody else's settings have another's name.
    if address == .own, !isSpectator, settings.options.names == nil {
      return .handled(.run(.send(.prompt(.open(.joinTable(address))))))
    }
    // Of the table before.
    notices.removeAll { if case .tableLost = $0 { true } else { false } }
    together = TogetherState(
      role: isSpectator ? .spectator : .guest, link: .opening, tables: together.tables,
      address: address, wasSpectator: isSpectator)
    return .handled(.run(.together(.connect(address, as: nameAtTable)), id: .table))
  }

  func greet() -> Outcome<AppEffect> {
    guard let role = together.role, role != .host, together.link == .opening
    else { return .ignored(.atNoTable) }
    let hello = Hello(name: nameAtTable, isSpectator: role == .spectator)
    return .handled(together.tellAll(.hello(hello)))
  }

  mutating func loseHost(_ failure: TableFailure?, events: inout [AppEvent]) -> Outcome<AppEffect> {
    guard together.role != nil else { return .ignored(.atNoTable) }
    let isPlaying = game.isShared && (game.isUnderWay || game.isBeingDealt)
    endLink(failure)
    // Where it is chosen how to go on.
    if isPlaying, routing.base == .game { routing.go(to: .together, events: &events) }
    let isOver = unfinishedGame(in: .shared) == nil
    events.append(.noticed(.tableLost(failure ?? (isOver ? .gone : nil))))
    return .handled(.cancel(.table))
  }

  mutating func requestFlip(of card: Int) -> Outcome<AppEffect> {
    guard game.isUnderWay, let table = game.table else { return .ignored(.noBoard) }
    guard game.isMovedHere else { return .ignored(.notYourTurn) }
    guard game.board.canFlip(card) else { return .ignored(.cardIsOpen) }
    together.awaitsFlip = true
    game.show.cursor = card
    let flip = Flip(card: card, seconds: game.clock.seconds)
    return .handled(together.tellAll(.request(round: table.round, flip)))
  }

  mutating func followHost(_ message: PeerMessage, events: inout [AppEvent]) -> Outcome<AppEffect> {
    switch message {
    case .refused(let failure):
      return loseHost(failure.isOfPeer ? failure : .closed, events: &events)
    case .seats(let seats, let form, let yours):
      guard take(seats, form: form, own: yours, events: &events) else { break }
      return .handled()
    case .deal(let deal):
      guard let effect = takeUp(deal, events: &events) else { break }
      return .handled(effect)
    case .boards(let round, let flips, let finishers):
      guard game.table?.round == round, game.hasBoard else { return .ignored(.lateReply) }
      guard copy(flips, finishers: finishers, events: &events) else { break }
      var effect = together.tellAll(.done)
      if let substitute = together.substitute {
        // Only once the board is on the screen: the way there clears what was noticed before.
        effect.merge(.run(.send(.notices(.show(.init(.substituted(substitute)))))))
      }
      together.substitute = nil
      return .handled(effect)
    case .flip(let order):
      guard order.round == game.table?.round, game.hasBoard, game.table?.authority == .guest
      else { return .ignored(.lateReply) }
      return make(order, events: &events)
    case .cursor(let seat, let card):
      guard together.seats.indices.contains(seat), game.cards.indices.contains(card)
      else { return .ignored(.notForThisTable) }
      together.cursors[seat] = card
      return .handled()
    case .sign(let seat, let sign):
      guard together.seats.indices.contains(seat) else { return .ignored(.notForThisTable) }
      together.sign = .init(seat: seat, sign: sign)
      events.append(.said(seat: seat))
      return .handled()
    case .hello, .ready, .request, .done: break
    }
    return loseHost(.unruly, events: &events)
  }

  /// Takes over who sits where; false if that is impossible.
  private mutating func take(
    _ seats: [PresentSeat], form: SharedTable.Form, own: Int?, events: inout [AppEvent]
  ) -> Bool {
    guard (1...Player.maximumCount).contains(seats.count),
      seats.allSatisfy({ !$0.name.isEmpty && Player.person(name: $0.name).isValid }),
      own.map(seats.indices.contains) ?? (together.role == .spectator)
    else { return false }
    let before = together.seats
    (together.seats, together.seat, together.form) = (seats, own, form)
    together.link = .joined
    (together.awaitsFlip, together.awaitsBoards) = (false, false)
    together.substitute = own.flatMap { seats[$0].substitute } ?? together.substitute
    for (index, seat) in seats.enumerated() where index != own {
      let old = before.first { $0.name == seat.name }
      if old.map({ $0 != seat }) ?? !before.isEmpty { events.append(.presenceChanged(seat)) }
    }
    takeSeats()
    return true
  }

  /// Deals the host's board, or takes up the game on it; nil if that is impossible.
  private mutating func takeUp(_ deal: TableDeal, events: inout [AppEvent]) -> Effect<AppEffect>? {
    together.awaitsBoards = false
    let seats = together.seats.map { SharedTable.Seat(name: $0.name, substitute: $0.substitute) }
    let table = SharedTable(
      form: deal.form, round: deal.round, seats: seats, seat: together.seat, authority: .guest)
    guard deal.code.plan.map({ [.pairs, .titles].contains($0.kind) }) == true,
      let request = deal.code.request(), let action = DealAction(request, at: table)
    else { return nil }
    let id = deal.form == .race ? deal.id &+ UInt64(table.seat ?? 0) : deal.id
    // It has seen the end.
    if game.isFinished, game.id == id { return Effect.none }
    guard let unfinished = unfinishedGame(in: .shared), unfinished.id == id,
      unfinished.isBoard(of: request), unfinished.table?.form == table.form
    else {
      if isSharing, game.isUnderWay { events.append(.noticed(.dealtAnew)) }
      // Instead of one that is still being dealt.
      game.leaveBoard()
      together.gameID = id
      return .run(.send(.game(.deal(action))))
    }
    if game.place != .shared { swapGames(with: .shared) }
    let boards = game.table?.boards ?? []
    game.table = table
    game.table?.boards = boards
    game.players = action.players
    together.awaitsBoards = true
    return together.tellAll(.ready(round: deal.round))
  }

  func askForFlips() -> Effect<AppEffect> {
    guard isSharing, together.role != .host, let table = game.table, game.hasBoard
    else { return .none }
    return together.tellAll(.ready(round: table.round))
  }

  /// Makes all boards those of the host; false if the rules do not allow that.
  private mutating func copy(_ flips: [[Flip]], finishers: [Int], events: inout [AppEvent]) -> Bool
  {
    guard let table = game.table, flips.count == (table.form == .race ? table.seats.count : 1),
      flips.allSatisfy({ flips in
        flips.count <= SharedTable.maximumFlipCount
          && flips.allSatisfy { (0...PlayedGame.maximumNumber).contains($0.seconds) }
      })
    else { return false }
    // Back in a game, which may have gone on.
    if together.awaitsBoards, routing.base == .together { routing.go(to: .game, events: &events) }
    (together.awaitsFlip, together.awaitsBoards) = (false, false)
    let dealt = game.board.dealt
    var boards = [Board](repeating: dealt, count: flips.count)
    for index in boards.indices {
      for flip in flips[index] where boards[index].flip(flip) == nil { return false }
    }
    if table.form == .race {
      let solved = boards.indices.filter { boards[$0].isSolved }
      guard finishers.sorted() == solved else { return false }
      game.table?.boards = boards
      game.table?.finishers = finishers
    }
    let own = boards[table.form == .race ? table.seat ?? 0 : 0]
    guard own != game.board else { return true }
    guard own.isSolved || !game.isFinished else { return false }
    let wasFinished = game.isFinished
    game.board = own
    // From here on it is another board to all that was begun on the one before.
    game.request.id += 1
    game.show = ShowState(cursor: game.show.cursor)
    game.clock.seconds = max(game.clock.seconds, own.flips.last?.seconds ?? 0)
    game.clock.isRunning = false
    if game.isFinished, !wasFinished {
      events.append(.ended)
    } else if game.isRacing || routing.destination == .game && game.hasProgress {
      game.startClock()
    }
    saving.note(.soon)
    return true
  }

  /// Makes a flip that the host has ordered, and compares the boards.
  private mutating func make(_ order: OrderedFlip, events: inout [AppEvent]) -> Outcome<AppEffect> {
    guard let table = game.table, table.seats.indices.contains(order.seat),
      game.cards.indices.contains(order.flip.card),
      (0...PlayedGame.maximumNumber).contains(order.flip.seconds),
      var board = game.board(ofSeat: order.seat)
    else { return loseHost(.unruly, events: &events) }
    // The flips that it has asked for have this one, too.
    guard !together.awaitsBoards else { return .handled(together.tellAll(.done)) }
    let isOwnBoard = table.form == .turns || order.seat == table.seat ?? 0
    let isNext = order.number == board.flips.count && board.canFlip(order.flip.card)
    var effect = Effect<AppEffect>.none
    if isNext {
      guard board.flip(order.flip) != nil else { return loseHost(.unruly, events: &events) }
      if isOwnBoard {
        guard
          case .handled(let flipping) = flipForOther(
            order.flip.card, seconds: order.flip.seconds, events: &events)
        else { return loseHost(.unruly, events: &events) }
        effect = flipping
      } else {
        game.table?.boards[order.seat] = board
      }
      noteSolved(board, of: order.seat, events: &events)
    }
    if order.seat == table.seat { together.awaitsFlip = false }
    effect.merge(together.tellAll(.done))
    guard isNext, board.fingerprint == order.fingerprint else {
      together.awaitsBoards = true
      let name = table.seats[order.seat].name
      let notice = Notice.boardDiffered(card: order.flip.card, grid: game.grid, name: name)
      events.append(.noticed(notice))
      return .handled(effect.merged(with: together.tellAll(.ready(round: order.round))))
    }
    return .handled(effect)
  }
}
