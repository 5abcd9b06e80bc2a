/// A computer player's failure to find a pair whose cards had both been seen.
public struct Lapse: Equatable, Sendable {
  /// The number of the move, counted from 1.
  public let move: Int
  public let card: Int
  /// The card in whose place it believed that one; nil if it had forgotten it.
  public let mistaken: Int?
}

extension Lapse {
  /// The reason for a slip on a board, from the memory after the first card of its move was flipped.
  ///
  /// Nil if nothing was forgotten. Of a known pair, the less recently seen card comes first.
  init?(_ slip: Slip, on board: Board, memory: FadingMemory) {
    // Of a known pair, the less recently seen card is to blame first.
    for card in slip.cards.sorted(by: { memory.lastSeen($0) < memory.lastSeen($1) }) {
      switch memory.recollection(of: card) {
      case .forgotten: mistaken = nil
      case .confused(let other):
        // No card is looked for where a pair was found.
        let found = board.cards[other].foundInTurn ?? .max
        mistaken = found > board.moves[slip.move - 1].turn ? other : nil
      case .remembered, .unseen: continue
      }
      (move, self.card) = (slip.move, card)
      return
    }
    return nil
  }
}

extension GameState {
  /// The last slip that a computer owes to its memory; nil if there is none; O(moves · (cards + flips)).
  public var lastLapse: Lapse? {
    slips.lazy.reversed().compactMap { slip in
      let seat = playerIndex(inTurn: board.moves[slip.move - 1].turn)
      guard let opponent = players[seat].opponent else { return nil }
      let flips = board.flips.prefix(2 * slip.move - 1)
      return Lapse(slip, on: board, memory: memory(of: opponent, in: seat, after: flips))
    }.first
  }
}
