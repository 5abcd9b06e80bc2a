import DataFlow

/// Keeps the game for another run: at most once a second, at the latest a second after it changed.
///
/// It is shown only actions that have changed something.
func savingReducer(state: inout AppState, action: AppAction) -> Outcome<AppEffect> {
  switch action {
  case .flipCard, .tick, .setCards:
    guard !state.saving.isDue else { return .unknown }
    state.saving.isDue = true
    return .handled(.run(.awaitSaving, id: .saving))
  case .saveGame:
    state.saving.isDue = false
    return .handled(save(state.game))
  case .quit:
    guard state.saving.isDue else { return .handled(.run(.quit)) }
    return .handled(.both(save(state.game), .run(.quit)))
  case .restoreGame:
    state.menu.selected = 0
    return .handled()
  case .launch, .restorePreferences, .showNotice, .setCatalogue, .routing, .selectEntry,
    .changeCategory, .changeSetting, .newGame, .fetchTunes, .fetchProgress, .fetchFailed,
    .moveCursor, .turnCards, .prompt, .deleteCategory, .inspect, .playOn, .resume, .missingCovers:
    return .unknown
  }
}

private func save(_ game: GameState) -> Effect<AppEffect> {
  .run(.saveGame(SavedGame(game)))
}
