/// What can happen to the records.
public enum RecordsAction: Equatable, Codable, Sendable {
  indirect case set(SetRecordsAction)
  /// "The records cannot be read, for this reason".
  indirect case loadFailed(Notice)
  case added(GameAddedAction)
  /// "The game with this id could not be stored".
  case notAdded(UInt64)
  /// "Begin the list with this line", counted from 0.
  case scroll(Int)
  /// "Show this page".
  case show(RecordsPage)
  /// "Show the month this many months ago".
  case showMonth(Int)
  /// "Select this computer player".
  case select(Opponent)
  /// "Play against this computer player".
  case play(Opponent)
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
  /// In what it is better than all games before.
  public var bests: NewBests

  public init(id: UInt64, bests: NewBests) {
    self.id = id
    self.bests = bests
  }
}

extension RecordsAction {
  var isFrequent: Bool {
    switch self {
    case .scroll, .showMonth, .select: true
    case .set, .loadFailed, .added, .notAdded, .show, .play: false
    }
  }

  var weight: Int {
    switch self {
    case .set(let action): action.records.weight
    case .loadFailed: 300
    case .added, .notAdded, .scroll, .show, .showMonth, .select, .play: 0
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
