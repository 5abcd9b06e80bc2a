import MemoryTunes

extension GameState {
  /// How the game stands beside the last one on its board, from long to short; none without a ghost.
  var ghostLabels: [String] {
    guard let ghost, !isFinished else { return [] }
    guard moveCount > 0 else {
      return ["last time \(moves(ghost.moveCount))", "last time \(ghost.moveCount)"]
    }
    let (count, last) = (matchedPairCount, ghost.pairCount(afterMoves: moveCount))
    let difference =
      switch count - last {
      case 0: "level with"
      case let lead where lead > 0: "\(pairs(lead)) ahead of"
      case let lead: "\(pairs(-lead)) behind"
      }
    return ["\(difference) last time", "last time \(last)"]
  }

  /// "last time 14"; nil without a ghost.
  var lastMoveCountLabel: String? { ghost.map { "last time \($0.moveCount)" } }
}
