/// Stores the finished games; by itself, it keeps nothing.
///
/// All operations throw ``StorageFailure``. ``add``, ``games`` and ``summary`` set unusable games aside, and return a
/// notice for the player; for the others, that is a failure, and the games stay where they are. Without a person's
/// name, the games of everybody matter.
public struct RecordStorage: Sendable {
  public typealias Loaded = (games: [PlayedGame], collection: CoverCollection, notice: Notice?)

  /// Adds a game, unless one with the same id exists; an existing one given up is replaced by a finished one.
  ///
  /// On return it survives any end of the program and the machine. Returns its news, equal to the `GameNews` among
  /// the games that ``games`` loads, with the tally since the game with the id `tallyStart`.
  public var add:
    @Sendable (PlayedGame, _ tallyStart: UInt64?) throws -> (news: GameNews, notice: Notice?) = {
      game, _ in (GameNews(of: game.id, among: [game]), nil)
    }
  /// Loads the last 100,000 games in the order added, with the covers found in them.
  ///
  /// Only the last `flipCount` have pairs and flips; those that contradict themselves are left out.
  public var games: @Sendable (_ flipCount: Int) throws -> Loaded = { _ in
    ([], CoverCollection(), nil)
  }
  /// The summary for the first screen of a person's games, at a time in seconds since 1970-01-01 00:00 UTC: equals the
  /// `RecordsSummary` of the games that ``games`` loads, without loading most of them.
  public var summary:
    @Sendable (_ time: Int, _ person: String) throws -> (RecordsSummary, Notice?) = { time, _ in
      (RecordsSummary(games: [], time: time), nil)
    }
  /// Loads the game with an id, with pairs and flips; nil if there is none, or it contradicts itself.
  public var game: @Sendable (_ id: UInt64) throws -> PlayedGame? = { _ in nil }
  /// Loads the last finished single-player game on a board, with pairs and flips; nil if none; O(n) in all games.
  public var lastGame: @Sendable (_ board: DealRequest) throws -> PlayedGame? = { _ in nil }
  /// True if a game of a person on the board of a day, 0 for 1970-01-01, has been added, finished or given up.
  public var hasPlayed: @Sendable (_ day: Int, _ person: String) throws -> Bool = { _, _ in false }
  /// True if a game of a person on the cards of a request, in any way to play, has been added, finished or given
  /// up; O(n) in the number of games.
  public var hasSeen: @Sendable (_ board: DealRequest, _ person: String) throws -> Bool = {
    _, _ in false
  }
  /// The puzzles due for a person, without a name from single-player games, at a time in seconds since 1970, UTC.
  public var puzzles: @Sendable (_ time: Int, _ person: String) throws -> DuePuzzles = { _, _ in
    DuePuzzles()
  }
  /// Adds an answer to a puzzle, given at a time.
  public var answer: @Sendable (PuzzleAnswer, _ time: Int) throws -> Void = { _, _ in }
  /// Keeps a friend's game, unless it is kept already, has no line, or is the person's own; the last ``friendCount``.
  ///
  /// True if the person has solved its board alone in a game that counts.
  public var keepFriend: @Sendable (Rival, _ person: String) throws -> Bool = { _, _ in false }
  /// Loads the lines of the friends' games, oldest first.
  public var friends: @Sendable () throws -> [String] = { [] }
  /// Forgets the friend's game with a line, if there is one.
  public var removeFriend: @Sendable (_ line: String) throws -> Void = { _ in }

  public static let friendCount = 200

  public init() {}
}
