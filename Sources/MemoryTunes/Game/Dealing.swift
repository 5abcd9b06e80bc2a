/// Requests the covers of a new board.
func deal(
  _ action: DealAction, in state: inout GameState, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  guard !state.isBeingDealt else { return .ignored("a board is being dealt") }
  guard action.isPossible else { return .ignored(.noSuchGame) }
  var next = GameState()
  next.deal = .fetching(.searching)
  next.request = action.request
  next.request.id = state.request.id + 1
  next.round = action.round
  next.players = next.round.map { [$0.players[$0.seat]] } ?? action.players
  if next.hasTurns { next.headStart = action.headStart }
  next.boardBefore = BoardBefore(state, grid: next.grid, players: next.players)
  (next.daily, next.hindsight, next.table) = (action.daily, action.hindsight, action.table)
  let hasBeenSeen = !state.board.flips.isEmpty || state.hindsight != nil
  if action.scores.isEmpty, action.table?.authority != .guest, hasBeenSeen,
    state.isBoard(of: next.request)
  {
    next.hindsight = .sameBoard
  }
  events.append(.began(replacing: state))
  state = next
  return .handled()
}

extension GameState {
  /// The request deals the board on the table, as far as that is known.
  func isBoard(of other: DealRequest) -> Bool { request.layout == other.layout }

  func awaitsReply(to id: Int) -> Bool { isBeingDealt && id == request.id }
}

func showProgress(
  _ action: FetchProgressAction, in state: inout GameState
) -> Outcome<AppEffect> {
  guard state.awaitsReply(to: action.request) else { return .ignored(.lateReply) }
  if case .fetching(let done, let total) = action.progress {
    guard 0 <= done, done <= total, total <= 1_000_000 else {
      return .ignored(.impossibleProgress)
    }
  }
  state.deal = .fetching(action.progress)
  return .handled()
}

func setCards(
  _ action: SetCardsAction, in state: inout GameState, settings: GameSettings,
  events: inout [AppEvent]
) -> Outcome<AppEffect> {
  guard state.awaitsReply(to: action.request) else { return .ignored(.lateReply) }
  do throws(DealFailure) {
    let deal = try Deal(
      batch: action.batch, grid: state.grid, seed: state.request.seed, kind: state.request.kind)
    state.covers = deal.covers
    state.board = deal.board
    state.fillerCount = deal.fillerCount
    state.deal = .none
    if let table = state.table, table.form == .race {
      state.table?.boards = table.seats.map { _ in deal.board }
      if state.isRacing { startClock(in: &state) }
    }
    // A guest does not choose the board, and may have been cut off from it.
    if action.hasBeenSeen, state.round == nil, state.table?.authority != .guest {
      state.hindsight = state.hindsight ?? .sameBoard
    }
    if state.request.kind == .sprint {
      state.sprint = Sprint(batch: action.batch, seed: state.request.seed)
    } else if settings.peeks, state.request.kind != .ear, state.daily == nil, state.table == nil {
      state.show.isPeeking = true
      state.hindsight = state.hindsight ?? .peek
    } else if settings.isAnimated {
      announceTurn(in: &state)
    }
  } catch {
    state.deal = .failed(error)
  }
  events.append(.dealt(oversized: action.batch.oversized))
  return .handled()
}

/// Restores the game of an earlier run, unless another one has been started.
func restore(
  _ saved: SavedGames, in state: inout GameState, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  guard state.deal == .none, !state.hasBoard else { return .ignored(.alreadyPlaying) }
  events.append(.restored(saved))
  if let game = saved.unfinished.first?.game { state = game }
  return .handled()
}
