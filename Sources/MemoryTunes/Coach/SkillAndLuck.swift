/// A single-player game compared with perfect play: the cost of choices, and the gift of chance.
///
/// Each flip is compared with the best flip for a player with a perfect memory. The cost of choices minus the
/// savings by chance is the game's excess over the average of perfect play; see ``Solitaire``.
public struct SkillAndLuck: Equatable, Sendable {
  /// The moves lost by choices: 0 or more.
  public private(set) var lostMoves = 0.0
  /// The moves saved by chance; negative if it cost some.
  public private(set) var savedMoves = 0.0
  private let moveCount: Int
  /// The variance of the moves of perfect play.
  private let variance: Double

  /// Nil for a board without moves; O(moves).
  public init?(_ board: Board) {
    let pairCount = board.cards.count / 2
    guard !board.moves.isEmpty, let need = Solitaire.largestBoard[pairs: pairCount, known: 0] else {
      return nil
    }
    (moveCount, variance) = (board.moves.count, need.variance)
    var position = KnownCards(otherPairs: pairCount)
    var knowledge = Knowledge(cardCount: board.cards.count)
    for move in board.moves {
      let sights = [move.first, move.second].map { card in
        defer { knowledge.see(card) }
        return KnownCards.Sight(
          isNew: !knowledge.hasSeen(card), partnerWasSeen: knowledge.hasSeen(board.partners[card]))
      }
      let (first, second) = (sights[0], sights[1])
      // For each flip, the excess of its choice over the best, and the moves then saved by chance.
      let start = position.moves
      let choice = position.moves(flippingFirst: first)
      position = position.seeing(first)
      let best = position.moves(withOpen: first)
      let isKnownPair = move.isMatch && first.partnerWasSeen
      let secondChoice =
        isKnownPair ? best : position.moves(flippingSecond: second, after: first)
      position =
        move.isMatch ? position.finding(partnerOf: first) : position.seeing(second)
      lostMoves += choice - start + secondChoice - best
      savedMoves += choice - best + secondChoice - (1 + position.moves)
    }
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

extension GameState {
  /// The skill and luck of one person's game on one board; nil for other games, with hindsight, and before the
  /// first move.
  public var skillAndLuck: SkillAndLuck? {
    hindsight == nil && !hasTurns && sprint == nil ? SkillAndLuck(board) : nil
  }
}
