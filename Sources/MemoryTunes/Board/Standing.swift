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
  /// The players' standings, in the order of their turns, in a sprint, of those who have had a turn; O(flips · cards).
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
    let (count, scores) = (players.count, scores(ofPlayers: players.count, headStart: headStart))
    let slipTurns = slips.map { moves[$0.move - 1].turn % count }
    let recallTurns = recalls.map { $0.turn % count }
    return players.enumerated().map { index, player in
      Standing(
        index: index, player: player, pairCount: scores[index],
        headStart: headStart?.pairCount(ofSeat: index, among: count) ?? 0,
        slipCount: slipTurns.count { $0 == index }, recallCount: recallTurns.count { $0 == index },
        place: scores.place(of: scores[index]))
    }
  }
}

extension [Int] {
  /// The place of somebody with this many pairs, when these are everybody's.
  func place(of pairCount: Int) -> Int { 1 + count { $0 > pairCount } }
}
