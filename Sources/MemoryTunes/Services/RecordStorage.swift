/// Stores the finished games.
public struct RecordStorage: Sendable {
  /// The result of loading.
  public typealias Loaded = (games: [PlayedGame], collection: CoverCollection, notice: Notice?)

  /// Adds a game, unless one with the same id exists; an existing one given up is replaced by a finished one.
  ///
  /// On return it survives any end of the program and the machine. Returns its news, equal to the `GameNews` among
  /// the games that ``games`` loads, with the tally since the game with the id `tallyStart`, and a notice for the
  /// player if the earlier games were unusable and were set aside. Throws ``StorageFailure``.
  public var add:
    @Sendable (PlayedGame, _ tallyStart: UInt64?) throws -> (news: GameNews, notice: Notice?)
  /// Loads the last 100,000 games in the order added; only the last `flipCount` with pairs and flips.
  ///
  /// Leaves out games that contradict themselves. Comes with the covers found in them, and a notice as for
  /// ``add``. Throws ``StorageFailure``.
  public var games: @Sendable (_ flipCount: Int) throws -> Loaded
  /// The summary for the first screen of a person's games, or without a name, of all, at a time in seconds since
  /// 1970-01-01 00:00 UTC: equals the `RecordsSummary` of the games that ``games`` loads, without loading most of
  /// them.
  ///
  /// Comes with a notice as for ``add``. Throws ``StorageFailure``.
  public var summary: @Sendable (_ time: Int, _ person: String) throws -> (RecordsSummary, Notice?)
  /// Loads the game with an id, with pairs and flips; nil if there is none, or it contradicts itself.
  ///
  /// Throws ``StorageFailure``, also if the games are unusable; they stay where they are.
  public var game: @Sendable (_ id: UInt64) throws -> PlayedGame?
  /// Loads the last finished single-player game on the board of a request, with pairs and flips; nil if there is
  /// none; O(n) in the number of games.
  ///
  /// Throws ``StorageFailure``, also if the games are unusable; they stay where they are.
  public var lastGame: @Sendable (_ board: DealRequest) throws -> PlayedGame?
  /// True if a game of a person on the board of a day, 0 for 1970-01-01, has been added, finished or given up.
  ///
  /// Without a name, a game of anybody.
  /// Throws ``StorageFailure``, also if the games are unusable; they stay where they are.
  public var hasPlayed: @Sendable (_ day: Int, _ person: String) throws -> Bool
  /// True if a game of a person on the cards of a request, in any way to play, has been added, finished or given
  /// up; O(n) in the number of games.
  ///
  /// Without a name, a game of anybody.
  /// Throws ``StorageFailure``, also if the games are unusable; they stay where they are.
  public var hasSeen: @Sendable (_ board: DealRequest, _ person: String) throws -> Bool
  /// The puzzles due for a person at a time, in seconds since 1970-01-01 00:00 UTC; without a name, from
  /// single-player games.
  ///
  /// Throws ``StorageFailure``, also if the games are unusable; they stay where they are.
  public var puzzles: @Sendable (_ time: Int, _ person: String) throws -> DuePuzzles
  /// Adds an answer to a puzzle, given at a time.
  ///
  /// Throws ``StorageFailure``, also if the games are unusable; they stay where they are.
  public var answer: @Sendable (PuzzleAnswer, _ time: Int) throws -> Void
  /// Keeps a friend's game, unless it is kept already, has no line, or is the person's own; true if the person, or
  /// without a name anybody, has solved its board alone in a game that counts.
  ///
  /// Keeps the last ``friendCount`` games. Throws ``StorageFailure``, also if the games are unusable; they stay where
  /// they are.
  public var keepFriend: @Sendable (Rival, _ person: String) throws -> Bool
  /// Loads the lines of the friends' games, oldest first.
  ///
  /// Throws ``StorageFailure``, also if the games are unusable; they stay where they are.
  public var friends: @Sendable () throws -> [String]
  /// Forgets the friend's game with a line, if there is one.
  ///
  /// Throws ``StorageFailure``, also if the games are unusable; they stay where they are.
  public var removeFriend: @Sendable (_ line: String) throws -> Void

  /// The most games of friends that are kept.
  public static let friendCount = 200

  /// Creates a storage from its operations.
  public init(
    add:
      @escaping @Sendable (PlayedGame, _ tallyStart: UInt64?) throws -> (
        news: GameNews, notice: Notice?
      ),
    games: @escaping @Sendable (_ flipCount: Int) throws -> Loaded,
    summary:
      @escaping @Sendable (_ time: Int, _ person: String) throws -> (RecordsSummary, Notice?),
    game: @escaping @Sendable (_ id: UInt64) throws -> PlayedGame?,
    lastGame: @escaping @Sendable (_ board: DealRequest) throws -> PlayedGame?,
    hasPlayed: @escaping @Sendable (_ day: Int, _ person: String) throws -> Bool,
    hasSeen: @escaping @Sendable (_ board: DealRequest, _ person: String) throws -> Bool,
    puzzles: @escaping @Sendable (_ time: Int, _ person: String) throws -> DuePuzzles,
    answer: @escaping @Sendable (PuzzleAnswer, _ time: Int) throws -> Void,
    keepFriend: @escaping @Sendable (Rival, _ person: String) throws -> Bool,
    friends: @escaping @Sendable () throws -> [String],
    removeFriend: @escaping @Sendable (_ line: String) throws -> Void
  ) {
    self.add = add
    self.games = games
    self.summary = summary
    self.game = game
    self.lastGame = lastGame
    self.hasPlayed = hasPlayed
    self.hasSeen = hasSeen
    self.puzzles = puzzles
    self.answer = answer
    self.keepFriend = keepFriend
    self.friends = friends
    self.removeFriend = removeFriend
  }
}

extension RecordStorage {
  /// Records that keep nothing; `complain` throws where somebody should hear of it.
  public static func forgetting(_ complain: @escaping @Sendable () throws -> Void = {}) -> Self {
    Self(
      add: { game, _ in
        try complain()
        return (GameNews(of: game.id, among: [game]), nil)
      },
      games: { _ in ([], CoverCollection(), nil) },
      summary: { time, _ in (RecordsSummary(games: [], time: time), nil) }, game: { _ in nil },
      lastGame: { _ in nil }, hasPlayed: { _, _ in false }, hasSeen: { _, _ in false },
      puzzles: { _, _ in DuePuzzles() }, answer: { _, _ in try complain() },
      keepFriend: { _, _ in
        try complain()
        return false
      }, friends: { [] }, removeFriend: { _ in try complain() })
  }
}
