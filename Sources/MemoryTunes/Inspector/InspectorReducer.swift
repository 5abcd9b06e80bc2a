import DataFlow

/// Remembers what is looked at.
public func inspectorReducer(
  state: inout InspectorState, action: AppAction
) -> Outcome<AppEffect> {
  switch action {
  case .inspect(.select(let number)):
    state.selected = number
    return .handled()
  case .inspect(.showEverything(let showsEverything)):
    state.showsEverything = showsEverything
    return .handled()
  case .playOn(let action):
    return .handled(.run(.rewind(to: action.number)))
  case .routing(let action) where action.destination != .inspector && action.destination != .help:
    state.selected = nil
    return .handled()
  case .launch, .restorePreferences, .showNotice, .setCatalogue, .routing, .selectEntry,
    .changeCategory, .changeSetting, .newGame, .fetchTunes, .fetchProgress, .setCards,
    .fetchFailed, .moveCursor, .flipCard, .turnCards, .tick, .prompt, .deleteCategory, .resume,
    .restoreGame, .saveGame, .missingCovers, .quit:
    return .unknown
  }
}
