/// Manages the game under review and its position; the game itself never changes.
func reviewReducer(
  state: inout ReviewState, action: ReviewAction, events: inout [AppEvent]
) -> Outcome<ReviewEffect> {
  switch action {
  case .open(let id), .openSlips(let id):
    state = ReviewState()
    (state.id, state.beginsWithSlip) = (id, action == .openSlips(id))
    events.append(.reviewOpened)
    return .handled(.run(.load(id), id: .review))
  case .loaded(let game):
    guard game.map({ $0.id == state.id && $0.isValid }) ?? true else {
      return .ignored(.noSuchGame)
    }
    // Flips that the rules do not allow are as good as none.
    state.content = game.map { .game($0.board == nil ? $0.withoutFlips : $0) } ?? .missing
    if state.beginsWithSlip { state.flipCount = state.game?.slipFlipCounts.first ?? 0 }
  case .loadFailed(let notice):
    state.content = .failed(notice)
  case .show(let count):
    guard let game = state.game, (0...game.flips.count).contains(count) else {
      return .ignored(.noSuchEntry)
    }
    state.flipCount = count
  case .playAgain:
    guard let game = state.game, game.canBeDealtAgain else {
      return .ignored("the same board cannot be dealt")
    }
    events.append(.boardChosen(game))
  }
  return .handled()
}

extension EffectID {
  static let review: Self = "review"
}
