import MemoryTunes

extension SharedGame {
  /// What a player tells others of a game; nil before its end.
  public init?(_ game: GameState) {
    guard game.isFinished else { return nil }
    let day = game.daily.flatMap { CalendarDate(dayNumber: $0.day) }
    self.init(
      category: game.request.category, grid: game.grid, kind: game.request.kind,
      pairCount: (game.sprint?.pairCount ?? 0) + game.matchedPairCount,
      moves: game.sprint == nil ? game.board.sharedMoves : [],
      slipCount: (game.sprint?.slipCount ?? 0) + game.slips.count, seconds: game.clock.seconds,
      hindsight: game.hindsight, day: day, players: game.hasTurns ? game.sharedPlayers : [],
      code: game.code)
  }
}

extension GameState {
  /// The players with their scores; who is "You" to the game tells others of "I".
  fileprivate var sharedPlayers: [SharedGame.Player] {
    zip(players.indices, scores).map { index, score in
      let name = label(ofPlayer: index)
      return SharedGame.Player(name: name == "You" ? "I" : name, pairCount: score)
    }
  }
}
