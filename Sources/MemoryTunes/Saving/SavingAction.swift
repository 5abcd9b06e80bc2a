/// What can happen to the saved game.
public enum SavingAction: Equatable, Codable, Sendable {
  case save(SaveGameAction)
}

/// "Save the game": the change has waited long enough.
public struct SaveGameAction: Equatable, Codable, Sendable {
  public init() {}
}

extension SavingAction {
  var isFrequent: Bool { true }
}

/// The work that saving requests.
public enum SavingEffect: Equatable, Sendable {
  /// Looks for an unfinished game → possibly `RestoreGameAction`, `ShowNoticeAction`.
  case loadGame
  /// Replies when saving is due → `SaveGameAction`.
  case remindToSave
  /// Saves the game, or with nil, removes the saved one; only the first failure of a run is
  /// reported → `ShowNoticeAction`.
  indirect case saveGame(SavedGame?)
}
