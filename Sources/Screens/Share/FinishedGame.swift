import MemoryTunes

extension SharedGame {
  /// A finished game as a player shares it; nil before its end.
  public init?(_ game: GameState) {
    guard game.isFinished else { return nil }
    let day = game.daily.flatMap { CalendarDate(dayNumber: $0.day) }
    self.init(
      category: game.request.category, grid: game.grid, kind: game.request.kind,
      pairCount: game.pairCount,
      moves: game.sprint == nil ? game.board.sharedMoves : [],
      slipCount: (game.sprint?.slipCount ?? 0) + game.slips.count,
      skillAndLuck: game.skillAndLuck, goal: game.goal, seconds: game.clock.seconds,
      hindsight: game.hindsight, day: day, players: game.hasTurns ? game.sharedPlayers : [],
      code: game.code)
  }
}

extension GameState {
  fileprivate var sharedPlayers: [SharedGame.Player] {
    zip(players.sharedNames, scores).map(SharedGame.Player.init)
  }
}

extension GameRecord {
  /// Itself as a player shares it; nil if given up, or if its flips were not loaded.
  public var shared: SharedGame? { SharedGame(self, names: players.sharedNames) }
}

extension AppState {
  /// The game to share: the one under review, or the one on the board.
  var sharedGame: SharedGame? {
    routing.base == .review ? reviewedGame?.shared : SharedGame(game)
  }
}

extension [Player] {
  /// The names of the players, nil for the one sharing the game.
  fileprivate var sharedNames: [String?] {
    indices.map { isAddressed(at: $0) ? nil : label(at: $0) }
  }
}
