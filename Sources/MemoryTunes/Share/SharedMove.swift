/// The result of a move, without revealing its cards.
public enum SharedMove: Sendable {
  case pair
  /// No pair was known.
  case noPair
  case slip
}

extension Board {
  /// The moves in order, without revealing their cards; O(moves · slips).
  public var sharedMoves: [SharedMove] {
    let slips = slips.map { $0.move - 1 }
    return moves.enumerated().map { index, move in
      move.isMatch ? .pair : slips.contains(index) ? .slip : .noPair
    }
  }
}
