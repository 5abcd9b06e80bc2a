// The host's guests: their messages, their seats, and whether they can be reached.

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
    let outcome = grant(flip, round: round, to: peer, in: &state, events: &events)
    guard case .ignored = outcome else { return outcome }
    // Only answers what is not theirs to make.
    return .handled(tellSeats(to: peer, in: state.together))
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
  .merge(.send(.refused(failure), to: [id]), .run(.together(.drop(id))))
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
  let key = hello.isSpectator ? 0 : hello.key
  let returning = key == 0 ? nil : state.together.keys.firstIndex(of: key)
  var effect = Effect<AppEffect>.none
  if returning == nil, state.together.peers.count >= TogetherState.maximumPeerCount {
    // Those who play come before those who watch.
    guard !hello.isSpectator,
      let last = state.together.peers.lastIndex(where: { $0.seat == nil })
    else { return .handled(refuse(id, because: .full)) }
    effect = refuse(state.together.peers.remove(at: last).id, because: .full)
  }
  var peer = TogetherState.Peer(id: id, seat: nil)
  if !hello.isSpectator {
    if let seat = returning {
      // Only the same program proves the key: what it was connected by before is dead.
      if let old = state.together.peers.firstIndex(where: { $0.seat == seat }) {
        effect.merge(refuse(state.together.peers.remove(at: old).id, because: .elsewhere))
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
  if let seat = peer.seat, state.together.seats[seat].substitute != nil {
    effect.merge(tellSeats(to: peer, in: state.together))
  }
  let news = setPresent(true, peer.seat, in: &state, events: &events)
  effect.merge(news.steps.isEmpty ? tellSeats(to: peer, in: state.together) : news)
  let isMissing = peer.seat.map {
    $0 < state.game.table?.seats.count ?? 0 && !state.together.sawEnd.contains($0)
  }
  if isMissing ?? true, let deal = state.tableDeal {
    effect.merge(.send(.deal(deal), to: [id]))
  }
  return .handled(effect)
}

extension TogetherState {
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
  events.append(.presenceChanged(state.together.seats[seat]))
  return tellSeats(in: state)
}

/// Lets computers move in place of those who are away.
func takeSeats(in state: inout AppState) {
  guard let table = state.game.table, table.form == .turns, table.authority != .alone,
    state.game.isUnderWay, state.together.seats.count == table.seats.count
  else { return }
  for (index, seat) in state.together.seats.enumerated() {
    state.game.table?.seats[index].substitute = seat.substitute
  }
  if !state.game.isComputersTurn { state.game.show.isHurrying = false }
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
  let key = state.together.keys[seat]
  let hasPlayed = state.game.table?.seats.contains { $0.key == key } == true
  if state.tableDeal != nil, hasPlayed {
    return .handled(setPresent(false, seat, in: &state, events: &events))
  }
  state.together.seats[seat].isPresent = false
  events.append(.presenceChanged(state.together.seats[seat]))
  state.together.remove(seat)
  return .handled(tellSeats(in: state))
}

extension TogetherState {
  /// Removes a seat, and moves those after it up.
  mutating func remove(_ seat: Int) {
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

/// Those who have not made a flip for too long are away; a guest waits no longer for its host.
func giveUpWaiting(in state: inout AppState, events: inout [AppEvent]) -> Outcome<AppEffect> {
  guard state.together.role == .host else {
    guard state.together.isWaiting else { return .ignored(.notForThisTable) }
    state.together.awaitsFlip = false
    return state.together.link == .opening
      ? fail(.stalled, in: &state, events: &events) : .handled()
  }
  let late = state.together.peers.filter { $0.unanswered > 0 }.compactMap(\.seat)
  guard !late.isEmpty else { return .ignored(.notForThisTable) }
  var effect = Effect<AppEffect>.none
  for seat in late { effect.merge(setPresent(false, seat, in: &state, events: &events)) }
  return .handled(effect)
}

/// Lets a computer play for somebody, or no longer.
func substitute(
  _ seat: Int, in state: inout AppState, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  guard state.together.role == .host, state.isSharing else { return .ignored(.notTheHost) }
  guard state.game.table?.form == .turns, state.together.seats.indices.contains(seat),
    seat != state.together.seat
  else { return .ignored(.notForThisTable) }
  let isReplaced = state.together.seats[seat].substitute != nil
  state.together.seats[seat].substitute = isReplaced ? nil : .skip
  takeSeats(in: &state)
  events.append(.presenceChanged(state.together.seats[seat]))
  // To see it play.
  if !isReplaced { state.routing.go(to: .game, events: &events) }
  return .handled(tellSeats(in: state))
}
