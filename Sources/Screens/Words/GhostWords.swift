extension GameState {
  /// The score against another game on its board, from long to short, "You lead by 1 pair; their last is Thriller";
  /// none without a ghost.
  var ghostLabels: [String] {
    if let table, table.form == .race, !isFinished { return raceLabels(at: table) }
    guard let ghost, !isFinished else { return [] }
    // The rival's game may be over.
    guard moveCount > 0, moveCount < ghost.moveCount || ghost.rival == nil,
      let other = ghost.pairCount(afterMoves: moveCount)
    else { return [ghost.target, tr("To beat: \(ghost.moveCount)")] }
    let lead = board.foundPairCount - other
    let count = abs(lead)
    let labels =
      switch lead {
      case 0: [tr("You are level"), tr("Level")]
      case 1...:
        [
          tr("You lead by \(count) pair", "You lead by \(count) pairs", count: count),
          tr("\(count) ahead"),
        ]
      default:
        [
          tr("You are behind by \(count) pair", "You are behind by \(count) pairs", count: count),
          tr("\(count) behind"),
        ]
      }
    let find = ghost.lastFind(afterMoves: moveCount).map {
      tr("\(labels[0]); their last is \(covers[$0].shownTitle)")
    }
    return [find].compactMap(\.self) + labels
  }
}

extension Ghost {
  /// "Last time: 14 moves", "To beat: Anna’s 14 moves, only claimed".
  fileprivate var target: String {
    let count = moveCount
    guard let rival else {
      return tr("Last time: \(count) move", "Last time: \(count) moves", count: count)
    }
    let name = rival.player.friendName
    let target = tr(
      "To beat: \(name)’s \(count) move", "To beat: \(name)’s \(count) moves", count: count)
    return rival.board == nil ? list([target, tr("only claimed")]) : target
  }
}
