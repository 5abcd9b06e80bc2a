/// What can happen to the records.
public enum RecordsAction: Equatable, Codable, Sendable {
  indirect case set(SetRecordsAction)
  /// "The records cannot be read, for this reason".
  indirect case loadFailed(Notice)
  /// "This is what the first screen says".
  indirect case summarized(RecordsSummary)
  indirect case added(GameAddedAction)
  /// "The game with this id could not be stored".
  case notAdded(UInt64)
  /// "Show this page".
  case show(RecordsPage)
  /// "Play the tune of the cover with this number".
  case hearCover(Int)
  /// "Deal a board that has the cover with this number".
  case dealCover(Int)
  /// "Play what the first screen suggests".
  case playSuggestion
}

/// "These are the records".
public struct SetRecordsAction: Equatable, Codable, Sendable {
  public var records: Records

  public init(records: Records) {
    self.records = records
  }
}

/// "This game has been stored".
public struct GameAddedAction: Equatable, Codable, Sendable {
  public var id: UInt64
  public var news: GameNews

  public init(id: UInt64, news: GameNews) {
    self.id = id
    self.news = news
  }
}

extension RecordsAction {
  var weight: Int {
    switch self {
    case .set(let action): action.records.weight
    case .loadFailed: 300
    case .summarized: 100
    case .added, .notAdded, .show, .hearCover, .dealCover, .playSuggestion:
      0
    }
  }
}

extension Records {
  fileprivate var weight: Int {
    100 * (bests.count + recentSlips.count + daily.results.count + coach.games.count) + 500
      * lastGames.count
      + CoverCollection.coverCount * MemoryLayout<CoverCollection.Find?>.stride
  }
}

/// The work that the records request.
public enum RecordsEffect: Equatable, Sendable {
  /// Stores games that have ended, until one cannot be → for each `GameAddedAction` or
  /// `RecordsAction.notAdded`, possibly `ShowNoticeAction`; tallies begin after the game with that id.
  indirect case add([SavedGame], tallyStart: UInt64?)
  /// Reads the records of a person → `SetRecordsAction` or `RecordsAction.loadFailed`, possibly
  /// `ShowNoticeAction`; without a name, those of all.
  case load(person: String = "")
  /// Reads what the first screen says of these → `RecordsAction.summarized`, possibly
  /// `ShowNoticeAction`; nothing if they cannot be read, which the records will say.
  case summarize(person: String = "")
  /// The same once time alone has changed it.
  case summarizeAnew(person: String = "")
}
