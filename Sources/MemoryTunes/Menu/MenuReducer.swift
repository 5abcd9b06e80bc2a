import DataFlow

/// Moves the selection of the start screen.
public func menuReducer(state: inout MenuState, action: AppAction) -> Outcome<AppEffect> {
  switch action {
  case .selectEntry(let action) where action.destination == .menu:
    state.selected = action.index
    return .handled()
  case .routing(let action) where action.destination == .menu:
    state.selected = 0
    return .handled()
  case .launch, .restorePreferences, .showNotice, .setCatalogue, .routing, .selectEntry,
    .changeCategory, .changeSetting, .newGame, .fetchTunes, .fetchProgress, .setCards,
    .fetchFailed, .moveCursor, .flipCard, .turnCards, .tick, .quit:
    return .unknown
  }
}
