/// Shows the flips of each puzzle, in plain mode all at once, and takes its answer.
func practiceReducer(
  state: inout PracticeState, action: PracticeAction, isTold: Bool, events: inout [AppEvent]
) -> Outcome<PracticeEffect> {
  let outcome = puzzleReducer(state: &state, action: action, events: &events)
  guard isTold, case .handled = outcome, case .showing = state.round?.step else { return outcome }
  return change(&state, by: skip)
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
    return .handled()
  case .loadFailed(let notice):
    state.content = .failed(notice)
    return .handled()
  case .advance: return change(&state, by: advance)
  case .moveCursor(let direction): return change(&state) { moveCursor(direction, in: &$0) }
  case .choose(let card): return change(&state) { choose(card, in: &$0, events: &events) }
  case .skip: return change(&state, by: skip)
  case .next: return change(&state, by: showNextPuzzle)
  }
}

/// Changes the round; ignored while there is none.
private func change(
  _ state: inout PracticeState, by work: (inout PracticeRound) -> Outcome<PracticeEffect>
) -> Outcome<PracticeEffect> {
  guard var round = state.round else { return .ignored(.nothingToPractise) }
  let outcome = work(&round)
  if case .handled = outcome { state.content = .round(round) }
  return outcome
}

private func advance(in round: inout PracticeRound) -> Outcome<PracticeEffect> {
  guard case .showing(let count) = round.step else { return .ignored(.nothingToPractise) }
  round.step = count + 1 < round.puzzle.game.flips.count ? .showing(count + 1) : .asking
  return .handled()
}

private func skip(in round: inout PracticeRound) -> Outcome<PracticeEffect> {
  guard case .showing = round.step else { return .ignored(.nothingToPractise) }
  round.step = .asking
  return .handled()
}

private func moveCursor(
  _ direction: MoveCursorAction.Direction, in round: inout PracticeRound
) -> Outcome<PracticeEffect> {
  guard round.step == .asking else { return .ignored(.nothingToPractise) }
  let game = GameState(round.puzzle.game, after: .max, catalogue: [:])
  round.cursor = game?.card(direction, of: round.cursor) ?? round.cursor
  return .handled()
}

private func choose(
  _ card: Int, in round: inout PracticeRound, events: inout [AppEvent]
) -> Outcome<PracticeEffect> {
  let puzzle = round.puzzle
  guard round.step == .asking else { return .ignored(.nothingToPractise) }
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

private func showNextPuzzle(in round: inout PracticeRound) -> Outcome<PracticeEffect> {
  guard case .answered = round.step else { return .ignored(.nothingToPractise) }
  guard round.answers.count < round.puzzles.count else {
    round.step = .over
    return .handled()
  }
  let puzzle = round.puzzles[round.answers.count]
  (round.step, round.cursor) = (.showing(puzzle.flipCounts.lowerBound), puzzle.card)
  return .handled()
}

extension EffectID {
  static let practice: Self = "practice"
}

extension Reason {
  public static let nothingToPractise: Self = "there is nothing of this kind to practise now"
}
