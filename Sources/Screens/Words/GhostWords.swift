import MemoryTunes

extension GameState {
  /// How the game stands beside another on its board, from long to short; none without a ghost.
  var ghostLabels: [String] {
    guard let ghost, !isFinished else { return [] }
    guard moveCount > 0, let other = ghost.pairCount(afterMoves: moveCount) else {
      return [moveCountLabel(of: ghost, unit: moves), moveCountLabel(of: ghost) { "\($0)" }]
    }
    guard moveCount < ghost.moveCount || ghost.rival == nil else {
      let verb = ghost.rivalName == nil ? "they were" : "\(ghost.subject) was"
      return [
        "\(verb) done after \(moves(ghost.moveCount))", "\(ghost.subject): \(ghost.moveCount)",
      ]
    }
    let difference =
      switch matchedPairCount - other {
      case 0: "level with"
      case let lead where lead > 0: "\(pairs(lead)) ahead of"
      case let lead: "\(pairs(-lead)) behind"
      }
    let name = ghost.rival == nil ? "last time" : ghost.rivalName ?? "them"
    let label = "\(difference) \(name)"
    let find = ghost.lastFind(afterMoves: moveCount).map {
      "\(label), who found \(covers[$0].shownTitle)"
    }
    return [find, label, "\(ghost.subject) \(other)"].compactMap(\.self)
  }

  /// "last time 14", "Anna needed 14", "they claim 14"; nil without a ghost.
  var ghostMoveCountLabel: String? { ghost.map { moveCountLabel(of: $0) { "\($0)" } } }

  private func moveCountLabel(of ghost: Ghost, unit: (Int) -> String) -> String {
    let verb =
      switch ghost.rival {
      case nil: ""
      case let rival? where rival.memory == nil: ghost.rivalName == nil ? " claim" : " claims"
      case .some: " needed"
      }
    return "\(ghost.subject)\(verb) \(unit(ghost.moveCount))"
  }
}

extension Ghost {
  /// "last time", "Anna", "they".
  fileprivate var subject: String { rival == nil ? "last time" : rivalName ?? "they" }
}
