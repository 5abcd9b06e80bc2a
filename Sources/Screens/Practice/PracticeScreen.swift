extension Screen {
  static let practice = Screen(
    draw: drawPractice,
    commands: { practiceCommands(at: $0.practice.round?.step) + commonCommands },
    page: practicePage, clicks: [.card: clickPuzzle])
}

private func drawPractice(of state: AppState, in chrome: Chrome, on frame: inout Frame) {
  guard let game = state.practised, let round = state.practice.round, round.step != .over else {
    chrome.draw(about: tr("practice"), on: &frame)
    return drawSentences(state.practice.sentences, in: chrome, on: &frame)
  }
  let named =
    if case .answered(let choice) = round.step { [round.puzzle.partner, choice] } else { [Int]() }
  drawPastBoard(
    of: game, about: round.labels(on: game), naming: named, state: state, in: chrome, on: &frame)
}

@Sendable private func practicePage(of state: AppState) -> Page {
  guard let shown = state.practised, let round = state.practice.round, round.step != .over
  else {
    // Without the line that only has marks.
    return Page(lines: state.practice.sentences.filter { $0.contains(where: \.isLetter) })
  }
  let label = round.labels(on: shown).first ?? ""
  switch round.step {
  case .showing: return Page(lines: [label] + shown.lastFlipSentences.prefix(1), question: "")
  case .asking, .over:
    var page = Page(lines: [round.origin, label] + state.practisedMoves, question: PlainWords.card)
    page.focus = shown.grid.coordinate(ofCard: round.cursor)
    return page
  // “next” is a word to type.
  case .answered: return Page(lines: [label], question: tr("Say next", in: "prompt"))
  }
}

private func practiceCommands(at step: PracticeRound.Step?) -> [Command] {
  switch step {
  case nil: [backCommand]
  case .showing: [Command(.skipFlips, action: .practice(.skip)), backCommand]
  case .asking:
    [
      Command(.moveCursor, perform: moveCursor), Command(.findHidden, perform: moveCursor),
      Command(.choose, controls: .flipping) { situation in
        situation.state.practice.round.map { .practice(.choose($0.cursor)) }
      },
      backCommand,
    ]
  case .answered: [Command(.nextPuzzle, action: .practice(.next)), backCommand]
  case .over: [backCommand, Command(.back, controls: .flipping, perform: goBack).unhinted]
  }
}

@Sendable private func moveCursor(_ situation: Command.Situation) -> AppAction? {
  situation.key.direction.map { .practice(.moveCursor($0)) }
}

@Sendable func clickPuzzle(_ card: Int, in state: AppState) -> AppAction? {
  switch state.practice.round?.step {
  case .asking: .practice(.choose(card))
  case .answered: .practice(.next)
  case nil, .showing, .over: nil
  }
}
