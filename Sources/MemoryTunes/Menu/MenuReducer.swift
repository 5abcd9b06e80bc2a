import DataFlow

/// Moves the selection of the start screen.
public func menuReducer(state: inout MenuState, action: AppAction) -> Outcome<AppEffect> {
  switch action {
  case .selectEntry(let action) where action.destination == .menu:
    guard MenuEntry.allCases.indices.contains(action.index) else { return .ignored(.noSuchEntry) }
    state.selected = action.index
    return .handled()
  case .launch, .restorePreferences, .showNotice, .setCatalogue, .routing, .selectEntry,
    .changeCategory, .changeSetting, .newGame, .fetchTunes, .fetchProgress, .setCards,
    .fetchFailed, .moveCursor, .flipCard, .turnCards, .tick, .prompt, .deleteCategory, .inspect,
    .playOn,
    .resume, .restoreGame, .saveGame, .missingCovers, .quit:
    return .unknown
  }
}

extension Reason {
  public static let noSuchEntry: Self = "there is no such entry"
}
