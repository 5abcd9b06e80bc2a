extension PlayedGame {
  /// Has covers that can be found again: a search on iTunes may find others.
  public var canBeDealtAgain: Bool {
    request.source != .itunes && Deck(version: request.deck) != nil
  }
}

/// Deals the board of a game in the records again; the player has seen it, so it does not count.
func playAgain(
  _ game: PlayedGame, in state: inout AppState, events: inout [AppEvent]
) -> Effect<AppEffect> {
  if let date = game.day.flatMap(CalendarDate.init(dayNumber:)) {
    return findDaily(on: date, in: state)
  }
  state.newGame.code = nil
  let action = DealAction(game.request, players: game.players, hindsight: .sameBoard)
  return deal(action, in: &state, events: &events)
}
