extension Board {
  /// The pairs found in a row, without any of these slips between them, as numbers on the cards; the last row is
  /// still open.
  ///
  /// A move without a known pair ends no row. O(moves · slips).
  func pairsInARow(endedBy slips: [Slip]) -> [[Int]] {
    let ends = slips.map { $0.move - 1 }
    return moves.indices.split(omittingEmptySubsequences: false, whereSeparator: ends.contains)
      .map { row in row.filter { moves[$0].isMatch }.map { cards[moves[$0].first].pair } }
  }
}

extension GameState {
  /// The number of pairs in a row that turn a cover golden.
  public static let pairsToShine = 5

  /// The rows of pairs found without a slip between them, as indices into ``covers``; the last one is still open.
  ///
  /// With several players, all pairs are one row.
  public var pairsInARow: [[Int]] { board.pairsInARow(endedBy: hasTurns ? [] : slips) }

  /// The covers in these rows that shine on this board: each fifth of a row; none with several players.
  public func shiningPairs(in rows: [[Int]]) -> [Int] {
    guard !hasTurns else { return [] }
    return rows.flatMap { row in
      stride(from: Self.pairsToShine, through: row.count, by: Self.pairsToShine).map { row[$0 - 1] }
    }
  }
}
