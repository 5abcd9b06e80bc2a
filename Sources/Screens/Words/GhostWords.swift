import MemoryTunes

extension GameState {
  /// How the game stands beside another on its board, from long to short; none without a ghost.
  var ghostLabels: [String] {
    guard let ghost, !isFinished else { return [] }
    let name = ghost.rival == nil ? "last time" : "them"
    guard moveCount > 0, let other = ghost.pairCount(afterMoves: moveCount) else {
      return [moveCountLabel(of: ghost, unit: moves), moveCountLabel(of: ghost) { "\($0)" }]
    }
    let difference =
      switch matchedPairCount - other {
      case 0: "level with"
      case let lead where lead > 0: "\(pairs(lead)) ahead of"
      case let lead: "\(pairs(-lead)) behind"
      }
    let label = "\(difference) \(name)"
    let find = ghost.lastFind(afterMoves: moveCount).map {
      "\(label), who found \(covers[$0].shownTitle)"
    }
    return [find, label, ghost.rival == nil ? "last time \(other)" : "they have \(other)"]
      .compactMap(\.self)
  }

  /// "last time 14", "they needed 14", "they claim 14"; nil without a ghost.
  var ghostMoveCountLabel: String? { ghost.map { moveCountLabel(of: $0) { "\($0)" } } }

  private func moveCountLabel(of ghost: Ghost, unit: (Int) -> String) -> String {
    let start =
      switch ghost.rival {
      case nil: "last time"
      case let rival?: rival.memory == nil ? "they claim" : "they needed"
      }
    return "\(start) \(unit(ghost.moveCount))"
  }
}
