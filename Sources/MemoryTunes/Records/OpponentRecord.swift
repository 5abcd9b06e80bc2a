/// The outcome of one person's games against one computer player, except those given up or not counting.
struct OpponentRecord {
  /// Has ever been beaten twice in a row on 4×4 or a larger board.
  private(set) var isCrowned = false
  /// One more win on such a board would be the second in a row.
  var isOneWinFromCrown: Bool { !isCrowned && winsInARow == 1 }

  private var winsInARow = 0

  /// Sums up the duels with it, oldest first; O(duels).
  init(_ opponent: Opponent, duels: [Duel]) {
    for duel in duels where duel.opponent.isSameCharacter(as: opponent) && duel.isForCrown {
      winsInARow = duel.isWin ? winsInARow + 1 : 0
      isCrowned = isCrowned || winsInARow == 2
    }
  }
}

extension Opponent {
  /// The characters whose crowns these duels have won, oldest first; O(duels).
  static func crowned(after duels: [Duel]) -> [Opponent] {
    allCases.filter { OpponentRecord($0, duels: duels).isCrowned }
  }
}
