/// A move that missed a pair the player had seen enough to find.
public struct Slip: Hashable, Sendable {
  /// The number of the move, counted from 1.
  public let move: Int
  /// The pair that could have been found, as an index into `GameState.covers`.
  public let pair: Int
  /// The cards that had been seen: the partner of the first card, or a pair, in the order of the board.
  public let cards: [Int]
  /// The moves since the partner, or the later of the two cards, was last seen; at least 1, the previous move.
  public let movesSinceSeen: Int
  /// The number of moves from this one to the one that found the pair, or to the last one if none did.
  public let cost: Int
}

extension Board {
  /// The slips in order, at most one per move; O(moves · cards).
  ///
  /// If a move missed the partner of its first card, that is the slip; otherwise it is the known pair whose less recent
  /// sighting is the most recent. A forgotten pair counts again only after one of its cards is seen again.
  public var slips: [Slip] {
    var foundIn = Array(repeating: Int.max, count: pairCount)
    for (number, move) in zip(1..., moves) where move.isMatch {
      foundIn[cards[move.first].pair] = number
    }
    var (slips, knowledge) = ([Slip](), Knowledge(cardCount: cards.count))
    // For each pair missed before, the flip that had last shown it.
    var counted: [Int: Int] = [:]
    for (number, move) in zip(1..., moves) {
      defer { knowledge.see(move) }
      if move.isMatch { continue }
      var (card, older) = (partners[move.first], 0)
      // The flip that last showed the partner, or else one of the two cards.
      var newer = knowledge.lastSeen[card] ?? 0
      let isPartner = newer > 0
      for (one, other) in partners.enumerated() where !isPartner && one < other {
        guard let first = knowledge.lastSeen[one], let second = knowledge.lastSeen[other],
          min(first, second) > older, foundIn[cards[one].pair] > number,
          counted[cards[one].pair] != max(first, second)
        else { continue }
        (card, older, newer) = (one, min(first, second), max(first, second))
      }
      guard newer > 0 else { continue }
      let pair = cards[card].pair
      counted[pair] = newer
      slips.append(
        Slip(
          move: number, pair: pair, cards: isPartner ? [card] : [card, partners[card]],
          movesSinceSeen: number - (newer + 1) / 2,
          cost: min(foundIn[pair], moves.count) - number))
    }
    return slips
  }
}

extension [Slip] {
  /// The `count` costliest slips: only the first one for each pair, sorted by cost, then by move.
  public func costliest(_ count: Int) -> [Slip] {
    Array(firstOfEachPair.sorted { ($1.cost, $0.move) < ($0.cost, $1.move) }.prefix(count))
  }

  var firstOfEachPair: [Slip] { filter { slip in slip == first { $0.pair == slip.pair } } }
}
