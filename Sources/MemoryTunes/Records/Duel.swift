/// The outcome of a game that counts, without a head start, of one person against one computer player.
struct Duel: Equatable {
  let opponent: Opponent
  let grid: Grid
  /// The pairs that the person found.
  let found: Int
  /// Those that the computer found.
  let lost: Int

  /// The person's points: 1 for a win, ½ for a draw, 0 for a loss.
  var points: Double { isWin ? 1 : found == lost ? 0.5 : 0 }

  var isWin: Bool { found > lost }
  var isForCrown: Bool { grid.cardCount >= Grid.standard.cardCount }
}

extension PlayedGame {
  /// The game as a duel; nil for other line-ups, or if it does not count.
  var duel: Duel? {
    guard counts, headStart == nil, players.count == 2, scores.count == 2,
      let person = players.firstIndex(where: \.isPerson),
      let opponent = players[1 - person].opponent
    else { return nil }
    return Duel(opponent: opponent, grid: grid, found: scores[person], lost: scores[1 - person])
  }

  /// The character that a duel for its crown was against, and whether the person won; nil for other games.
  public var stepToCrown: (opponent: String, isWin: Bool)? {
    duel.flatMap { $0.isForCrown ? ($0.opponent.name, $0.isWin) : nil }
  }
}
