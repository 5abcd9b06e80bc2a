import DataFlow

/// Changes settings and keeps choices for the next run.
public func settingsReducer(
  state: inout SettingsState, action: AppAction
) -> Outcome<AppEffect> {
  switch action {
  case .restorePreferences(let action):
    state.saved = action.preferences
    state.current = action.settings
    state.isRestored = true
    guard let source = action.options.source else { return .handled() }
    state.saved.settings.use(source)
    return .handled(.run(.savePreferences(state.saved), id: .preferences))
  case .changeSetting(let action):
    action.change.apply(to: &state.current)
    action.change.apply(to: &state.saved.settings)
    return .handled(.run(.savePreferences(state.saved), id: .preferences))
  case .selectEntry(let action) where action.destination == .settings:
    guard Setting.allCases.indices.contains(action.index) else { return .ignored(.noSuchEntry) }
    state.selected = action.index
    return .handled()
  case .launch, .showNotice, .setCatalogue, .routing, .selectEntry, .changeCategory,
    .newGame, .fetchTunes, .fetchProgress, .setCards, .fetchFailed, .moveCursor, .flipCard,
    .turnCards, .tick, .prompt, .deleteCategory, .inspect, .playOn, .resume, .restoreGame,
    .saveGame, .missingCovers, .quit:
    return .unknown
  }
}
