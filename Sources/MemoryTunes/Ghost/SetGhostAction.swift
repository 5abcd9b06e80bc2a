/// "This is the last game on the board of this deal"; nil if there is none.
public struct SetGhostAction: Equatable, Codable, Sendable {
  public var request: Int
  public var ghost: Ghost?

  public init(request: Int, ghost: Ghost?) { (self.request, self.ghost) = (request, ghost) }
}

func setGhost(_ action: SetGhostAction, in state: inout GameState) -> Outcome<AppEffect> {
  guard state.request.id == action.request, !state.isBeingDealt
  else { return .ignored(.lateReply) }
  return handle(action.ghost?.isValid(on: state.board) != false, .noSuchGame) {
    state.ghost = action.ghost
  }
}

/// Lets the player meet the rival of this run on the board of the rival's code.
func meetRival(in state: inout AppState) {
  guard let rival = state.newGame.rival, rival.code == state.game.code,
    state.game.isUnderWay, !state.game.hasTurns
  else { return }
  guard Ghost.rival(rival).isValid(on: state.game.board) else {
    state.notices.append(.rivalElsewhere)
    return
  }
  state.game.ghost = .rival(rival)
}

extension AppState {
  /// Looks for the last game on a board dealt on purpose for one player.
  var findGhost: Effect<AppEffect> {
    let mayHaveBeenPlayed =
      newGame.code != nil || game.hindsight == .sameBoard || game.daily?.isPractice == true
    guard mayHaveBeenPlayed, game.ghost == nil, game.table == nil, game.isUnderWay,
      game.players.count == 1, game.sprint == nil, game.request.source == .bundled
    else { return .none }
    return .run(.game(.findGhost(game.request)))
  }
}
