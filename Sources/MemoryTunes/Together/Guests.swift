// The host's guests: their messages, their seats, and whether they can be reached.

extension AppState {
  mutating func hear(
    _ message: PeerMessage, from id: Int, events: inout [AppEvent]
  ) -> Outcome<AppEffect> {
    guard let index = together.peerIndex(id) else {
      do {
        return .handled(try welcome(message, as: id, events: &events))
      } catch {
        return .handled(refuse(id, because: error))
      }
    }
    let peer = together.peers[index]
    switch message {
    case .ready(let round): return .handled(tellFlips(of: round, to: index))
    case .request(let round, let flip):
      let outcome = grant(flip, round: round, to: peer, events: &events)
      guard case .ignored = outcome else { return outcome }
      // Only answers what is not theirs to make.
      return .handled(tellSeats(to: peer))
    case .done:
      guard peer.unanswered > 0 else { return .ignored(.notForThisTable) }
      together.peers[index].unanswered -= 1
      together.answerCount &+= 1
      return .handled(setPresent(true, peer.seat, events: &events))
    case .cursor(_, let card):
      guard let seat = peer.seat, game.cards.indices.contains(card)
      else { return .ignored(.notForThisTable) }
      together.cursors[seat] = card
      return .handled(together.tellAll(.cursor(seat: seat, card: card), but: id))
    case .sign(_, let sign):
      guard let seat = peer.seat else { return .ignored(.notForThisTable) }
      together.sign = .init(seat: seat, sign: sign)
      events.append(.said(seat: seat))
      return .handled(together.tellAll(.sign(seat: seat, sign), but: id))
    case .hello, .refused, .seats, .deal, .boards, .flip:
      return .handled(refuse(id, because: .unruly))
    }
  }

  /// Gives a guest a seat, the one they had before, or a place to watch from.
  private mutating func welcome(
    _ message: PeerMessage, as id: Int, events: inout [AppEvent]
  ) throws(TableFailure) -> Effect<AppEffect> {
    guard case .hello(let hello) = message else { throw .unruly }
    guard hello.version == PeerMessage.version else { throw .otherVersion }
    guard together.isConnected else { throw .unruly }
    let key = hello.isSpectator ? 0 : hello.key
    let returning = key == 0 ? nil : together.keys.firstIndex(of: key)
    var effect = Effect<AppEffect>.none
    if returning == nil, together.peers.count >= TogetherState.maximumPeerCount {
      // Those who play come before those who watch.
      guard !hello.isSpectator, let last = together.peers.lastIndex(where: { $0.seat == nil })
      else { throw .full }
      effect = refuse(together.peers.remove(at: last).id, because: .full)
    }
    var peer = TogetherState.Peer(id: id, seat: nil)
    if let seat = returning {
      // Only the same program proves the key: what it was connected by before is dead.
      if let old = together.peers.firstIndex(where: { $0.seat == seat }) {
        effect.merge(refuse(together.peers.remove(at: old).id, because: .elsewhere))
      }
      peer.seat = seat
    } else if !hello.isSpectator {
      guard !seatsAreFixed else { throw .underWay }
      guard together.seats.count < Player.maximumCount else { throw .full }
      peer.seat = together.seats.count
      together.seats.append(
        PresentSeat(name: together.freeName(like: hello.name), isPresent: false))
      together.keys.append(hello.key)
    }
    together.peers.append(peer)
    if let seat = peer.seat, together.seats[seat].substitute != nil {
      effect.merge(tellSeats(to: peer))
    }
    let news = setPresent(true, peer.seat, events: &events)
    effect.merge(news.steps.isEmpty ? tellSeats(to: peer) : news)
    let isMissing = peer.seat.map {
      $0 < game.table?.seats.count ?? 0 && !together.sawEnd.contains($0)
    }
    if isMissing ?? true, let deal = tableDeal { effect.merge(.send(.deal(deal), to: [id])) }
    return effect
  }

  /// Notes whether the player of a seat can be reached, and tells all if that is news.
  private mutating func setPresent(
    _ isPresent: Bool, _ seat: Int?, events: inout [AppEvent]
  ) -> Effect<AppEffect> {
    guard let seat, together.seats[seat].isPresent != isPresent else { return .none }
    together.seats[seat].isPresent = isPresent
    if isPresent { together.seats[seat].substitute = nil }
    takeSeats()
    events.append(.presenceChanged(together.seats[seat]))
    return tellSeats()
  }

  /// Lets computers move in place of those who are away.
  mutating func takeSeats() {
    guard let table = game.table, table.form == .turns, table.authority != .alone, game.isUnderWay,
      together.seats.count == table.seats.count
    else { return }
    for (index, seat) in together.seats.enumerated() {
      game.table?.seats[index].substitute = seat.substitute
    }
    if !game.isComputersTurn { game.show.isHurrying = false }
  }

  /// A guest's connection has ended: the seat is kept during a game.
  mutating func miss(_ id: Int, events: inout [AppEvent]) -> Outcome<AppEffect> {
    guard let index = together.peerIndex(id) else { return .ignored(.notForThisTable) }
    let peer = together.peers.remove(at: index)
    guard let seat = peer.seat else { return .handled() }
    if peer.isReady, peer.unanswered == 0, !seatsAreFixed { together.sawEnd.append(seat) }
    // Until the next deal, who missed the end can come back to it.
    let key = together.keys[seat]
    let hasPlayed = game.table?.seats.contains { $0.key == key } == true
    if tableDeal != nil, hasPlayed { return .handled(setPresent(false, seat, events: &events)) }
    together.seats[seat].isPresent = false
    events.append(.presenceChanged(together.seats[seat]))
    together.remove(seat)
    return .handled(tellSeats())
  }

  /// Those who have not made a flip for too long are away; a guest waits no longer for its host.
  mutating func giveUpWaiting(events: inout [AppEvent]) -> Outcome<AppEffect> {
    guard together.role == .host else {
      guard together.isWaiting else { return .ignored(.notForThisTable) }
      together.awaitsFlip = false
      return together.link == .opening ? fail(.stalled, events: &events) : .handled()
    }
    let late = together.peers.filter { $0.unanswered > 0 }.compactMap(\.seat)
    guard !late.isEmpty else { return .ignored(.notForThisTable) }
    return .handled(.merge(late.map { setPresent(false, $0, events: &events) }))
  }

  /// Lets a computer play for somebody, or no longer.
  mutating func substitute(_ seat: Int, events: inout [AppEvent]) -> Outcome<AppEffect> {
    guard together.role == .host, isSharing else { return .ignored(.notTheHost) }
    guard game.table?.form == .turns, together.seats.indices.contains(seat), seat != together.seat
    else { return .ignored(.notForThisTable) }
    let isReplaced = together.seats[seat].substitute != nil
    together.seats[seat].substitute = isReplaced ? nil : .skip
    takeSeats()
    events.append(.presenceChanged(together.seats[seat]))
    // To see it play.
    if !isReplaced { routing.go(to: .game, events: &events) }
    return .handled(tellSeats())
  }
}

private func refuse(_ id: Int, because failure: TableFailure) -> Effect<AppEffect> {
  .merge(.send(.refused(failure), to: [id]), .run(.together(.drop(id))))
}

extension TogetherState {
  /// A name as the guest gave it, shortened, and numbered if somebody is called so.
  fileprivate func freeName(like name: String) -> String {
    let given = name.playerNames.first ?? ""
    return (given.isEmpty ? "\(names.count + 1)" : given).numbered(unlike: names)
  }

  mutating func remove(_ seat: Int) { arrange(seats.indices.filter { $0 != seat }) }

  /// Has these of the host's seats, in this order; who sits on another has left.
  mutating func arrange(_ order: [Int]) {
    (seats, keys) = (order.map { seats[$0] }, order.map { keys[$0] })
    (cursors, sign) = ([:], nil)
    peers.removeAll { $0.seat.map(order.contains) == false }
    for index in peers.indices {
      peers[index].seat = peers[index].seat.flatMap { order.firstIndex(of: $0) }
    }
    seat = seat.flatMap { order.firstIndex(of: $0) }
  }
}
