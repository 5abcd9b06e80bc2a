import Artwork
import DataFlow

/// The rules of the game.
///
/// If `isAnimated` is false, cards turn over without intermediate steps, and nothing flashes. If
/// `peeks` is true, new boards are shown for a while before the first flip. `pace` is how fast computers
/// play.
public func gameReducer(
  state: inout GameState, action: GameAction, isAnimated: Bool, peeks: Bool = false,
  pace: Pace = .normal
) -> Outcome<GameEffect> {
  switch action {
  case .fetchTunes(let action): fetchTunes(action, in: &state)
  case .fetchProgress(let action): showProgress(action, in: &state)
  case .setCards(let action): setCards(action, in: &state, peeks: peeks, pace: pace)
  case .fetchFailed(let action): showFailure(action, in: &state)
  case .restore(let action): restore(action.games, in: &state)
  case .moveCursor(let action): moveCursor(action.direction, in: &state)
  case .flipCard(let action):
    flipCard(at: action.index, in: &state, isAnimated: isAnimated, pace: pace)
  case .showCard(let action): showCard(at: action.index, in: &state)
  case .computerFlip(let action): flipCard(action, in: &state, isAnimated: isAnimated, pace: pace)
  case .hurry: hurry(in: &state)
  case .turnCards: advanceTurningCards(in: &state)
  case .tick(let action): tick(action.seconds, in: &state)
  case .showHint: showHint(in: &state)
  case .typeColumn(let column): typeColumn(column, in: &state)
  case .endPeek: endPeek(in: &state, pace: pace)
  case .endFlash: endFlash(in: &state)
  case .meter(let action): moveMeter(action, in: &state)
  case .lightCover: lightCover(in: &state)
  case .showResult(let isShown): showResult(isShown, in: &state)
  case .dealNextBoard: dealNextBoard(in: &state)
  case .missingCovers(let action): missingCoversReducer(state: &state, action: action)
  }
}

extension Reason {
  public static let lateReply: Self = "the reply belongs to an earlier deal"
  public static let alreadyDealing: Self = "a board is being dealt"
  public static let alreadyPlaying: Self = "a game is already loaded"
  public static let noBoard: Self = "there is no board"
  public static let noSuchCard: Self = "there is no such card"
  public static let cardIsOpen: Self = "the card is open"
  public static let cardIsMatched: Self = "the card is matched"
  public static let clockIsStopped: Self = "the clock is stopped"
  public static let impossibleTime: Self = "a tick lasts at most a day"
  public static let impossibleProgress: Self = "the progress is out of range"
  public static let notYourTurn: Self = "it is the computer's turn"
  public static let impossiblePlayers: Self = "one to four may play"
  public static let needsBundledCovers: Self = "a game by ear needs the bundled covers"
  public static let nothingTurns: Self = "no card is turning"
}

private func moveCursor(
  _ direction: MoveCursorAction.Direction, in state: inout GameState
) -> Outcome<GameEffect> {
  guard !state.cards.isEmpty else { return .ignored(.noBoard) }
  state.typedColumn = nil
  state.cursor = state.card(direction, of: state.cursor)
  return .handled()
}

private func typeColumn(_ column: Int, in state: inout GameState) -> Outcome<GameEffect> {
  guard state.phase == .playing else { return .ignored(.noBoard) }
  guard (0..<state.grid.columns).contains(column) else { return .ignored(.noSuchCard) }
  state.typedColumn = column
  return .handled()
}

/// Turns a card for a person.
private func flipCard(
  at index: Int, in state: inout GameState, isAnimated: Bool, pace: Pace
) -> Outcome<GameEffect> {
  guard state.phase == .playing else { return .ignored(.noBoard) }
  guard state.player.opponent == nil else { return .ignored(.notYourTurn) }
  let outcome = turn(index, in: &state, isAnimated: isAnimated, pace: pace)
  if case .handled = outcome { state.cursor = index }
  return outcome
}

/// Turns the card that a computer has chosen.
private func flipCard(
  _ action: ComputerFlipAction, in state: inout GameState, isAnimated: Bool, pace: Pace
) -> Outcome<GameEffect> {
  guard state.phase == .playing else { return .ignored(.noBoard) }
  guard action.request == state.request.id, action.flip == state.flips.count,
    state.player.opponent != nil, !state.isPeeking
  else { return .ignored(.lateReply) }
  return turn(action.card, in: &state, isAnimated: isAnimated && !state.isHurrying, pace: pace)
}

/// Opens a card; if two different cards are open, turns them back first.
private func turn(
  _ index: Int, in state: inout GameState, isAnimated: Bool, pace: Pace
) -> Outcome<GameEffect> {
  guard state.cards.indices.contains(index) else { return .ignored(.noSuchCard) }
  switch state.cards[index].face {
  case .open: return .ignored(.cardIsOpen)
  case .matched: return .ignored(.cardIsMatched)
  case .hidden: break
  }

  state.typedColumn = nil
  state.hint = nil
  state.lastShown = nil
  state.flashing = []
  let peek = stopPeek(in: &state)
  if state.openCards.count == 2 { turnBackOpenCards(in: &state) }
  open(index, in: &state)
  if state.openCards.count == 2 { compareOpenCards(in: &state) }
  if !isAnimated { (state.turning, state.flashing) = ([], []) }
  let clock = startClock(in: &state)
    .merged(with: finishIfSolved(&state, isAnimated: isAnimated))
  let following = think(in: state, pace: pace).merged(with: nextBoard(of: state))
    .merged(with: startMeter(in: &state))
  return .handled(
    clock.merged(with: turnCards(of: state)).merged(with: endFlash(of: state)).merged(with: peek)
      .merged(with: following))
}

private func open(_ index: Int, in state: inout GameState) {
  show(.open, at: index, in: &state)
  state.openCards.append(index)
  state.lastOpened = index
  state.flips.append(Flip(card: index, seconds: state.seconds))
  remember(index, in: &state)
}

private func turnBackOpenCards(in state: inout GameState) {
  for index in state.openCards { show(.hidden, at: index, in: &state) }
  state.openCards = []
}

private func show(_ face: Card.Face, at index: Int, in state: inout GameState) {
  state.turning.removeAll { $0.index == index }
  state.turning.append(Turn(index: index, from: state.cards[index].face))
  state.cards[index].face = face
}

private func compareOpenCards(in state: inout GameState) {
  state.moveCount += 1
  let (first, second) = (state.openCards[0], state.openCards[1])
  guard state.cards[first].pair == state.cards[second].pair else {
    return passTurn(in: &state)
  }
  for card in [first, second] {
    state.cards[card].face = .matched
    state.cards[card].finder = state.turn
  }
  state.openCards = []
  state.matchedPairCount += 1
  state.flashing = [first, second]
}

private func finishIfSolved(
  _ state: inout GameState, isAnimated: Bool
) -> Effect<GameEffect> {
  guard state.isBoardSolved, state.sprint == nil else { return .none }
  state.phase = .finished
  state.isHurrying = false
  state.isClockRunning = false
  if isAnimated { state.finale = .lighting(0) }
  return Effect.cancel(.clock).merged(with: lightCover(of: state))
}
