/// Keeping the game for another run.
public enum SavingAction: Equatable, Codable, Sendable {
  case save(SaveGameAction)
}

/// "A second has passed since the game changed: save it".
public struct SaveGameAction: Equatable, Codable, Sendable {
  public init() {}
}

extension SavingAction: FeatureAction {
  var isFrequent: Bool { true }
}

/// What saving asks of the world.
public enum SavingEffect: Equatable, Sendable {
  /// Look for a game that was left unfinished → perhaps `RestoreGameAction`, `ShowNoticeAction`.
  case loadGame
  /// It is time to save → `SaveGameAction`.
  case save
  /// Keep the game for another run, or that there is none; only the first failure of a run is
  /// reported → `ShowNoticeAction`.
  indirect case saveGame(SavedGame?)
}
