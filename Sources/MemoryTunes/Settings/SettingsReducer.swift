func settingsReducer(
  state: inout AppState, action: SettingsAction, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  switch action {
  case .restore(let action):
    (state.settings.saved, state.settings.current) = (action.preferences, action.settings)
    state.settings.isRestored = true
    if let source = action.options.source { state.settings.saved.settings.source = source }
    state.categories.restore(action)
    useShelf(chosen: action.options.category ?? action.preferences.shelfCategory, in: &state)
    let isNew = state.settings.saved != action.preferences
    return .handled(
      .merge(
        isNew ? savePreferences(of: state.settings) : .none,
        // Not at launch: the first frame would have to wait.
        .run(.categories(.loadCatalogue)),
        state.dealAtLaunch(action.options, events: &events),
        summarize(state)))
  case .change(let action):
    state.settings.apply(action)
    events.append(.settingChanged(action.setting))
  case .playAgainst(let rivals):
    state.settings.current.play(against: rivals)
    state.settings.saved.settings.play(against: rivals)
    events.append(.settingChanged(.opponents))
  case .people(let action):
    state.settings.apply(action)
    events.append(.settingChanged(.people))
  case .startTally(let game):
    state.settings.saved.tallyStart = game
    state.routing.leave(.ceremony, events: &events)
  case .backgroundReported(let background): state.settings.terminalBackground = background
  }
  return .handled()
}

extension AppState {
  /// Saves what has changed of what is remembered between runs, and reads the records of another person.
  ///
  /// To be called after all actions but those that restore what was saved.
  func settingsWork(since before: Indirect<SettingsState>) -> Effect<AppEffect> {
    guard sharedSettings != before else { return .none }
    let (saved, person) = (before.wrappedValue.saved, before.wrappedValue.current.person)
    return .merge(
      settings.saved == saved ? .none : savePreferences(of: settings),
      settings.current.person == person ? .none : summarize(self))
  }
}

private func savePreferences(of state: SettingsState) -> Effect<AppEffect> {
  .run(.settings(.savePreferences(state.saved)), id: .preferences)
}
