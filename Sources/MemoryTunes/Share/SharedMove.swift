/// What a move came to, without what was on its cards.
public enum SharedMove: Hashable, Sendable {
  /// It found a pair.
  case pair
  /// It found none; whether its first and its second card had been seen in an earlier move.
  case noPair(firstWasSeen: Bool, secondWasSeen: Bool)
}

extension Board {
  /// The moves without what was on their cards, in their order; O(moves).
  public var sharedMoves: [SharedMove] {
    var wasSeen = cards.map { _ in false }
    return moves.map { move in
      defer { (wasSeen[move.first], wasSeen[move.second]) = (true, true) }
      return move.isMatch
        ? .pair
        : .noPair(firstWasSeen: wasSeen[move.first], secondWasSeen: wasSeen[move.second])
    }
  }
}
