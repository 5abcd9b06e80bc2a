extension AppState {
  /// Saves the game at most once a second: a second after the board has changed, or thirty after only time has passed.
  mutating func save() -> Outcome<AppEffect> {
    defer { saving.due = nil }
    return .handled(saveNow())
  }

  func saveNow() -> Effect<AppEffect> {
    saving.due == nil ? .none : .run(.saving(.saveGames(savedGames)))
  }
}
