/// The state of the records.
public struct RecordsState: Equatable, Codable, Sendable {
  /// The games that have ended and are not stored yet, oldest first; until they are, they stay saved.
  public internal(set) var unstored: [SavedGame] = []
  /// What the game that was finished last has changed; nil until it is stored.
  public internal(set) var news: GameNews?
  /// What the first screen says; nil until it is known.
  public internal(set) var summary: RecordsSummary?
  public internal(set) var content = Content.loading
  public internal(set) var page = RecordsPage.collection

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
  /// A player as they are now: a twin keeps as much as the person does, as far as that is known.
  func upToDate(_ player: Player) -> Player {
    guard let twin = summary?.twin, player.opponent?.isSameCharacter(as: twin) == true else {
      return player
    }
    return .computer(twin)
  }
}

/// What a page of the records is about.
public enum RecordsPage: String, CaseIterable, Codable, Sendable {
  /// The bundled covers that have been found.
  case collection
  /// The player, as the games show them, and the games.
  case me
  /// The boards of the days.
  case daily
}
