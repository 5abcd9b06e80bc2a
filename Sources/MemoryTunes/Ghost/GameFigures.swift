/// The figures compared between two games on the same board.
public struct GameFigures: Equatable, Sendable {
  public let moveCount: Int
  /// Nil if only the moves are known.
  public let memory: Memory?

  /// The quality of a player's memory; see ``Slip`` and ``SkillAndLuck``.
  public struct Memory: Equatable, Sendable {
    public let slipCount: Int
    /// From 0 to 99.
    public let skill: Int
    /// From 0 to 99.
    public let luck: Int
  }

  init(moveCount: Int) { (self.moveCount, memory) = (moveCount, nil) }

  /// The figures of a single-player game; O(moves · cards).
  public init(_ board: Board) {
    moveCount = board.moves.count
    memory = SkillAndLuck(board).map {
      Memory(slipCount: board.slips.count, skill: $0.skill, luck: $0.luck)
    }
  }
}
