extension AppState {
  /// The game to share: the one under review, or the one on the board; nil if there is nothing to share.
  public var sharedGame: PlayedGame? {
    guard routing.base == .review else { return game.sharedGame }
    return reviewedGame.flatMap { $0.canBeShared ? $0 : nil }
  }

  /// The code of its board; nil if it has none.
  public var sharedCode: BoardCode? {
    routing.base == .review ? reviewedGame?.code : game.code
  }
}

extension GameState {
  /// The game with all of its flips; nil before its end.
  public var sharedGame: PlayedGame? {
    guard isFinished else { return nil }
    return PlayedGame(self, endedAt: 0, flips: sprint == nil ? board.flips : [])
  }
}

extension PlayedGame {
  /// Was played to the end, and has possible flips; a sprint needs none.
  public var canBeShared: Bool {
    !isGivenUp && board != nil && (kind == .sprint || !flips.isEmpty)
  }
}
