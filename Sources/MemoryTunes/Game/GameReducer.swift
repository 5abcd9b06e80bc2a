/// The rules of the game; what happens is appended to `events`.
public func gameReducer(
  state: inout GameState, action: GameAction, settings: GameSettings, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  switch action {
  case .deal(let action): deal(action, in: &state, events: &events)
  case .fetchProgress(let action): showProgress(action, in: &state)
  case .setCards(let action): setCards(action, in: &state, settings: settings, events: &events)
  case .fetchFailed(let action):
    handle(state.awaitsReply(to: action.request), .lateReply) {
      state.deal = .failed(.fetch(action.failure))
    }
  case .setGhost(let action): setGhost(action, in: &state)
  case .restore(let action): restore(action.games, in: &state, events: &events)
  case .moveCursor(let action): moveCursor(action.direction, in: &state)
  case .flipCard(let action):
    flipCard(at: action.index, in: &state, settings: settings, events: &events)
  case .showCard(let action): showCard(at: action.index, in: &state, events: &events)
  case .computerFlip(let action):
    flipCard(action, in: &state, settings: settings, events: &events)
  case .hurry:
    handle(state.isComputersTurn, "it is not the computer's turn") {
      (state.show.isHurrying, state.show.isPeeking) = (true, false)
    }
  case .advanceFlips: advanceFlips(in: &state)
  case .tick(let action): tick(action.seconds, in: &state, events: &events)
  case .showHint: showHint(in: &state, events: &events)
  case .typeColumn(let column): typeColumn(column, in: &state)
  case .endPeek:
    handle(state.show.isPeeking, "the cards are face down") { state.show.isPeeking = false }
  case .endFlash:
    handle(!state.show.flashing.isEmpty, "nothing flashes") { state.show.flashing = [] }
  case .endTurnNotice:
    handle(state.show.announcedPlayer != nil, "no turn is announced") {
      state.show.announcedPlayer = nil
    }
  case .meter(let action): moveMeter(action, in: &state)
  case .dance(let action): dance(action, in: &state)
  case .advanceFinale: advanceFinale(in: &state, settings: settings, events: &events)
  case .showResult(let isShown):
    // Also before the finale is over.
    handle(state.isFinished, "the board is not solved") {
      state.show.finale = isShown ? .result : .board
    }
  case .dealNextBoard: dealNextBoard(in: &state, events: &events)
  case .missingCovers(let action): missingCoversReducer(state: &state, action: action)
  }
}

private func flipCard(
  at index: Int, in state: inout GameState, settings: GameSettings, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  guard state.isUnderWay else { return .ignored(.noBoard) }
  guard state.isMovedHere else { return .ignored(.notYourTurn) }
  let outcome = flip(index, in: &state, settings: settings, events: &events)
  if case .handled = outcome { state.show.cursor = index }
  return outcome
}

private func flipCard(
  _ action: ComputerFlipAction, in state: inout GameState, settings: GameSettings,
  events: inout [AppEvent]
) -> Outcome<AppEffect> {
  guard state.isUnderWay else { return .ignored(.noBoard) }
  guard action.request == state.request.id, action.flip == state.board.flips.count,
    state.opponentToMove != nil, !state.show.isPeeking
  else { return .ignored(.lateReply) }
  var settings = settings
  settings.isAnimated = settings.isAnimated && !state.show.isHurrying
  return flip(action.card, in: &state, settings: settings, events: &events)
}

/// Turns a card, and starts its effects; at a second of the host's clock if another program made the flip.
func flip(
  _ index: Int, seconds: Int? = nil, in state: inout GameState, settings: GameSettings,
  events: inout [AppEvent]
) -> Outcome<AppEffect> {
  let (player, openCards) = (state.turn, state.board.openCards)
  let flip = Flip(card: index, seconds: seconds ?? state.clock.seconds)
  guard let result = state.board.flip(flip) else {
    guard state.cards.indices.contains(index) else { return .ignored(.noSuchCard) }
    return .ignored(state.cards[index].isMatched ? .cardIsMatched : .cardIsOpen)
  }
  state.clock.seconds = max(state.clock.seconds, flip.seconds)
  events.append(.flipped(card: index, player: player))
  state.show.isPeeking = false
  showFlip(
    of: index, flippingBack: openCards.count == 2 ? openCards : [],
    isAnimated: settings.isAnimated, in: &state)
  switch result {
  case .first: break
  case .pair: events.append(.pair)
  case .noPair:
    events.append(.noPair)
    state.show.isHurrying = false
    if state.hasTurns { events.append(.passed(player: state.turn)) }
    if settings.isAnimated { announceTurn(in: &state) }
  }
  startClock(in: &state)
  if state.isFinished {
    events.append(.ended)
    state.show.isHurrying = false
    state.clock.isRunning = false
    if settings.isAnimated { state.show.finale = .lighting(0) }
  }
  startMeter(in: &state)
  return .handled()
}
