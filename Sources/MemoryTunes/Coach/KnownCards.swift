/// The knowledge of a player with a perfect memory, which decides how many moves they still need.
///
/// A known pair takes one move, at any time.
struct KnownCards: Equatable {
  /// Pairs whose cards have both been seen.
  var pairs = 0
  /// All other pairs still on the board.
  var otherPairs: Int
  /// The cards of those pairs that have been seen.
  var singles = 0

  /// The knowledge about a card before it is flipped.
  struct Sight {
    var isNew = true
    let partnerWasSeen: Bool
  }

  private var unseen: Int { 2 * otherPairs - singles }

  /// The average number of moves that perfect play still needs.
  var moves: Double {
    Double(pairs) + (Solitaire.largestBoard[pairs: otherPairs, known: singles]?.moves ?? 0)
  }

  func seeing(_ card: Sight) -> Self {
    var next = self
    if card.isNew, card.partnerWasSeen {
      (next.pairs, next.otherPairs, next.singles) = (pairs + 1, otherPairs - 1, singles - 1)
    } else if card.isNew {
      next.singles += 1
    }
    return next
  }

  /// The knowledge once the pair of an open card has been found, whether known or by chance.
  func finding(partnerOf open: Sight) -> Self {
    var next = self
    if open.partnerWasSeen {
      next.pairs -= 1
    } else {
      (next.otherPairs, next.singles) = (otherPairs - 1, singles - 1)
    }
    return next
  }

  /// The average number of moves needed when flipping such a card first, before seeing it.
  func moves(flippingFirst card: Sight) -> Double {
    guard card.isNew else { return moves(withOpen: card) }
    let hope = Double(singles) / Double(unseen)
    let ways = [(hope, Sight(partnerWasSeen: true)), (1 - hope, Sight(partnerWasSeen: false))]
    return ways.reduce(0) { sum, way in
      way.0 > 0 ? sum + way.0 * seeing(way.1).moves(withOpen: way.1) : sum
    }
  }

  /// The average number of moves needed with this card open, already seen.
  func moves(withOpen open: Sight) -> Double {
    open.partnerWasSeen ? moves : moves(flippingSecond: Sight(partnerWasSeen: false), after: open)
  }

  /// The average number of moves needed when flipping such a card second, before seeing it.
  ///
  /// A known card gains nothing; the known partner is not such a card.
  func moves(flippingSecond card: Sight, after open: Sight) -> Double {
    guard card.isNew, unseen > 0 else { return 1 + moves }
    let partners = open.partnerWasSeen ? 0 : 1
    let others = singles - partners
    let rest = unseen - others - partners
    var sum = partners > 0 ? finding(partnerOf: open).moves : 0
    if others > 0 { sum += Double(others) * seeing(Sight(partnerWasSeen: true)).moves }
    if rest > 0 { sum += Double(rest) * seeing(Sight(partnerWasSeen: false)).moves }
    return 1 + sum / Double(unseen)
  }
}
