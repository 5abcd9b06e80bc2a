extension RecordStorage {
  /// The finished games in `$XDG_DATA_HOME/memorytunes`, or else in `~/.local/share/memorytunes`.
  ///
  /// Without a home folder there are none, and none can be stored. Any thread may use it.
  public static func live(environment: [String: String]) -> Self {
    var storage = RecordStorage()
    let path = RecordsFile.standardPath(environment: environment) ?? ""
    storage.add = { try RecordsFile(path: path).add($0, tallyStart: $1) }
    storage.games = { try RecordsFile(path: path).games(flipCount: $0) }
    storage.summary = { try RecordsFile(path: path).summary(time: $0, person: $1) }
    storage.game = { try RecordsFile(path: path).game($0) }
    storage.lastGame = { try RecordsFile(path: path).lastGame(on: $0) }
    storage.hasPlayed = { try RecordsFile(path: path).hasPlayed(day: $0, person: $1) }
    storage.hasSeen = { try RecordsFile(path: path).hasSeen($0, person: $1) }
    storage.puzzles = { try RecordsFile(path: path).puzzles(time: $0, person: $1) }
    storage.answer = { try RecordsFile(path: path).add($0, at: $1) }
    storage.keepFriend = { try RecordsFile(path: path).keep($0, person: $1) }
    storage.friends = { try RecordsFile(path: path).friends() }
    storage.removeFriend = { try RecordsFile(path: path).removeFriend($0) }
    return storage
  }
}
