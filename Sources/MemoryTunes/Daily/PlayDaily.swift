/// Looks for the board of a day, or of today.
func findDaily(on date: CalendarDate?, in state: AppState) -> Effect<AppEffect> {
  .run(.daily(.find(date, person: state.settings.current.person)), id: .daily)
}

/// Deals a day's board, or resumes it.
func play(
  _ daily: Daily, in state: inout AppState, events: inout [AppEvent]
) -> Effect<AppEffect> {
  if state.unfinishedGame(in: .daily)?.daily?.day == daily.day,
    case .handled(let effect) = state.resumeGame(in: .daily, events: &events)
  {
    return effect
  }
  return DealAction(daily, for: state.settings.current.onePerson).map {
    deal($0, in: &state, events: &events)
  } ?? .none
}
