import Basics
import MemoryTunes

extension GameState {
  /// The score against another game on its board, from long to short, "Anna leads by 2 pairs; their last is Thriller";
  /// none without a ghost.
  var ghostLabels: [String] {
    guard let ghost, !isFinished else { return [] }
    guard moveCount > 0, let other = ghost.pairCount(afterMoves: moveCount) else {
      return [ghost.target, tr("To beat: \(ghost.moveCount)")]
    }
    guard moveCount < ghost.moveCount || ghost.rival == nil else {
      // The number of moves of a game that is over.
      return [ghost.length, tr("Done: \(ghost.moveCount)")]
    }
    let label = ghost.label(ofLead: matchedPairCount - other)
    let find = ghost.lastFind(afterMoves: moveCount).map {
      tr("\(label); their last is \(covers[$0].shownTitle)")
    }
    return [find, label, ghost.shortLabel(ofLead: matchedPairCount - other)].compactMap(\.self)
  }

  /// The number of moves: "last time 14", "to beat 14"; nil without a ghost.
  var ghostMoveCountLabel: String? {
    ghost.map {
      $0.rival == nil ? tr("last time \($0.moveCount)") : tr("to beat \($0.moveCount)")
    }
  }
}

extension Ghost {
  /// "Anna’s game took 14 moves", "The other game took 14 moves".
  fileprivate var length: String {
    let count = moveCount
    return rival?.name.map {
      tr("\($0)’s game took \(count) move", "\($0)’s game took \(count) moves", count: count)
    } ?? tr("The other game took \(count) move", "The other game took \(count) moves", count: count)
  }

  /// "Last time: 14 moves", "To beat: 14 moves", "To beat: Anna’s 14 moves, only claimed".
  fileprivate var target: String {
    let count = moveCount
    guard let rival else {
      return tr("Last time: \(count) move", "Last time: \(count) moves", count: count)
    }
    let target =
      rival.name.map(\.cleaned).map {
        tr("To beat: \($0)’s \(count) move", "To beat: \($0)’s \(count) moves", count: count)
      } ?? tr("To beat: \(count) move", "To beat: \(count) moves", count: count)
    return rival.board == nil ? list([target, tr("only claimed")]) : target
  }

  /// "You lead by 1 pair", "Anna leads by 2 pairs", "1 pair behind last time".
  fileprivate func label(ofLead lead: Int) -> String {
    let count = abs(lead)
    switch (lead.signum(), rival) {
    case (0, nil): return tr("Level with last time")
    case (1, nil):
      return tr(
        "\(count) pair ahead of last time", "\(count) pairs ahead of last time", count: count)
    case (_, nil):
      return tr("\(count) pair behind last time", "\(count) pairs behind last time", count: count)
    case (0, _): return tr("You are level")
    case (1, _): return tr("You lead by \(count) pair", "You lead by \(count) pairs", count: count)
    case (_, let rival?):
      return rival.name.map {
        tr("\($0) leads by \(count) pair", "\($0) leads by \(count) pairs", count: count)
      } ?? tr("You are behind by \(count) pair", "You are behind by \(count) pairs", count: count)
    }
  }

  /// The same in few columns: "2 ahead", "1 behind", "Level".
  fileprivate func shortLabel(ofLead lead: Int) -> String {
    lead == 0
      ? tr("Level") : lead > 0 ? tr("\(lead) ahead") : tr("\(-lead) behind")
  }
}
