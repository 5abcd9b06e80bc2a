func settingsReducer(
  state: inout SettingsState, action: SettingsAction, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  switch action {
  case .restore(let action):
    state.saved = action.preferences
    state.current = action.settings
    state.isRestored = true
    events.append(.settingsRestored(action))
    guard let source = action.options.source else { return .handled() }
    state.saved.settings.source = source
  case .change(let action):
    state.apply(action)
    events.append(.settingChanged(action.setting))
  case .playAgainst(let rivals):
    state.current.play(against: rivals)
    state.saved.settings.play(against: rivals)
    events.append(.settingChanged(.opponents))
  case .people(let action):
    state.apply(action)
    events.append(.settingChanged(.people))
  case .startTally(let game):
    state.saved.tallyStart = game
    events.append(.tallyStarted)
  case .backgroundReported(let background):
    state.terminalBackground = background
    return .handled()
  }
  return .handled(savePreferences(of: state))
}

func savePreferences(of state: SettingsState) -> Effect<AppEffect> {
  .run(.settings(.savePreferences(state.saved)), id: .preferences)
}
