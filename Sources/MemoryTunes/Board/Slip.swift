/// A move that missed a pair the player had seen enough to find.
public struct Slip: Hashable, Codable, Sendable {
  /// The number of the move, counted from 1.
  public let move: Int
  /// The pair that could have been found, as an index into `GameState.covers`.
  public let pair: Int
  public let kind: Kind
  /// The moves since the partner, or the later of the two cards, was last seen; at least 1, the previous move.
  public let movesSinceSeen: Int
  /// The number of moves from this one to the one that found the pair, or to the last one if none did.
  public let cost: Int

  public enum Kind: Hashable, Codable, Sendable {
    /// This card, the partner of the first card, had been seen.
    case missedPartner(card: Int)
    /// These two cards, a pair, had been seen before the move; in the order of the board.
    case knownPair(cards: [Int])
  }
}

extension Board {
  /// The slips in order, at most one per move.
  ///
  /// If a move missed the partner of its first card, that is the slip. Otherwise it is the known pair
  /// whose less recent sighting is the most recent. A forgotten pair counts again only after one of its cards is
  /// seen again. O(moves · cards).
  public var slips: [Slip] {
    var knowledge = Knowledge(cardCount: cards.count)
    var unfound = Array(repeating: true, count: cards.count)
    var missed: [(move: Int, pair: Int, kind: Slip.Kind, lastSeen: Int)] = []
    var foundIn: [Int: Int] = [:]
    var counted: [Int: Int] = [:]
    for (number, move) in zip(1..., moves) {
      if move.isMatch {
        unfound[move.first] = false
        unfound[move.second] = false
        foundIn[cards[move.first].pair] = number
      } else if let (pair, kind, lastSeen) = missedChance(
        at: partners[move.first], knowing: knowledge, unfound: unfound, counted: counted, on: self)
      {
        missed.append((number, pair, kind, lastSeen))
        counted[pair] = lastSeen
      }
      knowledge.see(move)
    }
    return missed.map { move, pair, kind, lastSeen in
      Slip(
        move: move, pair: pair, kind: kind, movesSinceSeen: move - (lastSeen + 1) / 2,
        cost: (foundIn[pair] ?? moves.count) - move)
    }
  }
}

/// The pair a player with this knowledge could have found in a move whose first card has this partner, and the
/// flip that last showed it; nil if none.
///
/// `counted` has the flips that had last shown the pairs missed before.
private func missedChance(
  at partner: Int, knowing knowledge: Knowledge, unfound: [Bool], counted: [Int: Int],
  on board: Board
) -> (pair: Int, kind: Slip.Kind, lastSeen: Int)? {
  if let lastSeen = knowledge.lastSeen[partner] {
    return (board.cards[partner].pair, .missedPartner(card: partner), lastSeen)
  }
  var best: (card: Int, older: Int, newer: Int)?
  for (card, other) in board.partners.enumerated() where card < other && unfound[card] {
    guard let one = knowledge.lastSeen[card], let two = knowledge.lastSeen[other],
      counted[board.cards[card].pair] != max(one, two)
    else { continue }
    if min(one, two) > best?.older ?? 0 { best = (card, min(one, two), max(one, two)) }
  }
  guard let best else { return nil }
  return (
    board.cards[best.card].pair, .knownPair(cards: [best.card, board.partners[best.card]]),
    best.newer
  )
}

extension [Slip] {
  /// The `count` costliest slips: only the first one for each pair, sorted by cost, then by move.
  public func costliest(_ count: Int) -> [Slip] {
    Array(firstOfEachPair.sorted { ($1.cost, $0.move) < ($0.cost, $1.move) }.prefix(count))
  }

  var firstOfEachPair: [Slip] {
    reduce(into: []) { firsts, slip in
      if !firsts.contains(where: { $0.pair == slip.pair }) { firsts.append(slip) }
    }
  }
}
