/// The games that a run leaves to the next.
public struct SavedGames: Equatable, Codable, Sendable {
  /// The games to resume, at most one for each place; the one on the board comes first.
  public let unfinished: [SavedGame]
  /// The finished games whose records may not be stored yet, oldest first.
  public let ended: [SavedGame]

  public init?(unfinished: [SavedGame] = [], ended: [SavedGame] = []) {
    guard !unfinished.isEmpty || !ended.isEmpty else { return nil }
    (self.unfinished, self.ended) = (unfinished, ended)
  }

  /// Throws `DecodingError` for impossible games.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let saved = SavedGames(
      unfinished: try values.decode([SavedGame].self, forKey: .unfinished),
      ended: try values.decode([SavedGame].self, forKey: .ended))
    guard let saved, saved.isValid else {
      throw decoder.corrupted(debugDescription: "impossible games")
    }
    self = saved
  }

  private var isValid: Bool {
    Set(unfinished.map(\.game.place)).count == unfinished.count
      && unfinished.allSatisfy(\.game.hasProgress)
      && ended.count <= RecordsState.maximumUnstoredCount
      && ended.allSatisfy { PlayedGame($0.game, endedAt: 0).isValid }
  }
}

extension AppState {
  public var savedGames: SavedGames? {
    SavedGames(unfinished: unfinishedGames, ended: records.unstored)
  }

  /// The numbers of the saved games; changes to them are saved before they are shown.
  public var savedGameIDs: [[UInt64]] {
    [unfinishedGames.map(\.game.id).sorted(), records.unstored.map(\.game.id)]
  }
}
