extension GameState {
  /// Requests the covers of a new board.
  mutating func deal(_ action: DealAction, events: inout [AppEvent]) -> Outcome<AppEffect> {
    guard !isBeingDealt else { return .ignored("a board is being dealt") }
    guard action.isPossible else { return .ignored(.noSuchGame) }
    var next = GameState()
    next.deal = .fetching(.searching)
    next.request = action.request
    next.request.id = request.id + 1
    next.round = action.round
    next.players = next.round.map { [$0.players[$0.seat]] } ?? action.players
    if next.hasTurns { next.headStart = action.headStart }
    next.boardBefore = BoardBefore(self, grid: next.grid, players: next.players)
    (next.daily, next.hindsight, next.table) = (action.daily, action.hindsight, action.table)
    let hasBeenSeen = !board.flips.isEmpty || hindsight != nil
    if action.scores.isEmpty, action.table?.authority != .guest, hasBeenSeen,
      isBoard(of: next.request)
    {
      next.hindsight = .sameBoard
    }
    events.append(.began(replacing: self))
    self = next
    return .handled()
  }

  /// The request deals the board on the table, as far as that is known.
  func isBoard(of other: DealRequest) -> Bool { request.layout == other.layout }

  func awaitsReply(to id: Int) -> Bool { isBeingDealt && id == request.id }

  mutating func showProgress(_ action: FetchProgressAction) -> Outcome<AppEffect> {
    guard awaitsReply(to: action.request) else { return .ignored(.lateReply) }
    if case .fetching(let done, let total) = action.progress {
      let isPossible = 0 <= done && done <= total && total <= 1_000_000
      guard isPossible else { return .ignored(.impossibleProgress) }
    }
    deal = .fetching(action.progress)
    return .handled()
  }

  mutating func setCards(
    _ action: SetCardsAction, settings: GameSettings, events: inout [AppEvent]
  ) -> Outcome<AppEffect> {
    guard awaitsReply(to: action.request) else { return .ignored(.lateReply) }
    do throws(DealFailure) {
      let dealt = try Deal(
        batch: action.batch, grid: grid, seed: request.seed, kind: request.kind)
      (covers, board, fillerCount) = (dealt.covers, dealt.board, dealt.fillerCount)
      deal = .none
      if let seats = table?.seats, table?.form == .race {
        table?.boards = seats.map { _ in board }
        if isRacing { startClock() }
      }
      // A guest does not choose the board, and may have been cut off from it.
      if action.hasBeenSeen, round == nil, table?.authority != .guest {
        hindsight = hindsight ?? .sameBoard
      }
      if request.kind == .sprint {
        sprint = Sprint(batch: action.batch, seed: request.seed)
      } else if settings.peeks, request.kind != .ear, daily == nil, table == nil {
        show.isPeeking = true
        hindsight = hindsight ?? .peek
      } else if settings.isAnimated {
        announceTurn()
      }
    } catch {
      deal = .failed(error)
    }
    events.append(.dealt(oversized: action.batch.oversized))
    return .handled()
  }

  /// Restores the game of an earlier run, unless another one has been started.
  mutating func restore(_ saved: SavedGames, events: inout [AppEvent]) -> Outcome<AppEffect> {
    guard deal == .none, !hasBoard else { return .ignored(.alreadyPlaying) }
    events.append(.restored(saved))
    if let game = saved.unfinished.first?.game { self = game }
    return .handled()
  }
}
