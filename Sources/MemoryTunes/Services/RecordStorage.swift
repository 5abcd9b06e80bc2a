/// Stores the games that have ended.
public struct RecordStorage: Sendable {
  /// Adds a game; one with the same id stays instead, unless it was given up and this one was not.
  ///
  /// On return it survives the end of the program and of the machine, whatever ends them. Returns a
  /// notice for the player if the earlier games were unusable and were set aside. Throws
  /// ``StorageFailure``.
  public var add: @Sendable (GameRecord) throws -> Notice?
  /// Loads the last 100,000 games in the order in which they were added; only the last `flipCount` of
  /// them with pairs and flips.
  ///
  /// Games that contradict themselves are left out. Comes with a notice like that of ``add``. Throws
  /// ``StorageFailure``.
  public var games: @Sendable (_ flipCount: Int) throws -> (games: [GameRecord], notice: Notice?)
  /// Whether a game on the board of a day, 0 for 1970-01-01, has been added, finished or given up; O(n) in
  /// the number of games.
  ///
  /// Throws ``StorageFailure``, also if the games are unusable; they stay where they are.
  public var hasPlayed: @Sendable (_ day: Int) throws -> Bool

  /// Creates a storage from its operations.
  public init(
    add: @escaping @Sendable (GameRecord) throws -> Notice?,
    games: @escaping @Sendable (_ flipCount: Int) throws -> (games: [GameRecord], notice: Notice?),
    hasPlayed: @escaping @Sendable (_ day: Int) throws -> Bool
  ) {
    self.add = add
    self.games = games
    self.hasPlayed = hasPlayed
  }
}

extension RecordStorage {
  /// What came of adding a game.
  public struct Added: Sendable {
    /// In what the game is better than all before.
    public let bests: NewBests
    /// What the player must be told.
    public let notice: Notice?
  }

  /// Adds a game, and compares it with the earlier ones.
  public func addAndCompare(_ game: GameRecord) throws -> Added {
    let (earlier, loadNotice) = try games(0)
    let addNotice = try add(game)
    return Added(bests: NewBests(of: game, after: earlier), notice: loadNotice ?? addNotice)
  }

  /// Sums up all games; `today` is the number of the day in UTC, 0 for 1970-01-01.
  public func records(today: Int) throws -> (records: Records, notice: Notice?) {
    let (games, notice) = try games(Records.flipCount)
    return (Records(games: games, today: today), notice)
  }
}
