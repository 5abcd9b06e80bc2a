/// Follows the cards a player has seen, and finds out whether each had been kept.
///
/// A kept card is turned again only to find its pair. So after each sighting, the first event decides: its partner
/// is turned, and then it is found or not; or it is turned again without need, and had been forgotten. A find may
/// be luck, with the chance of a random choice among the cards not remembered.
struct Sightings {
  private let partners: [Int]
  /// The assumed chance that a seen card is kept, used to estimate the number of cards not remembered.
  private let keep: Double
  /// For each card whose fate is open, the chance that it had not been turned since if forgotten; nil for the others.
  private var untouched: [Double?]
  private var unmatchedCount: Int
  private var openCards: [Int] = []
  /// The card turned last, if its partner's fate is open too: a player who has kept both finds them next.
  private var completing: Int?
  private(set) var evidence: [Evidence] = []

  init(of board: Board, assumingKeep keep: Double) {
    partners = board.partners
    self.keep = keep
    untouched = partners.map { _ in nil }
    unmatchedCount = partners.count
    for move in board.moves { observe(move) }
    observeEnd()
  }

  private mutating func observe(_ move: Board.Move) {
    if move.isMatch, move.second == completing {
      observeKnownPair(move)
    } else {
      observeChoice(of: move.first, besides: openCards)
      observePartner(of: move.first, isFound: move.isMatch)
      if !move.isMatch { observeChoice(of: move.second, besides: [move.first]) }
    }
    if move.isMatch { remove(move) } else { see(move) }
  }

  private mutating func observeKnownPair(_ move: Board.Move) {
    guard let first = untouched[move.first], let second = untouched[move.second] else { return }
    let others = openCards.filter { $0 != move.first }
    let turned = first / (1 + unknownCount(except: others + [move.first]))
    let guessed = second / (1 + unknownCount(except: [move.first, move.second]))
    evidence.append(.pairKept(orElse: turned, guessed: guessed))
  }

  /// A choice among the cards not remembered, except `unavailable`, passed over all others.
  private mutating func observeChoice(of card: Int, besides unavailable: [Int]) {
    observeForgotten(card)
    // Had the card in question been forgotten, it would count in full.
    let count = keep + unknownCount(except: unavailable)
    let chance = max(0, 1 - 1 / count)
    for other in untouched.indices where other != card && !unavailable.contains(other) {
      if let before = untouched[other] { untouched[other] = before * chance }
    }
  }

  private mutating func observePartner(of card: Int, isFound: Bool) {
    let partner = partners[card]
    guard let untouched = untouched[partner] else { return }
    if isFound {
      let guessed = 1 / (1 + unknownCount(except: [card, partner]))
      evidence.append(.kept(orElse: untouched * guessed))
    } else {
      observeForgotten(partner)
    }
  }

  /// Cards not turned again by the end may have been kept or not, but in a pair not found at once, not both were.
  private mutating func observeEnd() {
    for (card, partner) in partners.enumerated() {
      guard let untouched = untouched[card] else { continue }
      if let other = self.untouched[partner], completing != card, completing != partner {
        if card < partner { evidence.append(.notBothKept(orElse: untouched, other)) }
      } else {
        evidence.append(.kept(orElse: untouched, isOpen: true))
      }
    }
  }

  private mutating func observeForgotten(_ card: Int) {
    guard untouched[card] != nil else { return }
    evidence.append(.forgotten)
    untouched[card] = nil
  }

  /// The expected number of unmatched cards that the player does not remember, without these.
  private func unknownCount(except excluded: [Int]) -> Double {
    let undecidedCount = untouched.count { $0 != nil }
    return excluded.reduce(Double(unmatchedCount) - keep * Double(undecidedCount)) { count, card in
      count - (untouched[card] == nil ? 1 : 1 - keep)
    }
  }

  private mutating func remove(_ move: Board.Move) {
    for card in [move.first, move.second] { untouched[card] = nil }
    unmatchedCount -= 2
    openCards = []
    completing = nil
  }

  private mutating func see(_ move: Board.Move) {
    completing = untouched[partners[move.second]] == nil ? nil : move.second
    openCards = [move.first, move.second]
    for card in openCards { untouched[card] = 1 }
  }
}
