extension AppState {
  /// The state once no card is flipping and no turn is announced.
  public var settled: AppState {
    var state = self
    (state.game.show.flipping, state.game.show.flashing) = ([], [])
    state.game.show.announcedPlayer = nil
    return state
  }

  /// The state with all cards face down, as during a pause.
  public var faceDown: AppState {
    var state = settled
    state.game.board = state.game.board.faceDown
    state.game.show = ShowState(cursor: state.game.show.cursor)
    return state
  }
}
