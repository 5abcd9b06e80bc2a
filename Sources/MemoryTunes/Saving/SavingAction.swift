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
  /// Saves games in place of the last, or with nil removes those; the run's first failure → `ShowNoticeAction`.
  indirect case saveGames(SavedGames?)
}
