import Basics
import MemoryTunes

extension GameState {
  /// The score against another game on its board, from long to short; none without a ghost.
  var ghostLabels: [String] {
    guard let ghost, !isFinished else { return [] }
    guard moveCount > 0, let other = ghost.pairCount(afterMoves: moveCount) else {
      return [ghost.target(moves(ghost.moveCount)), "To beat: \(ghost.moveCount)"]
    }
    guard moveCount < ghost.moveCount || ghost.rival == nil else {
      return ["\(ghost.owner) game took \(moves(ghost.moveCount))", "Done: \(ghost.moveCount)"]
    }
    let label = ghost.label(ofLead: matchedPairCount - other)
    let find = ghost.lastFind(afterMoves: moveCount).map {
      "\(label); their last is \(covers[$0].shownTitle)"
    }
    return [find, label, ghost.shortLabel(ofLead: matchedPairCount - other)].compactMap(\.self)
  }

  /// "last time 14", "to beat 14"; nil without a ghost.
  var ghostMoveCountLabel: String? {
    ghost.map { "\($0.rival == nil ? "last time" : "to beat") \($0.moveCount)" }
  }
}

extension Ghost {
  /// "Anna’s", "The other".
  fileprivate var owner: String { rival?.name.map { "\($0)’s" } ?? "The other" }

  /// "Last time: 14 moves", "To beat: 14 moves", "To beat: Anna’s 14 moves".
  fileprivate func target(_ moves: String) -> String {
    guard let rival else { return "Last time: \(moves)" }
    let claim = rival.board == nil ? ", only claimed" : ""
    return "To beat: " + rival.owner + moves + claim
  }

  /// "You lead by 1 pair", "Anna leads by 2 pairs", "1 pair behind last time".
  fileprivate func label(ofLead lead: Int) -> String {
    let count = pairs(abs(lead))
    guard let rival else {
      return lead == 0
        ? "Level with last time" : "\(count) \(lead > 0 ? "ahead of" : "behind") last time"
    }
    if lead < 0 {
      return rival.name.map { "\($0) leads by \(count)" } ?? "You are behind by \(count)"
    }
    return lead == 0 ? "You are level" : "You lead by \(count)"
  }

  /// "2 ahead", "1 behind".
  fileprivate func shortLabel(ofLead lead: Int) -> String {
    lead == 0 ? "Level" : "\(abs(lead)) \(lead > 0 ? "ahead" : "behind")"
  }
}

extension Rival {
  /// "Ann’s ", before what is theirs; empty without a name.
  var owner: String { name.map { "\($0.cleaned)’s " } ?? "" }
}
