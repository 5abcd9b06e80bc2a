/// Shows the flips of each puzzle, in plain mode all at once, and takes its answer.
func practiceReducer(
  state: inout PracticeState, action: PracticeAction, isTold: Bool, events: inout [AppEvent]
) -> Outcome<PracticeEffect> {
  let outcome = puzzleReducer(state: &state, action: action, events: &events)
  guard isTold, case .handled = outcome, case .showing = state.round?.step else { return outcome }
  return puzzleReducer(state: &state, action: .skip, events: &events)
}

private func puzzleReducer(
  state: inout PracticeState, action: PracticeAction, events: inout [AppEvent]
) -> Outcome<PracticeEffect> {
  switch action {
  case .loaded(let puzzles):
    guard puzzles.count <= DuePuzzles.roundCount, puzzles.allSatisfy(\.isValid) else {
      return .ignored(.noSuchGame)
    }
    state.content = PracticeRound(puzzles).map { .round($0) } ?? .nothingDue
  case .loadFailed(let notice): state.content = .failed(notice)
  case .advance, .skip, .moveCursor, .choose, .next:
    guard var round = state.round else { return .ignored(.nothingToPractise) }
    let outcome = roundReducer(round: &round, action: action, events: &events)
    if case .handled = outcome { state.content = .round(round) }
    return outcome
  }
  return .handled()
}

private func roundReducer(
  round: inout PracticeRound, action: PracticeAction, events: inout [AppEvent]
) -> Outcome<PracticeEffect> {
  switch (action, round.step) {
  case (.advance, .showing(let count)):
    round.step = count + 1 < round.puzzle.game.flips.count ? .showing(count + 1) : .asking
  case (.skip, .showing): round.step = .asking
  case (.moveCursor(let direction), .asking):
    let game = GameState(round.puzzle.game, after: .max, catalogue: [:])
    round.cursor = game?.card(direction, of: round.cursor) ?? round.cursor
  case (.choose(let card), .asking): return choose(card, in: &round, events: &events)
  case (.next, .answered): showNextPuzzle(in: &round)
  case (.loaded, _), (.loadFailed, _), (.advance, _), (.skip, _), (.moveCursor, _), (.choose, _),
    (.next, _):
    return .ignored(.nothingToPractise)
  }
  return .handled()
}

private func choose(
  _ card: Int, in round: inout PracticeRound, events: inout [AppEvent]
) -> Outcome<PracticeEffect> {
  let puzzle = round.puzzle
  guard puzzle.game.board?.canFlip(card) == true else { return .ignored(.cardIsOpen) }
  let isRight = card == puzzle.partner
  round.answers.append(isRight)
  events.append(.puzzleAnswered(isRight))
  (round.step, round.cursor) = (.answered(card), puzzle.partner)
  // A computer player's slips do not come back.
  guard puzzle.game.players.contains(where: \.isPerson) else { return .handled() }
  return .handled(
    .run(.store(PuzzleAnswer(gameID: puzzle.game.id, move: puzzle.move, isRight: isRight))))
}

private func showNextPuzzle(in round: inout PracticeRound) {
  guard round.answers.count < round.puzzles.count else {
    round.step = .over
    return
  }
  let puzzle = round.puzzles[round.answers.count]
  (round.step, round.cursor) = (.showing(puzzle.flipCounts.lowerBound), puzzle.card)
}

extension EffectID {
  static let practice: Self = "practice"
}

extension Reason {
  public static let nothingToPractise: Self = "there is nothing of this kind to practise now"
}
