public enum RecordsAction: Equatable, Codable, Sendable {
  indirect case set(SetRecordsAction)
  /// "The records cannot be read, for this reason".
  indirect case loadFailed(Notice)
  indirect case summarized(RecordsSummary)
  indirect case added(GameAddedAction)
  /// "The game with this id could not be stored".
  case notAdded(UInt64)
  case show(RecordsPage)
  /// "Play the tune of the cover with this number".
  case hearCover(Int)
  /// "Deal a board that has the cover with this number".
  case dealCover(Int)
  case playSuggestion
  /// "The friend's game has been kept; the player has solved its board", or with false, not yet.
  case friendKept(isSolved: Bool)
  /// "Play against the friend's game with this line".
  case playFriend(String)
  /// "Forget the friend's game with this line".
  case removeFriend(String)
}

public struct SetRecordsAction: Equatable, Codable, Sendable {
  public var records: Records

  public init(records: Records) { self.records = records }
}

public struct GameAddedAction: Equatable, Codable, Sendable {
  public var id: UInt64
  public var news: GameNews

  public init(id: UInt64, news: GameNews) { (self.id, self.news) = (id, news) }
}

public enum RecordsEffect: Equatable, Sendable {
  /// Keeps a friend's game; has a person, or without a name anybody, solved its board? → `RecordsAction.friendKept`.
  indirect case keep(Rival, person: String = "")
  case removeFriend(String)
  /// Stores finished games until one fails → for each `RecordsAction.added` or `RecordsAction.notAdded`, possibly
  /// `ShowNoticeAction`; tallies begin after the game with that id.
  indirect case add([SavedGame], tallyStart: UInt64?)
  /// Reads the records of a person, or without a name, of everybody → `SetRecordsAction` or
  /// `RecordsAction.loadFailed`, possibly `ShowNoticeAction`.
  case load(person: String = "")
  /// Reads the summary of these for the first screen → `RecordsAction.summarized`, possibly `ShowNoticeAction`;
  /// nothing if they cannot be read, which the records will report.
  case summarize(person: String = "")
  /// The same, after time alone has changed it.
  case summarizeAnew(person: String = "")
}
