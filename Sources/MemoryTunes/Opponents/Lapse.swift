/// A computer player's failure to find a pair whose cards had both been seen.
public struct Lapse: Equatable, Sendable {
  /// The number of the move, counted from 1.
  public let move: Int
  /// The card it did not remember.
  public let card: Int
  /// The card in whose place it believed that one; nil if it had forgotten it.
  public let mistaken: Int?
}

extension Lapse {
  /// The lapse in a move of these two cards, from the memory after the first was flipped.
  ///
  /// Nil if they are a pair, or if nothing forgotten would have helped. O(cards). As with a ``Slip``, the partner
  /// of the first card comes first, then the known pair whose less recent sighting is the most recent.
  public init?(move: Int, first: Int, second: Int, cards: [Card], memory: FadingMemory) {
    guard cards[first].pair != cards[second].pair else { return nil }
    for card in memory.missedCards(after: first, among: cards) {
      switch memory.recollection(of: card) {
      case .forgotten: mistaken = nil
      // No card is looked for where a pair was found.
      case .confused(let other): mistaken = cards[other].isMatched ? nil : other
      case .remembered, .unseen: continue
      }
      (self.move, self.card) = (move, card)
      return
    }
    return nil
  }
}

extension FadingMemory {
  /// The partner of an open card if seen, or else the seen pair, the less recently seen card first; empty if
  /// nobody can know a pair.
  fileprivate func missedCards(after first: Int, among cards: [Card]) -> [Int] {
    var seen: [Int: (card: Int, flip: Int)] = [:]
    var best: (cards: [Int], flip: Int) = ([], 0)
    for (card, value) in cards.enumerated() where card != first && !value.isMatched {
      guard let flip = lastSeen(card) else { continue }
      if value.pair == cards[first].pair { return [card] }
      guard let other = seen.updateValue((card, flip), forKey: value.pair) else { continue }
      let pair = [(card, flip), other].sorted { $0.1 < $1.1 }
      if pair[0].1 > best.flip { best = (pair.map(\.0), pair[0].1) }
    }
    return best.cards
  }
}

extension GameState {
  /// The computers' lapses, in the order of their moves; O(flips · cards).
  public var lapses: [Lapse] {
    var (board, memories, lapses) = (board.dealt, newMemories, [Lapse]())
    for flip in self.board.flips {
      if board.openCards.count == 1, let memory = memories[playerIndex(inTurn: board.turn)],
        let lapse = Lapse(
          move: board.moves.count + 1, first: board.openCards[0], second: flip.card,
          cards: board.cards, memory: memory)
      {
        lapses.append(lapse)
      }
      for index in memories.indices { memories[index]?.see(flip.card) }
      _ = board.flip(flip)
    }
    return lapses
  }
}
