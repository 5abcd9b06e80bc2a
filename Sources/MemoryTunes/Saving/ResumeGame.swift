import DataFlow

/// Goes to the unfinished game in a place; a different one on the board is set aside.
func resumeGame(
  in place: GamePlace, state: inout AppState, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  guard state.unfinishedGame(in: place) != nil else { return .ignored(.noSuchGame) }
  if state.game.place != place { swapGames(in: &state) }
  state.routing.go(to: .game, events: &events)
  return .handled()
}

/// Puts the waiting game on the board.
private func swapGames(in state: inout AppState) {
  guard var next = state.waiting?.game else { return }
  hideBoard(in: &state.game)
  leaveBoard(in: &state.game)
  next.request.id = state.game.request.id + 1
  state.waiting = state.game.hasProgress ? SavedGame(state.game) : nil
  state.game = next
}

/// Makes room for a game being dealt: gives up the unfinished game in its place, and sets aside one in the other
/// place.
func makeRoom(replacing game: GameState, in state: inout AppState) {
  let place = state.game.place
  let unfinished = [game.hasProgress ? SavedGame(game) : nil, state.waiting].compactMap(\.self)
  state.waiting = unfinished.first { $0.game.place != place }
  // In a sprint of several people, those who had their minute before have seen the boards, but this player has not.
  let ended = state.game.round == nil ? state.records.unstored : []
  if (unfinished + ended).contains(where: { $0.game.isBoard(of: state.game.request) }) {
    state.game.hindsight = state.game.hindsight ?? .sameBoard
  }
  guard let given = unfinished.first(where: { $0.game.place == place }) else { return }
  let moveCount = given.game.moveCount + (given.game.sprint?.moveCount ?? 0)
  if moveCount > 0 { state.records.end(given) }
}
