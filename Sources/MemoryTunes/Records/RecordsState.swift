public struct RecordsState: Equatable, Codable, Sendable {
  /// The finished games not yet stored, oldest first; until then, they stay saved.
  public internal(set) var unstored: [SavedGame] = []
  /// The news of the last finished game; nil until it is stored.
  public internal(set) var news: GameNews?
  /// The summary for the first screen; nil until known.
  public internal(set) var summary: RecordsSummary?
  public internal(set) var content = Content.loading
  public internal(set) var page = RecordsPage.collection

  public enum Content: Equatable, Codable, Sendable {
    case loading
    case records(Records)
    case failed(Notice)
  }

  public var records: Records? {
    if case .records(let records) = content { records } else { nil }
  }

  /// The pages, that of friends only if there are any.
  public var pages: [RecordsPage] {
    let hasFriends = records?.friends.isEmpty == false || page == .friends
    return RecordsPage.allCases.filter { $0 != .friends || hasFriends }
  }

  /// A player as they are now: a twin keeps as much as the person does, if known.
  func upToDate(_ player: Player) -> Player {
    guard let twin = summary?.twin, player.opponent?.isSameCharacter(as: twin) == true
    else { return player }
    return .computer(twin)
  }
}

public enum RecordsPage: String, CaseIterable, Codable, Sendable {
  /// The bundled covers that have been found.
  case collection
  /// The player's figures, and the games.
  case me
  case daily
  case friends
}
