public enum SavingAction: Equatable, Codable, Sendable {
  case save(SaveGameAction)
}

/// "Save the game": the change has waited long enough.
public struct SaveGameAction: Equatable, Codable, Sendable {
  public init() {}
}

public enum SavingEffect: Equatable, Sendable {
  /// Looks for the games of earlier runs → possibly `RestoreGamesAction`, `ShowNoticeAction`.
  case loadGames
  /// Saves games in place of those saved last, or with nil removes them, so that the next run has nothing to
  /// resume; only the first failure of a run is reported → `ShowNoticeAction`.
  indirect case saveGames(SavedGames?)
}
