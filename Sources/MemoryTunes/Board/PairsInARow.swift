extension Board {
  /// The pairs found in a row, without one of these slips between them, as numbers on the cards; the last row
  /// goes on.
  ///
  /// A move that found nothing because nothing could be known ends no row. O(moves · slips).
  func pairsInARow(endedBy slips: [Slip]) -> [[Int]] {
    let ends = slips.map { $0.move - 1 }
    return moves.indices.split(omittingEmptySubsequences: false, whereSeparator: ends.contains)
      .map { row in row.filter { moves[$0].isMatch }.map { cards[moves[$0].first].pair } }
  }
}

extension GameState {
  /// How many pairs in a row turn a cover golden.
  public static let pairsToShine = 5

  /// The rows of pairs found without a slip between them, as indices in ``covers``; the last one goes on.
  ///
  /// Of several players, all pairs are one row.
  public var pairsInARow: [[Int]] { board.pairsInARow(endedBy: hasTurns ? [] : slips) }

  /// The covers in these rows that shine on this board: each fifth of a row; none of several players.
  public func shiningPairs(in rows: [[Int]]) -> [Int] {
    guard !hasTurns else { return [] }
    return rows.flatMap { row in
      stride(from: Self.pairsToShine, through: row.count, by: Self.pairsToShine).map { row[$0 - 1] }
    }
  }
}
