/// What a player with a perfect memory knows about a board, which decides how many moves they still need.
///
/// A known pair takes one move, whenever it is taken.
struct KnownCards: Equatable {
  /// Pairs whose cards have both been seen.
  var pairs = 0
  /// All other pairs still on the board.
  var otherPairs: Int
  /// The cards of those pairs that have been seen.
  var singles = 0

  /// What is known of a card before it is flipped.
  enum Sight: Equatable {
    case new(partnerWasSeen: Bool)
    case single
    case paired
  }

  /// The cards that have never been seen.
  private var unseen: Int { 2 * otherPairs - singles }

  /// The moves that perfect play still needs on average.
  var moves: Double {
    Double(pairs) + (Solitaire.largestBoard[pairs: otherPairs, known: singles]?.moves ?? 0)
  }

  /// Once a card has been seen.
  func seeing(_ card: Sight) -> Self {
    var next = self
    switch card {
    case .new(partnerWasSeen: true):
      (next.pairs, next.otherPairs, next.singles) = (pairs + 1, otherPairs - 1, singles - 1)
    case .new(partnerWasSeen: false): next.singles += 1
    case .single, .paired: break
    }
    return next
  }

  /// Once the pair of an open card has been found, which was known or found by chance.
  func finding(partnerOf open: Sight) -> Self {
    var next = self
    if open.isSingle {
      (next.otherPairs, next.singles) = (otherPairs - 1, singles - 1)
    } else {
      next.pairs -= 1
    }
    return next
  }
}

extension KnownCards.Sight {
  /// Whether the partner of the card is not known once it is open.
  var isSingle: Bool { self == .single || self == .new(partnerWasSeen: false) }

  var isNew: Bool { self != .single && self != .paired }
}

extension KnownCards {
  /// The moves needed on average by one who flips such a card first, before it is seen.
  func moves(flippingFirst card: Sight) -> Double {
    guard card.isNew else { return moves(withOpen: card) }
    let hope = Double(singles) / Double(unseen)
    let ways = [(hope, Sight.new(partnerWasSeen: true)), (1 - hope, .new(partnerWasSeen: false))]
    return ways.reduce(0) { sum, way in
      way.0 > 0 ? sum + way.0 * seeing(way.1).moves(withOpen: way.1) : sum
    }
  }

  /// The moves needed on average with this card open, which has been seen.
  func moves(withOpen open: Sight) -> Double {
    open.isSingle ? moves(flippingSecond: .new(partnerWasSeen: false), after: open) : moves
  }

  /// The moves needed on average by one who flips such a card second, before it is seen.
  ///
  /// A known card brings nothing; the known partner is no such card.
  func moves(flippingSecond card: Sight, after open: Sight) -> Double {
    guard card.isNew, unseen > 0 else { return 1 + moves }
    let partners = open.isSingle ? 1 : 0
    let others = singles - partners
    let rest = unseen - others - partners
    var sum = partners > 0 ? finding(partnerOf: open).moves : 0
    if others > 0 { sum += Double(others) * seeing(.new(partnerWasSeen: true)).moves }
    if rest > 0 { sum += Double(rest) * seeing(.new(partnerWasSeen: false)).moves }
    return 1 + sum / Double(unseen)
  }
}
