/// What is compared of two games on the same board.
public struct GameFigures: Equatable, Codable, Sendable {
  public let moveCount: Int
  /// Nil if only the moves are known.
  public let memory: Memory?

  /// How well somebody remembered; see ``Slip`` and ``SkillAndLuck``.
  public struct Memory: Equatable, Codable, Sendable {
    public let slipCount: Int
    /// From 0 to 99.
    public let skill: Int
    /// From 0 to 99.
    public let luck: Int
  }

  /// A result of which only the moves are known.
  init(moveCount: Int) { (self.moveCount, memory) = (moveCount, nil) }

  /// Of a game of one player; O(moves · cards).
  public init(_ board: Board) {
    moveCount = board.moves.count
    memory = SkillAndLuck(board).map {
      Memory(slipCount: board.slips.count, skill: $0.skill, luck: $0.luck)
    }
  }

  /// Whether there can be such a game; one decoded from a file may be anything.
  var isValid: Bool {
    let counts = [moveCount] + (memory.map { [$0.slipCount] } ?? [])
    let shares = memory.map { [$0.skill, $0.luck] } ?? []
    return counts.allSatisfy((0...GameRecord.maximumNumber).contains)
      && shares.allSatisfy((0...99).contains)
  }
}
