import Artwork
import DataFlow

// The host: knows who sits where, and orders the flips.

/// Opens a table; with an unfinished game that was hosted here, at the same seats.
func openTable(in state: inout AppState, events: inout [AppEvent]) -> Outcome<AppEffect> {
  guard state.together.role == nil else { return .ignored(.atATable) }
  var together = TogetherState()
  (together.role, together.link, together.seat) = (.host, .opening, 0)
  (together.tables, together.form) = (state.together.tables, state.together.form)
  (together.seats, together.keys) = ([PresentSeat(name: state.nameAtTable)], [0])
  if let table = state.unfinishedGame(in: .shared)?.table, let seat = table.seat,
    table.seats.contains(where: { $0.key != 0 })
  {
    (together.form, together.seat) = (table.form, seat)
    (together.seats, together.keys) = (
      table.seats.indices.map { PresentSeat(name: table.seats[$0].name, isPresent: $0 == seat) },
      table.seats.map(\.key)
    )
    if state.game.place != .shared { swapGames(with: .shared, in: &state) }
    state.game.table?.authority = .host
  }
  state.together = together
  state.routing.go(to: .together, events: &events)
  let isOpen = state.settings.options.opensTable == true
  return .handled(.run(.together(.listen(as: state.nameAtTable, isOpen: isOpen)), id: .table))
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
    effect = effect.merged(with: .merge(lost.map { .run(.together(.drop($0))) }))
    state.together.remove(seat)
  }
  if state.isSharing { rotateSeats(in: &state.together) }
  let round = (state.game.table?.round ?? 0) % SharedTable.maximumRound + 1
  guard let deal = state.deal(round: round) else { return .ignored(.noBoard) }
  return .handled(effect.merged(with: .run(.send(.game(.deal(deal))))))
}

private func rotateSeats(in together: inout TogetherState) {
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
  /// A board of bundled covers by the settings: all at the table must have them.
  fileprivate func deal(round: Int) -> DealAction? {
    let category = Category.named(categories.chosen.id) ?? Category.bundled[0]
    let kind = settings.current.kind == .titles ? GameKind.titles : .pairs
    let deal = DealAction(for: self, source: .bundled, category: category, kind: kind)
    let seats = zip(together.seats, together.keys).map {
      SharedTable.Seat(name: $0.name, key: $1)
    }
    let table = SharedTable(
      form: together.form, round: round, seats: seats, seat: together.seat, authority: .host)
    return DealAction(deal.request, at: table)
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
  for index in state.together.peers.indices {
    (state.together.peers[index].isReady, state.together.peers[index].unanswered) = (false, 0)
  }
  for seat in state.together.seats.indices { state.together.seats[seat].substitute = nil }
  state.together.sawEnd = []
  return tellSeats(in: state).merged(with: state.together.tellAll(.deal(deal)))
}

extension AppState {
  /// The deal of the game at the table, also once it is finished: some may have missed the end.
  fileprivate var tableDeal: TableDeal? {
    guard game.isShared, let table = game.table, let code = BoardCode(for: game.request) else {
      return nil
    }
    let id = table.form == .race ? game.id &- UInt64(table.seat ?? 0) : game.id
    return TableDeal(id: id, code: code, form: table.form, round: table.round)
  }

  /// The player is the host, has company, and no game is under way.
  public var canDealForAll: Bool {
    together.role == .host && together.isConnected && !seatsAreFixed
      && together.seats.count(where: \.isPresent) > 1
  }

  /// Nobody can take a seat, or lose one: the game is not over for those who are there.
  fileprivate var seatsAreFixed: Bool {
    guard isSharing, let table = game.table else { return false }
    let hasEnded = together.seats.indices.allSatisfy {
      table.form == .turns || table.finishers.contains($0) || !together.seats[$0].isPresent
    }
    return !game.isFinished || !hasEnded
  }
}

/// Tells everybody who sits at the table.
func tellSeats(in state: AppState) -> Effect<AppEffect> {
  let together = state.together
  guard together.role == .host else { return .none }
  return .merge(together.peers.map { tellSeats(to: $0, in: together) })
}

private func tellSeats(
  to peer: TogetherState.Peer, in together: TogetherState
) -> Effect<AppEffect> {
  let seats = PeerMessage.seats(together.seats, form: together.form, yours: peer.seat)
  return .run(.together(.send(seats, to: [peer.id])))
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
  guard !receivers.isEmpty else { return .none }
  let order = OrderedFlip(
    round: table.round, seat: seat, number: board.flips.count - 1, flip: flip,
    fingerprint: board.fingerprint)
  let ids = receivers.map { state.together.peers[$0].id }
  return .run(.together(.send(.flip(order), to: ids)))
}

/// Makes the flip a guest asks for, or tells them the flips if it is not theirs to make.
private func grant(
  _ flip: Flip, round: Int, to index: Int, in state: inout AppState, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  let peer = state.together.peers[index]
  let outcome = grant(flip, round: round, to: peer, in: &state, events: &events)
  guard case .ignored = outcome else { return outcome }
  return .handled(tellFlips(of: round, to: index, in: &state))
}

private func grant(
  _ flip: Flip, round: Int, to peer: TogetherState.Peer, in state: inout AppState,
  events: inout [AppEvent]
) -> Outcome<AppEffect> {
  guard state.isSharing, let table = state.game.table, table.round == round, let seat = peer.seat,
    state.game.phase == .playing || table.form == .race && state.game.hasBoard
  else { return .ignored(.notForThisTable) }
  guard table.form == .race else {
    guard state.game.turn == seat, state.game.player.opponent == nil,
      state.game.board.flips.count < PlayedGame.maximumFlipCount
    else { return .ignored(.notYourTurn) }
    return flipForOther(flip.card, in: &state, events: &events)
  }
  guard var board = state.game.board(ofSeat: seat), seat != table.seat,
    (0...PlayedGame.maximumNumber).contains(flip.seconds),
    board.flips.count < PlayedGame.maximumFlipCount, board.flip(flip) != nil
  else { return .ignored(.notForThisTable) }
  state.game.table?.boards[seat] = board
  return .handled(order(on: board, by: seat, in: &state))
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
  return outcome.map(AppEffect.game)
}

// MARK: Guests

/// Takes a guest's message.
func hear(
  _ message: PeerMessage, from id: Int, in state: inout AppState, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  if case .hello(let hello) = message { return welcome(hello, as: id, in: &state, events: &events) }
  guard let index = state.together.peers.firstIndex(where: { $0.id == id }) else {
    return .handled(refuse(id, because: .unruly))
  }
  let peer = state.together.peers[index]
  switch message {
  case .hello: return .handled()
  case .ready(let round): return .handled(tellFlips(of: round, to: index, in: &state))
  case .request(let round, let flip):
    return grant(flip, round: round, to: index, in: &state, events: &events)
  case .done:
    guard peer.unanswered > 0 else { return .ignored(.notForThisTable) }
    state.together.peers[index].unanswered -= 1
    state.together.answerCount &+= 1
    return .handled(setPresent(true, peer.seat, in: &state, events: &events))
  case .cursor(_, let card):
    guard let seat = peer.seat, state.game.cards.indices.contains(card) else {
      return .ignored(.notForThisTable)
    }
    state.together.cursors[seat] = card
    return .handled(state.together.tellAll(.cursor(seat: seat, card: card), but: id))
  case .sign(_, let sign):
    guard let seat = peer.seat else { return .ignored(.notForThisTable) }
    state.together.sign = .init(seat: seat, sign: sign)
    events.append(.said(seat: seat))
    return .handled(state.together.tellAll(.sign(seat: seat, sign), but: id))
  case .refused, .seats, .deal, .boards, .flip:
    return .handled(refuse(id, because: .unruly))
  }
}

private func refuse(_ id: Int, because failure: TableFailure) -> Effect<AppEffect> {
  .merge(
    .run(.together(.send(.refused(failure), to: [id]))), .run(.together(.drop(id))))
}

/// Gives a guest a seat, the one they had before, or a place to watch from.
private func welcome(
  _ hello: Hello, as id: Int, in state: inout AppState, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  guard hello.version == PeerMessage.version else {
    return .handled(refuse(id, because: .otherVersion))
  }
  guard state.together.isConnected, state.together.peer(id) == nil else {
    return .handled(refuse(id, because: .unruly))
  }
  let returning = hello.isSpectator ? nil : state.together.seat(withKey: hello.key)
  guard returning != nil || state.together.peers.count < TogetherState.maximumPeerCount else {
    return .handled(refuse(id, because: .full))
  }
  var effect = Effect<AppEffect>.none
  var peer = TogetherState.Peer(id: id, seat: nil)
  if !hello.isSpectator {
    if let seat = returning {
      // Only the same program proves the key: what it was connected by before is dead.
      if let old = state.together.peers.firstIndex(where: { $0.seat == seat }) {
        effect = .run(.together(.drop(state.together.peers.remove(at: old).id)))
      }
      peer.seat = seat
    } else {
      guard !state.seatsAreFixed else { return .handled(refuse(id, because: .underWay)) }
      guard state.together.seats.count < Player.maximumCount else {
        return .handled(refuse(id, because: .full))
      }
      peer.seat = state.together.seats.count
      state.together.seats.append(
        PresentSeat(name: state.together.freeName(like: hello.name), isPresent: false))
      state.together.keys.append(hello.key)
    }
  }
  state.together.peers.append(peer)
  let news = setPresent(true, peer.seat, in: &state, events: &events)
  effect.merge(news.steps.isEmpty ? tellSeats(to: peer, in: state.together) : news)
  let isMissing = peer.seat.map {
    $0 < state.game.table?.seats.count ?? 0 && !state.together.sawEnd.contains($0)
  }
  if isMissing ?? true, let deal = state.tableDeal {
    effect.merge(.run(.together(.send(.deal(deal), to: [id]))))
  }
  return .handled(effect)
}

extension TogetherState {
  /// The seat of the guest who proves this key; nil if it is new.
  fileprivate func seat(withKey key: UInt64) -> Int? {
    key == 0 ? nil : keys.firstIndex(of: key)
  }

  /// A name as the guest gave it, shortened, and numbered if somebody is called so.
  fileprivate func freeName(like name: String) -> String {
    let given = name.playerNames.first ?? ""
    let name = given.isEmpty ? "\(names.count + 1)" : given
    let numbered = (2...Player.maximumCount + 1).map { "\(name.prefix(14)) \($0)" }
    return ([name] + numbered).first { !names.contains($0) } ?? name
  }
}

/// Notes whether the player of a seat can be reached, and tells all if that is news.
private func setPresent(
  _ isPresent: Bool, _ seat: Int?, in state: inout AppState, events: inout [AppEvent]
) -> Effect<AppEffect> {
  guard let seat, state.together.seats[seat].isPresent != isPresent else { return .none }
  state.together.seats[seat].isPresent = isPresent
  if isPresent { state.together.seats[seat].substitute = nil }
  takeSeats(in: &state)
  events.append(
    .presenceChanged(name: state.together.seats[seat].name, isPresent: isPresent))
  return tellSeats(in: state)
}

/// Lets those who sit at the table, or the computers in their place, play the game.
func takeSeats(in state: inout AppState) {
  guard let table = state.game.table, table.form == .turns, table.authority != .alone,
    state.game.isUnderWay, state.together.seats.count == state.game.players.count
  else { return }
  state.game.players = state.together.seats.map { seat in
    seat.substitute.map(Player.computer) ?? .person(name: seat.name)
  }
  if !state.game.isComputersTurn { state.game.show.isHurrying = false }
}

private func tellFlips(
  of round: Int, to index: Int, in state: inout AppState
) -> Effect<AppEffect> {
  guard let table = state.game.table, table.round == round else { return .none }
  state.together.peers[index].isReady = true
  // Otherwise there is no flip yet.
  guard state.game.hasBoard else { return .none }
  let boards =
    table.form == .race
    ? table.seats.indices.compactMap(state.game.board(ofSeat:)) : [state.game.board]
  return .run(
    .together(
      .send(
        .boards(round: round, boards.map(\.flips), finishers: table.finishers),
        to: [state.together.peers[index].id])))
}

/// A guest's connection has ended: the seat is kept during a game.
func miss(_ id: Int, in state: inout AppState, events: inout [AppEvent]) -> Outcome<AppEffect> {
  guard let index = state.together.peers.firstIndex(where: { $0.id == id }) else {
    return .ignored(.notForThisTable)
  }
  let peer = state.together.peers.remove(at: index)
  guard let seat = peer.seat else { return .handled() }
  if peer.isReady, peer.unanswered == 0, !state.seatsAreFixed { state.together.sawEnd.append(seat) }
  // Until the next deal, who missed the end can come back to it.
  guard state.tableDeal == nil else {
    return .handled(setPresent(false, seat, in: &state, events: &events))
  }
  events.append(.presenceChanged(name: state.together.seats[seat].name, isPresent: false))
  state.together.remove(seat)
  return .handled(tellSeats(in: state))
}

extension TogetherState {
  /// Removes a seat, and moves those after it up.
  fileprivate mutating func remove(_ seat: Int) {
    seats.remove(at: seat)
    keys.remove(at: seat)
    (cursors, sign) = ([:], nil)
    peers.removeAll { $0.seat == seat }
    for index in peers.indices {
      if let other = peers[index].seat, other > seat { peers[index].seat = other - 1 }
    }
    if let own = self.seat, own > seat { self.seat = own - 1 }
  }
}

/// Those who have not made a flip for too long are away.
func giveUpWaiting(in state: inout AppState, events: inout [AppEvent]) -> Outcome<AppEffect> {
  let late = state.together.peers.filter { $0.unanswered > 0 }.compactMap(\.seat)
  guard !late.isEmpty else { return .ignored(.notForThisTable) }
  var effect = Effect<AppEffect>.none
  for seat in late { effect.merge(setPresent(false, seat, in: &state, events: &events)) }
  return .handled(effect)
}

/// Lets a computer play for somebody, or no longer.
func substitute(_ seat: Int, in state: inout AppState) -> Outcome<AppEffect> {
  guard state.together.role == .host, state.isSharing else { return .ignored(.notTheHost) }
  guard state.game.table?.form == .turns, state.together.seats.indices.contains(seat),
    seat != state.together.seat
  else { return .ignored(.notForThisTable) }
  let isReplaced = state.together.seats[seat].substitute != nil
  state.together.seats[seat].substitute = isReplaced ? nil : .skip
  takeSeats(in: &state)
  return .handled(tellSeats(in: state))
}
