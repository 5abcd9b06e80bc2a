/// A secondary goal on a board, and its outcome so far.
public struct Goal: Equatable, Sendable {
  public let aim: Aim
  public let state: State
  public let moveCount: Int

  public enum Aim: Equatable, Sendable {
    /// No slip in this many moves from the start, or in the whole game if it is shorter.
    case cleanStart(moves: Int)
    /// This many pairs without a slip between them.
    case pairsInARow(Int)
    case firstPair(withinMoves: Int)
    case allPairs(withinMoves: Int)
    /// No slip once only this many pairs are left.
    case cleanEnd(pairs: Int)
  }

  public enum State: Sendable {
    case open
    case reached
    case missed
  }

  /// The goal of a board, the same for all boards of a code; nil without cards; O(moves · cards).
  public init?(of board: Board) {
    guard let aim = Aim(for: board) else { return nil }
    self.aim = aim
    moveCount = board.moves.count
    state = aim.state(on: board)
  }
}

extension Goal.Aim {
  /// The numbers grow with the board; a perfect memory reaches each on most boards.
  fileprivate init?(for board: Board) {
    let pairs = board.pairCount
    guard pairs > 0 else { return nil }
    let aims: [Self] = [
      .cleanStart(moves: min(pairs + 2, 20)),
      // The last two pairs are always in a row.
      pairs > 2 ? .pairsInARow(max(3, min(pairs / 2, 7))) : .cleanEnd(pairs: 2),
      // The first knowable pair comes after about √(πn) flips.
      .firstPair(withinMoves: Int((1.6 * Double(pairs)).squareRoot().rounded(.up))),
      .allPairs(withinMoves: Int((1.2 * perfectMemoryMoves(pairs: pairs)).rounded(.up))),
      .cleanEnd(pairs: max(2, min(pairs / 2, 6))),
    ]
    self = aims[Int(board.dealt.fingerprint % UInt64(aims.count))]
  }

  fileprivate func state(on board: Board) -> Goal.State {
    let left = board.pairCount - board.foundPairCount
    let (isMissed, isReached): (Bool, Bool)
    switch self {
    case .cleanStart(let count):
      isMissed = board.slips.contains { $0.move <= count }
      isReached = board.isSolved || board.moves.count >= count
    case .pairsInARow(let count):
      let rows = board.pairsInARow(endedBy: board.slips).map(\.count)
      isReached = rows.contains { $0 >= count }
      isMissed = !isReached && (rows.last ?? 0) + left < count
    case .firstPair(let count):
      isMissed = board.moves.prefix(count).count { !$0.isMatch } == count
      isReached = left < board.pairCount
    case .allPairs(let count):
      (isMissed, isReached) = (board.moves.count + left > count, board.isSolved)
    case .cleanEnd(let count):
      let found = zip(1..., board.moves).filter(\.1.isMatch).map(\.0)
      let start = ([0] + found).dropFirst(max(0, board.pairCount - count)).first ?? .max
      (isMissed, isReached) = (board.slips.contains { $0.move > start }, board.isSolved)
    }
    return isMissed ? .missed : isReached ? .reached : .open
  }
}

extension GameState {
  /// The goal of one person's game on one board; nil for other games, at a table, by ear, and with hindsight.
  public var goal: Goal? {
    hindsight == nil && !hasTurns && sprint == nil && table == nil && request.kind != .ear
      ? Goal(of: board) : nil
  }
}

extension PlayedGame {
  /// The same for a game that counts, with its flips.
  public var goal: Goal? {
    counts && players.count == 1 && kind != .ear ? board.flatMap(Goal.init) : nil
  }
}
