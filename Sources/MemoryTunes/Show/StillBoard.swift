extension AppState {
  /// The state once no card is flipping and no turn is announced.
  public var settled: AppState {
    var state = self
    (state.game.show.flipping, state.game.show.flashing) = ([], [])
    state.game.show.announcedPlayer = nil
    return state
  }
}

extension GameState {
  /// The game with all cards face down, as during a pause.
  public var faceDown: GameState {
    var game = self
    game.board = board.faceDown
    game.show = ShowState(cursor: show.cursor)
    return game
  }
}
