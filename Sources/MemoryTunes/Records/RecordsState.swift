/// The state of the records.
public struct RecordsState: Equatable, Codable, Sendable {
  /// The games that have ended and are not stored yet, oldest first; until they are, they stay saved.
  public internal(set) var unstored: [SavedGame] = []
  /// What the game that was finished last has changed; nil until it is stored.
  public internal(set) var news: GameNews?
  /// What the first screen says; nil until it is known.
  public internal(set) var summary: RecordsSummary?
  public internal(set) var content = Content.loading
  /// The line of the overview that is selected, counted from 0: the best games come first.
  public internal(set) var selectedLine = 0
  public internal(set) var page = RecordsPage.overview
  /// The number of the day that is selected in the calendar; nil if none is.
  public internal(set) var selectedDay: Int?
  /// The number of the cover that is selected in the collection; nil if none is.
  public internal(set) var selectedCover: Int?
  /// The id of the game that was selected in the list; nil if none was yet.
  var gameID: UInt64?
  /// The computer player that was selected; nil if none was yet.
  var opponent: Opponent?

  public enum Content: Equatable, Codable, Sendable {
    case loading
    case records(Records)
    case failed(Notice)
  }

  public init() {}

  /// The records; nil while they are not known.
  public var records: Records? {
    if case .records(let records) = content { records } else { nil }
  }
}

extension RecordsState {
  /// The computer player that keys play against: at first the most forgetful one without a crown.
  public var selectedOpponent: Opponent {
    guard let records else { return opponent ?? .fuzz }
    let record = records.opponents.first { record in
      opponent.map(record.opponent.isSameCharacter) ?? !record.isCrowned
    }
    return record?.opponent ?? .maestro
  }
}

extension RecordsState {
  /// A player as they are now: a twin keeps as much as the person does, as far as that is known.
  func upToDate(_ player: Player) -> Player {
    guard let twin = summary?.twin, player.opponent?.isSameCharacter(as: twin) == true else {
      return player
    }
    return .computer(twin)
  }
}

extension RecordsState {
  /// The index of the selected game in the list: at first, and if the game is no longer there, the last game's.
  public var selectedGame: Int { records?.lastGames.firstIndex { $0.id == gameID } ?? 0 }
}

/// What a page of the records is about.
public enum RecordsPage: String, CaseIterable, Codable, Sendable {
  /// The player's memory, the best games, and all of them together.
  case overview
  /// Skill, luck and slips.
  case coach
  /// The boards of the days.
  case daily
  /// The bundled covers that have been found.
  case collection
  /// The computer players.
  case opponents
  /// The last games.
  case games
}
