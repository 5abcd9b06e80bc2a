/// Manages the game under review and its position; the game itself never changes.
func reviewReducer(
  state: inout AppState, action: ReviewAction, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  switch action {
  case .open(let id), .openSlips(let id):
    state.review = ReviewState()
    (state.review.id, state.review.beginsWithSlip) = (id, action == .openSlips(id))
    state.routing.go(to: .review, events: &events)
    return .handled(.run(.review(.load(id)), id: .review))
  case .loaded(let game):
    guard game.map({ $0.id == state.review.id && $0.isValid }) ?? true
    else { return .ignored(.noSuchGame) }
    // Flips that the rules do not allow are as good as none.
    state.review.content = game.map { .game($0.board == nil ? $0.withoutFlips : $0) } ?? .missing
    guard state.review.beginsWithSlip else { break }
    state.review.flipCount = state.review.game?.slipFlipCounts.first ?? 0
  case .loadFailed(let notice):
    state.review.content = .failed(notice)
  case .show(let count):
    guard let game = state.review.game, (0...game.flips.count).contains(count)
    else { return .ignored(.noSuchEntry) }
    state.review.flipCount = count
  case .playAgain:
    guard let game = state.review.game, game.canBeDealtAgain
    else { return .ignored("the same board cannot be dealt") }
    return .handled(MemoryTunes.playAgain(game, in: &state, events: &events))
  }
  return .handled()
}
