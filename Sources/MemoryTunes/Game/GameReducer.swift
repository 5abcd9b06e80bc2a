/// The rules of the game; what happens is appended to `events`.
public func gameReducer(
  state: inout GameState, action: GameAction, settings: GameSettings, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  switch action {
  case .deal(let action): state.deal(action, events: &events)
  case .fetchProgress(let action): state.showProgress(action)
  case .setCards(let action): state.setCards(action, settings: settings, events: &events)
  case .fetchFailed(let action):
    handle(state.awaitsReply(to: action.request), .lateReply) {
      state.deal = .failed(.fetch(action.failure))
    }
  case .setGhost(let action): setGhost(action, in: &state)
  case .restore(let action): state.restore(action.games, events: &events)
  case .moveCursor(let action): state.moveCursor(action.direction)
  case .flipCard(let action): state.flipCard(action.index, settings: settings, events: &events)
  case .showCard(let action): state.showCard(action.index, events: &events)
  case .computerFlip(let action): state.flipCard(action, settings: settings, events: &events)
  case .hurry:
    handle(state.isComputersTurn, "it is not the computer's turn") {
      (state.show.isHurrying, state.show.isPeeking) = (true, false)
    }
  case .advanceFlips: state.advanceFlips()
  case .tick(let action): state.tick(action.seconds, events: &events)
  case .showHint: state.showHint(events: &events)
  case .typeColumn(let column): state.typeColumn(column)
  case .endPeek:
    handle(state.show.isPeeking, "the cards are face down") { state.show.isPeeking = false }
  case .endFlash:
    handle(!state.show.flashing.isEmpty, "nothing flashes") { state.show.flashing = [] }
  case .endTurnNotice:
    handle(state.show.announcedPlayer != nil, "no turn is announced") {
      state.show.announcedPlayer = nil
    }
  case .meter(let action): state.moveMeter(action)
  case .dance(let action): state.dance(action)
  case .advanceFinale: state.advanceFinale(settings: settings, events: &events)
  case .showResult(let isShown):
    // Also before the finale is over.
    handle(state.isFinished, "the board is not solved") {
      state.show.finale = isShown ? .result : .board
    }
  case .dealNextBoard: state.dealNextBoard(events: &events)
  case .missingCovers(let action): state.update(action)
  }
}

extension GameState {
  fileprivate mutating func flipCard(
    _ index: Int, settings: GameSettings, events: inout [AppEvent]
  ) -> Outcome<AppEffect> {
    guard isUnderWay else { return .ignored(.noBoard) }
    guard isMovedHere else { return .ignored(.notYourTurn) }
    let outcome = flip(index, settings: settings, events: &events)
    if case .handled = outcome { show.cursor = index }
    return outcome
  }

  fileprivate mutating func flipCard(
    _ action: ComputerFlipAction, settings: GameSettings, events: inout [AppEvent]
  ) -> Outcome<AppEffect> {
    guard isUnderWay else { return .ignored(.noBoard) }
    guard action.request == request.id, action.flip == board.flips.count, opponentToMove != nil,
      !show.isPeeking
    else { return .ignored(.lateReply) }
    var settings = settings
    settings.isAnimated = settings.isAnimated && !show.isHurrying
    return flip(action.card, settings: settings, events: &events)
  }

  /// Turns a card, and starts its effects; at a second of the host's clock if another program made the flip.
  mutating func flip(
    _ index: Int, seconds: Int? = nil, settings: GameSettings, events: inout [AppEvent]
  ) -> Outcome<AppEffect> {
    let (player, openCards) = (turn, board.openCards)
    let flip = Flip(card: index, seconds: seconds ?? clock.seconds)
    guard let result = board.flip(flip) else {
      guard cards.indices.contains(index) else { return .ignored(.noSuchCard) }
      return .ignored(cards[index].isMatched ? .cardIsMatched : .cardIsOpen)
    }
    clock.seconds = max(clock.seconds, flip.seconds)
    events.append(.flipped(card: index, player: player))
    show.isPeeking = false
    showFlip(
      of: index, back: openCards.count == 2 ? openCards : [], isAnimated: settings.isAnimated)
    switch result {
    case .first: break
    case .pair: events.append(.pair)
    case .noPair:
      events.append(.noPair)
      show.isHurrying = false
      if hasTurns { events.append(.passed(player: turn)) }
      if settings.isAnimated { announceTurn() }
    }
    startClock()
    if isFinished {
      events.append(.ended)
      (show.isHurrying, clock.isRunning) = (false, false)
      if settings.isAnimated { show.finale = .lighting(0) }
    }
    startMeter()
    return .handled()
  }
}
