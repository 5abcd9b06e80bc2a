extension Puzzle {
  /// A round of slips by Fuzz on the daily boards before this day, latest first.
  public static func ofFuzz(before day: Int) -> [Puzzle] {
    let puzzles = (1...7).lazy.compactMap { PlayedGame.ofFuzz(on: day - $0) }.flatMap { game in
      let board = game.board ?? Board()
      return board.slips.firstOfEachPair.compactMap { Puzzle($0, on: board, of: game) }
    }
    return Array(puzzles.prefix(DuePuzzles.roundCount))
  }
}

extension PlayedGame {
  /// A solo game by Fuzz on the board of a day; nil if there is no board.
  fileprivate static func ofFuzz(on day: Int) -> PlayedGame? {
    guard let request = DailyBoard(day: day).map(DealRequest.init), let pairs = request.pairs,
      var board = Board(pairs: pairs)
    else { return nil }
    var memory = FadingMemory(grid: request.grid, opponent: .fuzz, seed: request.seed)
    while let card = Thought(memory: memory, board: board).nextCard(), board.flip(card) != nil {
      memory.see(card)
    }
    return PlayedGame(
      id: 0, endedAt: day * 86_400, request: request, players: [.computer(.fuzz)],
      moveCount: board.moves.count, slipCount: board.slips.count, seconds: 0, pairs: pairs,
      flips: board.flips)
  }
}
