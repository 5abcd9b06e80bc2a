/// A single-player game compared with perfect play: the cost of choices, and the gift of chance.
///
/// Each flip is compared with the best flip for a player with a perfect memory. The cost of choices minus the
/// savings by chance is the game's excess over the average of perfect play; see ``Solitaire``.
public struct SkillAndLuck: Equatable, Sendable {
  /// The moves lost by choices: 0 or more.
  public private(set) var lostMoves = 0.0
  /// The moves saved by chance; negative if it cost some.
  public let savedMoves: Double
  private let moveCount: Int
  /// The variance of the moves of perfect play.
  private let variance: Double

  /// Nil for a board that is not solved; O(moves).
  public init?(_ board: Board) {
    let table = Solitaire.largestBoard
    guard board.isSolved, let need = table[pairs: board.pairCount, known: 0] else { return nil }
    // The pairs with one known card at most, and these cards; a known pair takes one move, at any time.
    var (pairs, known) = (board.pairCount, 0)
    var knowledge = Knowledge(cardCount: board.cards.count)
    func see(_ card: Int) {
      if !knowledge.hasSeen(card) {
        let isPair = knowledge.hasSeen(board.partners[card])
        (pairs, known) = isPair ? (pairs - 1, known - 1) : (pairs, known + 1)
      }
      knowledge.see(card)
    }
    for move in board.moves {
      let isKnownPair = knowledge.hasSeen(board.partners[move.first])
      let (firstIsNew, start) = (!knowledge.hasSeen(move.first), table.moves(pairs, known))
      see(move.first)
      let secondIsNew = !knowledge.hasSeen(move.second)
      let rest = table.moves(pairs, known)
      let withNewCard = table.moves(pairs, known, turningNewCardAfter: isKnownPair)
      let best = isKnownPair ? rest : withNewCard
      // A new card is never a bad first one, and a known one shows nothing.
      if !firstIsNew { lostMoves += best - start }
      if !move.isMatch { lostMoves += (secondIsNew ? withNewCard : 1 + rest) - best }
      see(move.second)
    }
    (moveCount, variance) = (board.moves.count, need.variance)
    savedMoves = need.moves + lostMoves - Double(moveCount)
  }

  /// From 0 to 99: the share of the moves not lost by choices.
  public var skill: Int { score(1 - lostMoves / Double(moveCount)) }

  /// From 0 to 99: the number in a hundred games of perfect play with less luck.
  public var luck: Int {
    variance > 0 ? score(erfc(-savedMoves / (2 * variance).squareRoot()) / 2) : 50
  }

  private func score(_ share: Double) -> Int { Int(min(99, max(0, share * 100 + 1e-9))) }
}

extension PlayedGame {
  /// The same for a game that counts, with its flips.
  public var skillAndLuck: SkillAndLuck? {
    counts && players.count == 1 ? board.flatMap(SkillAndLuck.init) : nil
  }
}
