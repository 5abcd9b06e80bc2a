/// What a player shares of a finished game.
public struct SharedGame: Equatable, Sendable {
  public var category: Category
  public var grid: Grid
  public var kind: GameKind
  /// The number of pairs found, by all players.
  public var pairCount: Int
  /// The moves of all players, in their order; empty for a sprint.
  public var moves: [SharedMove]
  public var slipCount: Int
  /// Nil unless one played alone, on one board and without hindsight.
  public var skillAndLuck: SkillAndLuck?
  /// The board's goal and its outcome; nil for a game without one.
  public var goal: Goal?
  /// The time since the first flip, in whole seconds.
  public var seconds: Int
  /// Why the game does not count; nil if it does.
  public var hindsight: Hindsight?
  /// The day whose board it was; nil for other boards.
  public var day: CalendarDate?
  /// Who played against each other; empty if one played alone.
  public var players: [Player]
  /// The code of the board; nil if it has none.
  public var code: BoardCode?

  /// A player, and how many pairs they found.
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

  /// A game whose record has its flips, or a sprint, which has none; nil if they are not there or not
  /// possible, or if the game was given up.
  ///
  /// The names are those of several players, in the order of their turns.
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
  /// The players who found the most pairs, in their order; more than one if they drew.
  public var winners: [Player] {
    let most = players.map(\.pairCount).max()
    return players.filter { $0.pairCount == most }
  }
}
