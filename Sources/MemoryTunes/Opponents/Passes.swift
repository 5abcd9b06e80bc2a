/// The latest moves that showed nothing new: two cards seen before, and no pair.
struct Passes: Equatable, Sendable {
  /// The number of such moves up to now, one after the other.
  private(set) var count = 0
  /// Whether the first card of a move has been turned and had been seen before.
  private(set) var isUnderWay = false

  /// The passes at the end of these flips; O(flips).
  init(cards: [Card], flips: [Flip]) {
    var knowledge = Knowledge(cardCount: cards.count)
    for (index, flip) in flips.enumerated() {
      let wasSeen = knowledge.hasSeen(flip.card)
      knowledge.see(flip.card)
      guard !index.isMultiple(of: 2) else {
        isUnderWay = wasSeen
        continue
      }
      let isMatch = cards[flip.card].pair == cards[flips[index - 1].card].pair
      count = isUnderWay && wasSeen && !isMatch ? count + 1 : 0
      isUnderWay = false
    }
  }
}
