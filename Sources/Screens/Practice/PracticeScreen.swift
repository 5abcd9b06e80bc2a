extension Screen {
  /// Slips as puzzles, one by one.
  static let practice = Screen(
    draw: drawPractice, commands: { _ in practiceCommands + commonCommands },
    page: practicePage, clicks: [.card: clickPuzzle])
}

/// Draws the board of the puzzle under the question, or says how the round went.
private func drawPractice(of state: AppState, in chrome: Chrome, on frame: inout Frame) {
  guard let game = state.practised, let round = state.practice.round, round.step != .over else {
    let (content, theme) = (chrome.content, chrome.theme)
    let box = content.centered(width: min(46, content.width), height: 5)
    let lines = state.practice.sentences.flatMap { $0.wrapped(to: box.width) }
    chrome.draw(about: tr("practice"), on: &frame)
    return frame.write(
      zip(lines, 0...).map { ($0, $1 == 0 ? theme.strong : theme.text) },
      in: box.top(content.maxY - box.minY))
  }
  drawPastBoard(
    of: game, about: round.labels(on: game), naming: round.namedCards, state: state, in: chrome,
    on: &frame)
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

private let practiceCommands = [
  Command(.moveCursor, if: \.asksForPartner, perform: moveCursor),
  Command(.findHidden, if: \.asksForPartner, perform: moveCursor),
  Command(.skipFlips, if: \.showsFlips, action: .practice(.skip)),
  Command(.answer, if: \.asksForPartner) { situation in
    situation.state.practice.round.map { .practice(.choose($0.cursor)) }
  },
  Command(.nextPuzzle, if: \.isPuzzleAnswered, action: .practice(.next)),
  Command(.closePractice, if: { $0.practice.round?.step == .over }, perform: goBack),
  backCommand,
]

private func moveCursor(_ situation: Command.Situation) -> AppAction? {
  situation.key.direction.map { .practice(.moveCursor($0)) }
}

/// The action for a click on a card: chooses it, or after a choice, goes on.
@Sendable func clickPuzzle(_ card: Int, in state: AppState) -> AppAction? {
  if state.asksForPartner { return .practice(.choose(card)) }
  return state.isPuzzleAnswered ? .practice(.next) : nil
}

extension AppState {
  fileprivate var showsFlips: Bool {
    if case .showing? = practice.round?.step { true } else { false }
  }
  fileprivate var asksForPartner: Bool { practice.round?.step == .asking }
  fileprivate var isPuzzleAnswered: Bool {
    if case .answered? = practice.round?.step { true } else { false }
  }
}
