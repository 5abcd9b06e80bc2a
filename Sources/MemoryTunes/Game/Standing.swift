/// How a player stands.
public struct Standing: Equatable, Sendable {
  /// The index in `GameState.players`.
  public let index: Int
  public let player: Player
  /// The pairs found.
  public internal(set) var pairCount = 0
  /// The slips, by what everybody has seen.
  public internal(set) var slipCount = 0
  /// The pairs found without luck: the second card had been seen.
  public internal(set) var recallCount = 0
  /// 1 for the most pairs; players with the same number share a place.
  public internal(set) var place = 1

  /// The moves that could have found a pair without luck.
  public var chanceCount: Int { recallCount + slipCount }
}

extension GameState {
  /// How the players stand, in the order of their turns; O(flips · cards).
  public var standings: [Standing] {
    MemoryTunes.standings(of: players, pairs: cards.map(\.pair), flips: flips)
  }

  /// The pairs that each player has found, in the order of their turns; O(cards).
  public var scores: [Int] {
    var cards = players.map { _ in 0 }
    for card in self.cards {
      if let finder = card.finder, cards.indices.contains(finder) { cards[finder] += 1 }
    }
    return cards.map { $0 / 2 }
  }
}

/// How the players stand after these flips, in the order of their turns; O(flips · cards).
func standings(of players: [Player], pairs: [Int], flips: [Flip]) -> [Standing] {
  var standings = players.enumerated().map { Standing(index: $0, player: $1) }
  guard let playthrough = Playthrough(pairs: pairs, flips: flips, playerCount: players.count)
  else { return standings }
  var knowledge = Knowledge(cardCount: pairs.count)
  for move in playthrough.moves {
    if move.isMatch {
      standings[move.player].pairCount += 1
      if knowledge.hasSeen(move.second) { standings[move.player].recallCount += 1 }
    }
    knowledge.see(move.first)
    knowledge.see(move.second)
  }
  for slip in slips(of: pairs, flips: flips) {
    standings[playthrough.moves[slip.move - 1].player].slipCount += 1
  }
  for index in standings.indices {
    standings[index].place = 1 + standings.count { $0.pairCount > standings[index].pairCount }
  }
  return standings
}
