import MemoryTunes

extension RecordStorage {
  /// The finished games in `$XDG_DATA_HOME/memorytunes`, or else in `~/.local/share/memorytunes`; any thread may
  /// use it.
  public static func live(environment: [String: String]) -> Self {
    guard let path = RecordsFile.standardPath(environment: environment) else {
      return .forgetting { throw StorageFailure.noHomeFolder }
    }
    return Self(
      add: { try RecordsFile(path: path).add($0, tallyStart: $1) },
      games: { try RecordsFile(path: path).gamesAndCollection(flipCount: $0) },
      summary: { try RecordsFile(path: path).summary(time: $0, person: $1) },
      game: { try RecordsFile(path: path).game($0) },
      lastGame: { try RecordsFile(path: path).lastGame(on: $0) },
      hasPlayed: { try RecordsFile(path: path).hasPlayed(day: $0, person: $1) },
      hasSeen: { try RecordsFile(path: path).hasSeen($0, person: $1) },
      puzzles: { try RecordsFile(path: path).puzzles(time: $0, person: $1) },
      answer: { try RecordsFile(path: path).add($0, at: $1) },
      keepFriend: { try RecordsFile(path: path).keep($0, person: $1) },
      friends: { try RecordsFile(path: path).friends() },
      removeFriend: { try RecordsFile(path: path).removeFriend($0) })
  }
}
