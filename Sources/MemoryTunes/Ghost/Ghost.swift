/// Another finished game on the same board, to play against.
public indirect enum Ghost: Equatable, Codable, Sendable {
  /// The player's last game.
  case own(Board)
  case rival(Rival)

  /// The ghost of a single-player game; nil if its flips are missing or impossible, or if it was given up.
  public init?(_ game: PlayedGame) {
    guard game.players.count == 1, !game.isGivenUp, let board = game.board, board.isSolved
    else { return nil }
    self = .own(board)
  }

  /// Can have been played on a dealt board; O(flips).
  func isValid(on dealt: Board) -> Bool {
    guard rival?.isValid != false else { return false }
    guard let board else { return moveCount >= dealt.pairCount }
    return board.isSolved && board.pairs == dealt.pairs
  }

  /// Nil if it was the player's own game.
  public var rival: Rival? {
    if case .rival(let rival) = self { rival } else { nil }
  }

  /// The board as it was solved; nil if only the result is known.
  var board: Board? {
    switch self {
    case .own(let board): board
    case .rival(let rival): rival.board
    }
  }

  public var moveCount: Int { rival?.moveCount ?? board?.moves.count ?? 0 }

  /// The number of pairs found in the first `count` moves, 0 or more; nil if only the result is known; O(count).
  public func pairCount(afterMoves count: Int) -> Int? {
    board?.moves.prefix(count).count(where: \.isMatch)
  }

  /// The pair that a rival found last in the first `count` moves, as an index into `GameState.covers`; nil before
  /// the first; O(count).
  public func lastFind(afterMoves count: Int) -> Int? {
    rival?.board.flatMap { board in
      board.moves.prefix(count).last(where: \.isMatch).map { board.cards[$0.first].pair }
    }
  }
}
