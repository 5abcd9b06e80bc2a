public struct Standing: Equatable, Sendable {
  /// The index in `GameState.players`.
  public let index: Int
  public let player: Player
  /// The pairs found, and those of a head start.
  public internal(set) var pairCount = 0
  public internal(set) var headStart = 0
  /// The slips, based on all flips so far.
  public internal(set) var slipCount = 0
  /// The pairs found without luck: the second card had been seen.
  public internal(set) var recallCount = 0
  /// 1 for the most pairs; players with the same number share a place.
  public internal(set) var place = 1

  /// The moves that could have found a pair without luck.
  public var chanceCount: Int { recallCount + slipCount }
}

extension GameState {
  /// The players' standings, in the order of their turns; O(flips · cards).
  ///
  /// In a sprint of several people, only of those who have begun their minute.
  public var standings: [Standing] {
    round?.standings(with: pairCount) ?? board.standings(of: players, headStart: headStart)
  }

  /// Each player's pairs, in the order of their turns; O(moves).
  public var scores: [Int] { board.scores(ofPlayers: players.count, headStart: headStart) }
}

extension Board {
  /// The pairs each of several players has found or had from the start, in the order of their turns; O(moves).
  func scores(ofPlayers count: Int, headStart: HeadStart?) -> [Int] {
    let start = (0..<count).map { headStart?.pairCount(ofSeat: $0, among: count) ?? 0 }
    return moves.filter(\.isMatch).reduce(into: start) { scores, move in
      scores[move.turn % count] += 1
    }
  }

  /// The standings of players after these moves, in the order of their turns; O(flips · cards).
  func standings(of players: [Player], headStart: HeadStart?) -> [Standing] {
    let scores = scores(ofPlayers: players.count, headStart: headStart)
    var standings = players.indices.map { index in
      Standing(
        index: index, player: players[index], pairCount: scores[index],
        headStart: headStart?.pairCount(ofSeat: index, among: players.count) ?? 0)
    }
    for move in recalls { standings[move.turn % players.count].recallCount += 1 }
    for slip in slips {
      standings[moves[slip.move - 1].turn % players.count].slipCount += 1
    }
    return standings.ranked
  }
}

extension [Standing] {
  /// The same with places assigned.
  var ranked: [Standing] {
    map { standing in
      var ranked = standing
      ranked.place = 1 + count { $0.pairCount > standing.pairCount }
      return ranked
    }
  }
}
