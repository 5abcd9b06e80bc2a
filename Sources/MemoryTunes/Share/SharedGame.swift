/// A finished game as a player shares it.
public struct SharedGame: Equatable, Sendable {
  public var category: Category
  public var grid: Grid
  public var kind: GameKind
  /// The number of pairs found, by all players.
  public var pairCount: Int
  /// The moves of all players, in order; empty for a sprint.
  public var moves: [SharedMove]
  public var slipCount: Int
  /// Nil unless it is a single-player game on one board without hindsight.
  public var skillAndLuck: SkillAndLuck?
  /// The board's goal and its outcome; nil for a game without one.
  public var goal: Goal?
  /// The time since the first flip, in whole seconds.
  public var seconds: Int
  /// The reason the game does not count; nil if it does.
  public var hindsight: Hindsight?
  /// The day of a daily board; nil for other boards.
  public var day: CalendarDate?
  /// The players; empty for a single one.
  public var players: [Player]
  /// The code of the board; nil if it has none.
  public var code: BoardCode?

  /// A player and their number of pairs.
  public struct Player: Equatable, Sendable {
    /// Nil for the player who shares the game.
    public var name: String?
    public var pairCount: Int

    public init(name: String?, pairCount: Int) {
      (self.name, self.pairCount) = (name, pairCount)
    }
  }

  public init(
    category: Category, grid: Grid, kind: GameKind = .pairs, pairCount: Int,
    moves: [SharedMove] = [], slipCount: Int = 0, skillAndLuck: SkillAndLuck? = nil,
    goal: Goal? = nil, seconds: Int, hindsight: Hindsight? = nil,
    day: CalendarDate? = nil, players: [Player] = [], code: BoardCode? = nil
  ) {
    self.category = category
    self.grid = grid
    self.kind = kind
    self.pairCount = pairCount
    self.moves = moves
    self.slipCount = slipCount
    self.skillAndLuck = skillAndLuck
    self.goal = goal
    self.seconds = seconds
    self.hindsight = hindsight
    self.day = day
    self.players = players
    self.code = code
  }

  /// A game from a record with its flips, or a sprint without; nil if its flips are missing or impossible, or if
  /// the game was given up.
  ///
  /// The names are for several players, in the order of their turns.
  public init?(_ record: GameRecord, names: [String?] = []) {
    guard !record.isGivenUp,
      let board = record.board,
      record.kind == .sprint || !record.flips.isEmpty
    else { return nil }
    self.init(
      category: record.category, grid: record.grid, kind: record.kind,
      pairCount: record.pairCount, moves: board.sharedMoves, slipCount: record.slipCount,
      skillAndLuck: record.skillAndLuck, goal: record.goal, seconds: record.seconds,
      hindsight: record.hindsight,
      day: record.day.flatMap(CalendarDate.init(dayNumber:)),
      players: zip(names, record.scores).map(Player.init), code: record.code)
  }
}

extension SharedGame {
  /// The players who found the most pairs, in order; more than one for a draw.
  public var winners: [Player] {
    let most = players.map(\.pairCount).max()
    return players.filter { $0.pairCount == most }
  }
}
