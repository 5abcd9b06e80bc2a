extension AppState {
  /// Goes to the unfinished game in a place; a different one on the board is set aside.
  mutating func resumeGame(in place: GamePlace, events: inout [AppEvent]) -> Outcome<AppEffect> {
    guard unfinishedGame(in: place) != nil else { return .ignored(.noSuchGame) }
    guard place == .shared || together.role == nil else { return .ignored(.atATable) }
    var effect = Effect<AppEffect>.none
    if game.place != place {
      if game.isShared { effect = leaveTable() }
      swapGames(with: place)
    }
    routing.go(to: .game, events: &events)
    return .handled(effect)
  }

  /// Puts the waiting game of a place on the board.
  mutating func swapGames(with place: GamePlace) {
    guard let index = waiting.firstIndex(where: { $0.game.place == place }) else { return }
    game.hideBoard()
    game.leaveBoard()
    var next = waiting.remove(at: index).game
    next.request.id = game.request.id + 1
    if let kept = game.toResume { waiting.append(kept) }
    game = next
  }

  /// Makes room for a game being dealt: gives up the unfinished game in its place, and sets aside those in the others.
  mutating func makeRoom(replacing replaced: GameState) {
    let unfinished = [replaced.toResume].compactMap(\.self) + waiting
    waiting = unfinished.filter { $0.game.place != game.place }
    // In a sprint of several people, those who had their minute before have seen the boards, but this player has not.
    let ended = game.round == nil ? records.unstored : []
    let isKnown = (unfinished + ended).contains { $0.game.isBoard(of: game.request) }
    if isKnown, game.table?.authority != .guest { game.hindsight = game.hindsight ?? .sameBoard }
    guard let given = unfinished.first(where: { $0.game.place == game.place }) else { return }
    let moveCount = given.game.moveCount + (given.game.sprint?.moveCount ?? 0)
    if moveCount > 0 { records.end(given) }
  }
}
