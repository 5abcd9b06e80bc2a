/// The result of a move, without revealing its cards.
public enum SharedMove: Hashable, Sendable {
  /// It found a pair.
  case pair
  /// It found none; whether each card had been seen in an earlier move.
  case noPair(firstWasSeen: Bool, secondWasSeen: Bool)
}

extension Board {
  /// The moves in order, without revealing their cards; O(moves).
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
