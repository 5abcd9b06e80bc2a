/// What can happen to the records.
public enum RecordsAction: Equatable, Codable, Sendable {
  indirect case set(SetRecordsAction)
  /// "The records cannot be read, for this reason".
  indirect case loadFailed(Notice)
  indirect case added(GameAddedAction)
  /// "The game with this id could not be stored".
  case notAdded(UInt64)
  /// "Begin the list with this line", counted from 0.
  case scroll(Int)
  /// "Show this page".
  case show(RecordsPage)
  /// "Show the month this many months ago".
  case showMonth(Int)
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
  var isFrequent: Bool {
    switch self {
    case .scroll, .showMonth: true
    case .set, .loadFailed, .added, .notAdded, .show: false
    }
  }

  var weight: Int {
    switch self {
    case .set(let action): action.records.weight
    case .loadFailed: 300
    case .added, .notAdded, .scroll, .show, .showMonth: 0
    }
  }
}

extension Records {
  fileprivate var weight: Int {
    100 * (bests.count + recent.count + daily.results.count) + 500 * lastGames.count
  }
}

/// The work that the records request.
public enum RecordsEffect: Equatable, Sendable {
  /// Stores games that have ended, until one cannot be → for each `GameAddedAction` or
  /// `RecordsAction.notAdded`, possibly `ShowNoticeAction`.
  indirect case add([SavedGame])
  /// Reads the records → `SetRecordsAction` or `RecordsAction.loadFailed`, possibly `ShowNoticeAction`.
  case load
}
