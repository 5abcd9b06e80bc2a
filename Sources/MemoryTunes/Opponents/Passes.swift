/// The latest moves that showed nothing new: two cards seen before, and no pair.
struct Passes: Equatable, Sendable {
  /// The number of such moves in a row so far.
  private(set) var count = 0
  /// The first card of a move has been flipped, and had been seen before.
  private(set) var isUnderWay = false

  /// The passes at the end of the flips on a board; O(flips).
  init(on board: Board) {
    var knowledge = Knowledge(cardCount: board.cards.count)
    for move in board.moves {
      let isPass =
        knowledge.hasSeen(move.first) && knowledge.hasSeen(move.second) && !move.isMatch
      count = isPass ? count + 1 : 0
      knowledge.see(move)
    }
    if board.openCards.count == 1 { isUnderWay = knowledge.hasSeen(board.openCards[0]) }
  }
}
