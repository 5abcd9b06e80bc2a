/// The figures compared between two games on the same board.
public struct GameFigures: Equatable, Codable, Sendable {
  public let moveCount: Int
  /// Nil if only the moves are known.
  public let memory: Memory?

  /// The quality of a player's memory; see ``Slip`` and ``SkillAndLuck``.
  public struct Memory: Equatable, Codable, Sendable {
    public let slipCount: Int
    /// From 0 to 99.
    public let skill: Int
    /// From 0 to 99.
    public let luck: Int
  }

  /// A result with only the moves known.
  init(moveCount: Int) { (self.moveCount, memory) = (moveCount, nil) }

  /// The figures of a single-player game; O(moves · cards).
  public init(_ board: Board) {
    moveCount = board.moves.count
    memory = SkillAndLuck(board).map {
      Memory(slipCount: board.slips.count, skill: $0.skill, luck: $0.luck)
    }
  }

  /// Is possible; one decoded from a file may be invalid.
  var isValid: Bool {
    let counts = [moveCount] + (memory.map { [$0.slipCount] } ?? [])
    let shares = memory.map { [$0.skill, $0.luck] } ?? []
    return counts.allSatisfy((0...GameRecord.maximumNumber).contains)
      && shares.allSatisfy((0...99).contains)
  }
}
