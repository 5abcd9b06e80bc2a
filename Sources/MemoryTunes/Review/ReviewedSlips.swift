extension PlayedGame {
  /// For each slip of a person, the game's number of flips after it, in order; empty without flips; O(moves · cards).
  public var slipFlipCounts: [Int] {
    board?.slips(of: players, where: \.isPerson).map { 2 * $0.move } ?? []
  }
}

extension GameState {
  public var ownSlips: [Slip] {
    hindsight == .olderVersion ? [] : board.slips(of: players, where: \.isPerson)
  }

  /// The slip of the last move; nil if it was none, or if another card has been opened since.
  public var slipOfLastMove: Slip? {
    guard board.flips.count == 2 * board.moves.count else { return nil }
    return board.slips.last.flatMap { $0.move == board.moves.count ? $0 : nil }
  }
}

extension Board {
  func slips(of players: [Player], where isCounted: (Player) -> Bool) -> [Slip] {
    players.isEmpty
      ? [] : slips.filter { isCounted(players[moves[$0.move - 1].turn % players.count]) }
  }
}
