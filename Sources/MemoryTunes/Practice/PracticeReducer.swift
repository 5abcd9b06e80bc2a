/// Shows the flips of each puzzle, in plain mode all at once, and takes its answer.
func practiceReducer(
  state: inout PracticeState, action: PracticeAction, isTold: Bool, events: inout [AppEvent]
) -> Outcome<PracticeEffect> {
  var outcome = Outcome<PracticeEffect>.handled()
  switch action {
  case .loaded(let puzzles):
    guard puzzles.count <= DuePuzzles.roundCount, puzzles.allSatisfy(\.isValid)
    else { return .ignored(.noSuchGame) }
    state.round = PracticeRound(puzzles)
  case .loadFailed(let notice): state.content = .failed(notice)
  case .advance, .skip, .moveCursor, .choose, .next:
    guard var round = state.round else { return .ignored(.nothingToPractise) }
    outcome = round.apply(action, events: &events)
    state.round = round
  }
  if isTold, case .handled = outcome, case .showing = state.round?.step {
    state.round?.step = .asking
  }
  return outcome
}

extension PracticeRound {
  fileprivate mutating func apply(
    _ action: PracticeAction, events: inout [AppEvent]
  ) -> Outcome<PracticeEffect> {
    switch (action, step) {
    case (.advance, .showing(let count)):
      step = count + 1 < puzzle.game.flips.count ? .showing(count + 1) : .asking
    case (.skip, .showing): step = .asking
    case (.moveCursor(let direction), .asking):
      let game = GameState(puzzle.game, after: .max, catalogue: [:])
      cursor = game?.card(direction, of: cursor) ?? cursor
    case (.choose(let card), .asking): return choose(card, events: &events)
    case (.next, .answered): showNextPuzzle()
    case (.loaded, _), (.loadFailed, _), (.advance, _), (.skip, _), (.moveCursor, _),
      (.choose, _), (.next, _):
      return .ignored(.nothingToPractise)
    }
    return .handled()
  }

  private mutating func choose(_ card: Int, events: inout [AppEvent]) -> Outcome<PracticeEffect> {
    let puzzle = puzzle
    guard puzzle.game.board?.canFlip(card) == true else { return .ignored(.cardIsOpen) }
    let isRight = card == puzzle.partner
    answers.append(isRight)
    events.append(.puzzleAnswered(isRight))
    (step, cursor) = (.answered(card), puzzle.partner)
    // A computer player's slips do not come back.
    guard puzzle.game.players.contains(where: \.isPerson) else { return .handled() }
    return .handled(
      .run(.store(PuzzleAnswer(gameID: puzzle.game.id, move: puzzle.move, isRight: isRight))))
  }

  private mutating func showNextPuzzle() {
    step = .over
    guard answers.count < puzzles.count else { return }
    let puzzle = puzzles[answers.count]
    (step, cursor) = (.showing(puzzle.flipCounts.lowerBound), puzzle.card)
  }
}
