/// Goes to the unfinished game in a place; a different one on the board is set aside.
func resumeGame(
  in place: GamePlace, state: inout AppState, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  guard state.unfinishedGame(in: place) != nil else { return .ignored(.noSuchGame) }
  guard place == .shared || state.together.role == nil else { return .ignored(.atATable) }
  var effect = Effect<AppEffect>.none
  if state.game.place != place {
    if state.game.isShared { effect = state.leaveTable() }
    swapGames(with: place, in: &state)
  }
  state.routing.go(to: .game, events: &events)
  return .handled(effect)
}

/// Puts the waiting game of a place on the board.
func swapGames(with place: GamePlace, in state: inout AppState) {
  guard let index = state.waiting.firstIndex(where: { $0.game.place == place }) else { return }
  hideBoard(in: &state.game)
  leaveBoard(in: &state.game)
  var next = state.waiting.remove(at: index).game
  next.request.id = state.game.request.id + 1
  if let kept = state.game.toResume { state.waiting.append(kept) }
  state.game = next
}

/// Makes room for a game being dealt: gives up the unfinished game in its place, and sets aside those in the
/// others.
func makeRoom(replacing game: GameState, in state: inout AppState) {
  let place = state.game.place
  let unfinished = [game.toResume].compactMap(\.self) + state.waiting
  state.waiting = unfinished.filter { $0.game.place != place }
  // In a sprint of several people, those who had their minute before have seen the boards, but this player has not.
  let ended = state.game.round == nil ? state.records.unstored : []
  let isKnown = (unfinished + ended).contains { $0.game.isBoard(of: state.game.request) }
  if isKnown, state.game.table?.authority != .guest {
    state.game.hindsight = state.game.hindsight ?? .sameBoard
  }
  guard let given = unfinished.first(where: { $0.game.place == place }) else { return }
  let moveCount = given.game.moveCount + (given.game.sprint?.moveCount ?? 0)
  if moveCount > 0 { state.records.end(given) }
}
