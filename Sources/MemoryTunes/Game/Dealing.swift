import Artwork
import DataFlow

/// Asks for the covers of a new board.
func fetchTunes(
  _ action: FetchTunesAction, in state: inout GameState
) -> Outcome<GameEffect> {
  guard !state.isBeingDealt else { return .ignored(.alreadyDealing) }
  guard action.isPossible else { return .ignored(.impossiblePlayers) }
  guard action.kind != .ear || action.source == .bundled else {
    return .ignored(.needsBundledCovers)
  }
  var next = GameState()
  next.phase = .loading(.searching)
  next.request = action.request
  next.request.id = state.request.id + 1
  next.players =
    action.kind == .sprint
    ? [action.players.first { $0.opponent == nil } ?? .anyone] : action.players
  next.daily = action.daily
  if state.hasBeenSeen, state.isBoard(of: next.request) { next.hindsight = .sameBoard }
  state = next
  return .handled(
    Effect.stoppingGame.merged(with: .run(.fetchTunes(state.request), id: .deal)))
}

extension Effect<GameEffect> {
  /// Stops whatever belongs to the board on the table.
  static var stoppingGame: Self {
    let ids: [EffectID] = [
      .clock, .turning, .recovery, .peek, .flash, .meter, .finale, .thinking, .nextBoard,
    ]
    return ids.reduce(.none) { $0.merged(with: .cancel($1)) }
  }
}

extension GameState {
  /// Whether the player has seen what is on some of the cards.
  fileprivate var hasBeenSeen: Bool { lastOpened != nil || hindsight != nil }

  /// Whether a request deals the board on the table, as far as that is known.
  func isBoard(of other: TunesRequest) -> Bool {
    (request.category, request.grid, request.source, request.seed, request.deck)
      == (other.category, other.grid, other.source, other.seed, other.deck)
  }
}

/// Shows how many covers have been fetched.
func showProgress(
  _ action: FetchProgressAction, in state: inout GameState
) -> Outcome<GameEffect> {
  guard state.awaitsReply(to: action.request) else { return .ignored(.lateReply) }
  guard action.progress.isPossible else { return .ignored(.impossibleProgress) }
  state.phase = .loading(action.progress)
  return .handled()
}

/// Deals the covers that were asked for.
func setCards(
  _ action: SetCardsAction, in state: inout GameState, peeks: Bool, pace: Pace
) -> Outcome<GameEffect> {
  guard state.awaitsReply(to: action.request) else { return .ignored(.lateReply) }
  do throws(DealFailure) {
    let deal = try Deal(
      batch: action.batch, grid: state.grid, seed: state.request.seed, kind: state.request.kind)
    state.covers = deal.covers
    state.cards = deal.cards
    state.fillerCount = deal.fillerCount
    state.phase = .playing
    if state.request.kind == .sprint {
      state.sprint = Sprint(batch: action.batch, seed: state.request.seed)
    } else if peeks, state.request.kind != .ear, state.daily == nil {
      startPeek(in: &state)
    }
    startMemories(in: &state)
  } catch {
    state.phase = .failed(error)
  }
  return .handled(endPeek(of: state).merged(with: think(in: state, pace: pace)))
}

/// Says why there is no board.
func showFailure(
  _ action: FetchFailedAction, in state: inout GameState
) -> Outcome<GameEffect> {
  guard state.awaitsReply(to: action.request) else { return .ignored(.lateReply) }
  state.phase = .failed(.fetch(action.failure))
  return .handled()
}

extension CoverProgress {
  fileprivate var isPossible: Bool {
    switch self {
    case .searching: true
    case .fetching(let done, let total): 0 <= done && done <= total && total <= 1_000_000
    }
  }
}

extension GameState {
  fileprivate func awaitsReply(to id: Int) -> Bool {
    if case .loading = phase { id == request.id } else { false }
  }
}

/// Restores the game of an earlier run, unless another one has been started.
func restore(_ saved: SavedGames, in state: inout GameState) -> Outcome<GameEffect> {
  guard state.phase == .empty else { return .ignored(.alreadyPlaying) }
  guard var game = saved.unfinished.first?.game else { return .handled() }
  game.request.id = state.request.id + 1
  state = game
  return .handled()
}
